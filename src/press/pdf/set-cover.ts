import { FRAME } from "#book/format.ts";
import { MM, PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { setPicture } from "./set-picture.ts";

const SIDE = 14 * MM;
const LARGEST = 46;
const SMALLEST = 20;

const INKS = {
  dark: { words: "#2b2118", halo: "#fff8ea" },
  light: { words: "#fff6e2", halo: "#141a3c" },
} as const;

/** The cover: picture, title and byline on the picture's calm zone. */
export function setCover(sheet: Sheet): void {
  const { pdf, root, book } = sheet;
  pdf.addPage();
  pdf.outline.addItem(book.furniture.cover);
  const section = pdf.struct("Sect");
  root.add(section);
  setPicture(sheet, section, book.cover);

  const zone = book.cover?.textZone;
  const ink = INKS[zone?.ink ?? "dark"];
  const zoneTop = ((zone?.y ?? 0) / FRAME.height) * PAGE.height;
  const zoneHeight = ((zone?.height ?? FRAME.height * 0.26) / FRAME.height) * PAGE.height;
  const width = PAGE.width - 2 * SIDE;
  const title = sheet.faces.title.clean(book.title);
  const size = largestSize(sheet, title, width, zoneHeight * 0.62);
  const titleHeight = pdf
    .font("title")
    .fontSize(size)
    .heightOfString(title, { width, lineGap: -size * 0.1 });
  const top = Math.max(zoneTop + (zoneHeight - titleHeight - 24) / 2, 12 * MM);

  halo(sheet, title, top, width, size, ink.halo);
  section.add(
    pdf.struct("H1", {}, () => {
      pdf
        .font("title")
        .fontSize(size)
        .fillColor(ink.words)
        .text(title, SIDE, top, { width, align: "center", lineGap: -size * 0.1 });
    }),
  );
  section.add(
    pdf.struct("P", {}, () => {
      pdf
        .font("early")
        .fontSize(14)
        .fillColor(ink.words)
        .text(sheet.faces.early.clean(book.furniture.byline), SIDE, top + titleHeight + 6, { width, align: "center" });
    }),
  );
  section.end();
}

function largestSize(sheet: Sheet, title: string, width: number, height: number): number {
  const { pdf } = sheet;
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    pdf.font("title").fontSize(size);
    const longest = Math.max(...title.split(/\s+/).map((word) => pdf.widthOfString(word)));
    if (longest <= width && pdf.heightOfString(title, { width, lineGap: -size * 0.1 }) <= height) return size;
  }
  return SMALLEST;
}

/** A soft edge around the letters, so that a title reads on any sky; it is no content of its own. */
function halo(sheet: Sheet, title: string, top: number, width: number, size: number, colour: string): void {
  const { pdf } = sheet;
  pdf.markContent("Artifact");
  pdf
    .save()
    .lineJoin("round")
    .strokeColor(colour, 0.55)
    .lineWidth(size * 0.14);
  pdf
    .font("title")
    .fontSize(size)
    .text(title, SIDE, top, { width, align: "center", lineGap: -size * 0.1, stroke: true, fill: false });
  pdf.restore();
  pdf.endMarkedContent();
}

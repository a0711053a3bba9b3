import type { Block } from "../typography/lay-out-block.ts";
import { layOutCover } from "../typography/lay-out-cover.ts";
import { INKS } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { setPicture } from "./set-picture.ts";
import { writeLine } from "./write-line.ts";

/** The cover: picture, title and byline on the picture's calm zone. */
export function setCover(sheet: Sheet, section: PDFKit.PDFStructureElement): void {
  const { pdf, book, letters } = sheet;
  setPicture(sheet, section, book.cover);
  const zone = book.cover?.textZone;
  const ink = INKS[zone?.ink ?? "dark"];
  const { title, byline } = layOutCover({ title: book.title, byline: book.furniture.byline }, zone, letters);
  halo(sheet, title, ink.wash);
  section.add(
    pdf.struct("H1", {}, () => {
      pdf.fillColor(ink.words);
      for (const line of title.lines) writeLine(sheet, "title", line, title.size);
    }),
  );
  section.add(
    pdf.struct("P", {}, () => {
      pdf.fillColor(ink.words);
      for (const line of byline.lines) writeLine(sheet, "early", line, byline.size);
    }),
  );
}

/** A soft edge around the letters, so that a title reads on any sky; it is no content of its own. */
function halo(sheet: Sheet, title: Block, colour: string): void {
  const { pdf } = sheet;
  pdf.markContent("Artifact");
  pdf
    .save()
    .lineJoin("round")
    .strokeColor(colour, 0.55)
    .lineWidth(title.size * 0.14);
  for (const line of title.lines) writeLine(sheet, "title", line, title.size, true);
  pdf.restore();
  pdf.endMarkedContent();
}

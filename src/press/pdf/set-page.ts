import { FRAME } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import type { PrintedPage } from "../printed-book.ts";
import { MM, PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { setPicture } from "./set-picture.ts";
import { setOverflow, setWords } from "./set-words.ts";

/** Where words stand when there is no picture that says. */
const PLAIN_ZONE: TextZone = {
  x: 0,
  y: FRAME.height * 0.66,
  width: FRAME.width,
  height: FRAME.height * 0.34,
  ink: "dark",
};

/** One page of the story: picture, words, page number, bookmark. `number` counts from 1. */
export function setPage(sheet: Sheet, page: PrintedPage, number: number): void {
  const { pdf, root, book } = sheet;
  pdf.addPage();
  pdf.outline.addItem(book.furniture.page(number));
  const section = pdf.struct("Sect");
  root.add(section);
  setPicture(sheet, section, page.picture);
  const zone = page.picture?.textZone ?? PLAIN_ZONE;
  const rest = setWords(sheet, section, page.text, zone);
  setNumber(sheet, number, zone);
  if (rest.length > 0) setOverflow(sheet, section, rest);
  section.end();
}

/** The page number stands at the foot, on a small disc of paper, so that it reads on any picture. */
function setNumber(sheet: Sheet, number: number, zone: TextZone): void {
  const { pdf } = sheet;
  const onDark = zone.ink === "light" && zone.y + zone.height > FRAME.height * 0.9;
  const y = PAGE.height - 8 * MM;
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf
    .save()
    .fillOpacity(0.75)
    .circle(PAGE.width / 2, y + 2.2 * MM, 3.6 * MM)
    .fill(onDark ? "#141a3c" : "#fff8ea")
    .restore();
  pdf
    .font("title")
    .fontSize(11)
    .fillColor(onDark ? "#fff6e2" : "#2b2118")
    .text(String(number), 0, y, { width: PAGE.width, align: "center", lineBreak: false });
  pdf.endMarkedContent();
}

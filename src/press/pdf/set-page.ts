import { FRAME } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import type { PrintedPage } from "../printed-book.ts";
import type { LaidOutWords } from "../typography/lay-out-words.ts";
import { layOutBlock } from "../typography/lay-out-block.ts";
import { INKS, MM, ORNAMENT, PAGE, PLAIN_ZONE, SIDE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { setPicture } from "./set-picture.ts";
import { setWords } from "./set-words.ts";
import { layGround, writeLine } from "./write-line.ts";

/** One page of the story: picture, words, page number. `number` counts from 1. */
export function setPage(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  page: PrintedPage,
  words: LaidOutWords,
  number: number,
): void {
  const zone = page.picture?.textZone ?? PLAIN_ZONE;
  setPicture(sheet, section, page.picture);
  setWords(sheet, section, words, zone.ink, page.picture !== undefined);
  setNumber(sheet, number, zone);
}

/** A page's words in two languages on plain paper, beside its picture, with the page's number. */
export function setFacing(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  words: LaidOutWords,
  number: number,
): void {
  setOverflow(sheet, section, words);
  setNumber(sheet, number, PLAIN_ZONE);
}

/** What did not fit on its picture's page, on plain paper. */
export function setOverflow(sheet: Sheet, section: PDFKit.PDFStructureElement, words: LaidOutWords): void {
  setBlank(sheet);
  setWords(sheet, section, words, "dark", false);
  if (words.between !== undefined) setOrnament(sheet, words.between);
}

/** Plain paper. */
export function setBlank(sheet: Sheet): void {
  layGround(sheet, INKS.dark.wash);
}

/** Three dots in the middle of the page, between the two languages. */
function setOrnament({ pdf }: Sheet, y: number): void {
  pdf.markContent("Artifact");
  for (const x of ORNAMENT.across) pdf.circle(PAGE.width / 2 + x, y, ORNAMENT.radius);
  pdf.fill(INKS.dark.second);
  pdf.endMarkedContent();
}

/** The page number stands at the foot, on a small disc of paper, so that it reads on any picture. */
function setNumber(sheet: Sheet, number: number, zone: TextZone): void {
  const { pdf } = sheet;
  const onDark = zone.ink === "light" && zone.y + zone.height > FRAME.height * 0.9;
  const middle = PAGE.height - 6 * MM;
  const size = 11;
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf
    .save()
    .fillOpacity(0.75)
    .circle(PAGE.width / 2, middle, 3.6 * MM)
    .fill(onDark ? INKS.light.wash : INKS.dark.wash)
    .restore();
  pdf.fillColor(onDark ? INKS.light.words : INKS.dark.words);
  const setting = { size, leading: 1, x: SIDE, y: middle - size / 2, width: PAGE.width - 2 * SIDE };
  for (const line of layOutBlock(String(number), sheet.letters.title, setting).lines) {
    writeLine(sheet, "title", line, size);
  }
  pdf.endMarkedContent();
}

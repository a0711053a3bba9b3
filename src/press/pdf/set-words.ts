import type { TextZone } from "#book/text-zone.ts";
import { layOutOverflow, layOutWords, type LaidOutWords } from "../typography/lay-out-words.ts";
import { INKS, PAGE, washOf, washStops } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";

/** Sets a page's words on the zone that its picture keeps calm; gives back what did not fit. */
export function setWords(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  text: string,
  zone: TextZone,
): readonly string[] {
  const words = layOutWords(text, zone, sheet.faces[sheet.type.font], sheet.type);
  if (words.paragraphs.length === 0) return [];
  wash(sheet.pdf, words, INKS[zone.ink].wash);
  write(sheet, section, words, INKS[zone.ink].words);
  return words.rest;
}

/** Sets what did not fit on its picture's page, on plain paper; as many pages as it takes. */
export function setOverflow(sheet: Sheet, section: PDFKit.PDFStructureElement, paragraphs: readonly string[]): void {
  const { pdf } = sheet;
  for (let rest = paragraphs; rest.length > 0;) {
    pdf.addPage();
    pdf.markContent("Artifact");
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(INKS.dark.wash);
    pdf.endMarkedContent();
    const words = layOutOverflow(rest, sheet.faces[sheet.type.font], sheet.type);
    write(sheet, section, words, INKS.dark.words);
    rest = words.rest;
  }
}

function write(sheet: Sheet, section: PDFKit.PDFStructureElement, words: LaidOutWords, ink: string): void {
  const { pdf, type } = sheet;
  for (const lines of words.paragraphs) {
    section.add(
      pdf.struct("P", {}, () => {
        pdf.font(type.font).fontSize(words.size).fillColor(ink);
        for (const line of lines) pdf.text(line.text, line.x, line.y, { lineBreak: false, baseline: "alphabetic" });
      }),
    );
  }
}

/** A wash of the zone's own tone behind the words, full at the page's edge and fading into the picture. */
function wash(pdf: PDFKit.PDFDocument, words: LaidOutWords, colour: string): void {
  const { edge, far, solid } = washOf(words);
  const gradient = pdf.linearGradient(0, edge, 0, far);
  for (const { at, opacity } of washStops(solid)) gradient.stop(at, colour, opacity);
  pdf.markContent("Artifact");
  pdf.rect(0, Math.min(edge, far), PAGE.width, Math.abs(far - edge)).fill(gradient);
  pdf.endMarkedContent();
}

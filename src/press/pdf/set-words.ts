import { FRAME } from "#book/format.ts";
import type { TextZone } from "../printed-book.ts";
import { splitAtWord, splitParagraphs } from "../split-paragraphs.ts";
import type { TypeSetting } from "../type-scale.ts";
import { MM, PAGE, type Sheet } from "./document.ts";

const SIDE = 16 * MM;
const EDGE = 13 * MM;
/** How far the wash under the words runs out into the picture. */
const FADE = 22 * MM;
/** The most of the page that words may take before they go on, on a page of their own. */
const MOST = PAGE.height * 0.62;

const INKS = {
  dark: { words: "#2b2118", wash: "#fff8ea" },
  light: { words: "#fff6e2", wash: "#141a3c" },
} as const;

interface Fitted {
  readonly size: number;
  readonly paragraphs: readonly string[];
  readonly height: number;
  /** What did not fit. */
  readonly rest: readonly string[];
}

/** Sets a page's words on the zone that its picture keeps calm; gives back what did not fit. */
export function setWords(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  text: string,
  zone: TextZone,
): readonly string[] {
  const { pdf, type } = sheet;
  const paragraphs = splitParagraphs(sheet.clean(text, type.font));
  if (paragraphs.length === 0) return [];
  const atTop = zone.y + zone.height / 2 < FRAME.height / 2;
  const zoneHeight = (zone.height / FRAME.height) * PAGE.height;
  const fitted = fitWords(sheet, paragraphs, Math.max(zoneHeight - EDGE, 0));
  const top = atTop
    ? EDGE + Math.max(0, (zoneHeight - EDGE - fitted.height) / 2)
    : PAGE.height - EDGE - fitted.height - Math.max(0, (zoneHeight - EDGE - fitted.height) / 2);
  wash(pdf, atTop, top, fitted.height, INKS[zone.ink].wash);
  writeParagraphs(sheet, section, fitted, top, INKS[zone.ink].words);
  return fitted.rest;
}

/** Sets what did not fit on its picture's page, on plain paper; as many pages as it takes. */
export function setOverflow(sheet: Sheet, section: PDFKit.PDFStructureElement, paragraphs: readonly string[]): void {
  let rest = paragraphs;
  while (rest.length > 0) {
    const { pdf } = sheet;
    pdf.addPage();
    pdf.markContent("Artifact");
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(INKS.dark.wash);
    pdf.endMarkedContent();
    const fitted = fitInto(sheet, rest, { ...sheet.type, size: sheet.type.least }, PAGE.height - 4 * EDGE);
    writeParagraphs(sheet, section, fitted, 2 * EDGE, INKS.dark.words);
    rest = fitted.rest;
  }
}

/** The largest size at which the words fit the zone; then as much more of the page as they need; then what goes on. */
function fitWords(sheet: Sheet, paragraphs: readonly string[], zoneHeight: number): Fitted {
  const { type } = sheet;
  for (let size = type.size; size >= type.least; size -= 0.5) {
    const height = heightOf(sheet, paragraphs, size);
    if (height <= zoneHeight) return { size, paragraphs, height, rest: [] };
  }
  return fitInto(sheet, paragraphs, { ...type, size: type.least }, MOST);
}

function fitInto(sheet: Sheet, paragraphs: readonly string[], type: TypeSetting, most: number): Fitted {
  const whole = heightOf(sheet, paragraphs, type.size);
  if (whole <= most) return { size: type.size, paragraphs, height: whole, rest: [] };
  let fits = 1;
  let over = paragraphs.reduce((count, paragraph) => count + paragraph.split(" ").length, 0);
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (heightOf(sheet, splitAtWord(paragraphs, middle)[0], type.size) <= most) fits = middle;
    else over = middle;
  }
  const [kept, rest] = splitAtWord(paragraphs, fits);
  return { size: type.size, paragraphs: kept, height: heightOf(sheet, kept, type.size), rest };
}

function textOptions(sheet: Sheet, size: number) {
  const natural = sheet.pdf.font(sheet.type.font).fontSize(size).currentLineHeight(true);
  return { width: PAGE.width - 2 * SIDE, lineGap: size * sheet.type.leading - natural, align: "left" as const };
}

const paragraphGap = (size: number) => size * 0.35;

function heightOf(sheet: Sheet, paragraphs: readonly string[], size: number): number {
  const options = textOptions(sheet, size);
  const heights = paragraphs.map((paragraph) => sheet.pdf.heightOfString(paragraph, options));
  return heights.reduce((sum, height) => sum + height, 0) + paragraphGap(size) * (paragraphs.length - 1);
}

function writeParagraphs(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  fitted: Fitted,
  top: number,
  ink: string,
): void {
  const { pdf, type } = sheet;
  const options = textOptions(sheet, fitted.size);
  let y = top;
  for (const paragraph of fitted.paragraphs) {
    section.add(
      pdf.struct("P", {}, () => {
        pdf.font(type.font).fontSize(fitted.size).fillColor(ink).text(paragraph, SIDE, y, options);
      }),
    );
    y += pdf.heightOfString(paragraph, options) + paragraphGap(fitted.size);
  }
}

/** A wash of the zone's own tone behind the words, full at the page's edge and fading into the picture. */
function wash(pdf: PDFKit.PDFDocument, atTop: boolean, top: number, height: number, colour: string): void {
  const inner = atTop ? top + height : top;
  const far = atTop ? Math.min(PAGE.height, inner + FADE) : Math.max(0, inner - FADE);
  const edge = atTop ? 0 : PAGE.height;
  const solid = Math.abs(inner - edge) / Math.abs(far - edge);
  const gradient = pdf.linearGradient(0, edge, 0, far);
  gradient
    .stop(0, colour, 0.9)
    .stop(solid * 0.8, colour, 0.8)
    .stop(1, colour, 0);
  pdf.markContent("Artifact");
  pdf.rect(0, Math.min(edge, far), PAGE.width, Math.abs(far - edge)).fill(gradient);
  pdf.endMarkedContent();
}

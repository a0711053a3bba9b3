import type { LaidOutWords, SetLine } from "../typography/lay-out-words.ts";
import type { Initial } from "../typography/initial.ts";
import { INKS, PAGE, washOf, washStops } from "../typography/page-frame.ts";
import { LOCALES, type Sheet } from "./document.ts";
import { writeLine } from "./write-line.ts";

/** Sets words that are laid out; over a picture, with a wash of their zone's tone behind them. */
export function setWords(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  words: LaidOutWords,
  ink: keyof typeof INKS,
  isOverPicture: boolean,
): void {
  const { pdf, type, book } = sheet;
  if (words.paragraphs.length === 0) return;
  if (isOverPicture) wash(sheet, words, INKS[ink].wash);
  for (const [place, lines] of words.paragraphs.entries()) {
    const second = place >= words.secondFrom ? book.second : undefined;
    section.add(
      pdf.struct("P", second ? { lang: LOCALES[second.language] } : {}, () => {
        pdf.fillColor(second ? INKS[ink].second : INKS[ink].words);
        for (const line of lines) {
          if (line.initial) writeOpening(sheet, line, line.initial, words.size, INKS[ink]);
          else writeLine(sheet, type.font, line, words.size);
        }
      }),
    );
  }
}

/**
 * A line that opens with an initial. Letters of two sizes are two words to whoever copies or reads the page aloud: so the
 * large ones are drawn, and stand unseen in front of the rest of their word in its own size.
 */
function writeOpening(
  sheet: Sheet,
  { text, x, y }: SetLine,
  initial: Initial,
  size: number,
  inks: (typeof INKS)["dark" | "light"],
): void {
  const { pdf, letters, type } = sheet;
  const rest = x + initial.advance;
  pdf.save().fillOpacity(0);
  const unseen = { text: initial.text, x: rest - letters[type.font].widthOf(initial.text, size), y };
  writeLine(sheet, type.font, unseen, size);
  pdf.restore();
  writeLine(sheet, type.font, { text: text.slice(initial.text.length), x: rest, y }, size);
  pdf
    .save()
    .path(letters[type.font].outlineOf(initial.text, initial.size, x, y))
    .fill(inks.second)
    .restore();
}

/** Full at the page's edge, and over its bleed, and fading into the picture. */
function wash({ pdf, stock: { bleed } }: Sheet, words: LaidOutWords, colour: string): void {
  const { edge, far, solid } = washOf(words);
  const gradient = pdf.linearGradient(0, edge, 0, far);
  for (const { at, opacity } of washStops(solid, words.isBeyond)) gradient.stop(at, colour, opacity);
  const top = Math.min(edge, far) - (edge < far ? bleed : 0);
  pdf.markContent("Artifact");
  pdf.rect(-bleed, top, PAGE.width + 2 * bleed, Math.abs(far - edge) + bleed).fill(gradient);
  pdf.endMarkedContent();
}

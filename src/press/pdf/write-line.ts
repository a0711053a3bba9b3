import type { SetLine } from "../typography/lay-out-words.ts";
import { PAGE } from "../typography/page-frame.ts";
import type { LettersName } from "../typography/press-faces.ts";
import type { Sheet } from "./document.ts";

/** Writes a line run by run, each in its font; `stroke` draws the outlines alone. */
export function writeLine(sheet: Sheet, name: LettersName, line: SetLine, size: number, stroke = false): void {
  const { pdf, letters } = sheet;
  for (const run of letters[name].runsOf(line.text, size)) {
    pdf
      .font(run.font)
      .fontSize(size)
      .text(run.text, line.x + run.x, line.y, { lineBreak: false, baseline: "alphabetic", stroke, fill: !stroke });
  }
}

/** A ground over the whole page and its bleed; it is no content. */
export function layGround({ pdf, stock: { bleed } }: Sheet, colour: string): void {
  pdf.markContent("Artifact");
  pdf.rect(-bleed, -bleed, PAGE.width + 2 * bleed, PAGE.height + 2 * bleed).fill(colour);
  pdf.endMarkedContent();
}

import { MM, PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { impose, padToSheets } from "./impose.ts";
import type { Leaf } from "./leaf.ts";

/** A4 on its side, in points. */
const PAPER = { width: 297 * MM, height: 210 * MM } as const;
/** Home printers leave about 5 mm of a sheet's edge blank. */
const UNPRINTED = 6.5 * MM;
const SCALE = (PAPER.width / 2 - UNPRINTED) / PAGE.width;
const TOP = (PAPER.height - PAGE.height * SCALE) / 2;
const FOLD_MARK = 5 * MM;
const HAIRLINE = 0.25;
const MARK = "#8a8074";

/** Two leaves a side on A4, in the order in which the sheets are folded; a screen reader is told them in reading order. */
export function printBooklet(sheet: Sheet, leaves: readonly Leaf[]): void {
  const { pdf, root } = sheet;
  const sections = new Map<Leaf, PDFKit.PDFStructureElement>();
  for (const leaf of leaves) {
    const section = pdf.struct("Sect");
    root.add(section);
    sections.set(leaf, section);
  }
  const setAt = (leaf: Leaf | undefined, x: number) => {
    const section = leaf && sections.get(leaf);
    if (!section) return;
    pdf.save().translate(x, TOP).scale(SCALE).rect(0, 0, PAGE.width, PAGE.height).clip();
    leaf.set(sheet, section);
    pdf.restore();
  };
  const areSpreads = leaves.some(({ kind }) => kind === "facing");
  for (const { left, right } of impose(padToSheets(leaves, areSpreads))) {
    pdf.addPage({ size: [PAPER.width, PAPER.height], margin: 0 });
    setAt(left, PAPER.width / 2 - PAGE.width * SCALE);
    setAt(right, PAPER.width / 2);
    markFold(pdf);
  }
}

/** Two short dashes, above and below the pages, where the sheet is folded. */
function markFold(pdf: PDFKit.PDFDocument): void {
  const middle = PAPER.width / 2;
  pdf.markContent("Artifact");
  pdf.save().lineWidth(HAIRLINE).strokeColor(MARK).dash(2, { space: 2 });
  pdf.moveTo(middle, TOP - FOLD_MARK).lineTo(middle, TOP);
  pdf.moveTo(middle, PAPER.height - TOP).lineTo(middle, PAPER.height - TOP + FOLD_MARK);
  pdf.stroke().restore();
  pdf.endMarkedContent();
}

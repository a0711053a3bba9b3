import { PAGE } from "../typography/page-frame.ts";
import { drawCropMarks } from "./draw-crop-marks.ts";
import type { Sheet } from "./document.ts";
import type { Leaf } from "./leaf.ts";

/** Every leaf on a page of its own, in order, with bookmarks; for a print shop with its bleed and its marks. */
export function printPages(sheet: Sheet, leaves: readonly Leaf[]): void {
  const {
    pdf,
    root,
    stock: { slug, bleed },
  } = sheet;
  const size: [number, number] = [PAGE.width + 2 * slug, PAGE.height + 2 * slug];
  let section: PDFKit.PDFStructureElement | undefined;
  for (const leaf of leaves) {
    pdf.addPage({ size, margin: 0 });
    Object.assign(pdf.page.dictionary.data, { TrimBox: boxIn(size, slug), BleedBox: boxIn(size, slug - bleed) });
    if (leaf.bookmark !== undefined) pdf.outline.addItem(leaf.bookmark);
    if (leaf.bookmark !== undefined || !section) {
      section = pdf.struct("Sect");
      root.add(section);
    }
    pdf.translate(slug, slug);
    leaf.set(sheet, section);
    if (slug > 0) drawCropMarks(sheet);
  }
}

/** A box that lies so far inside the sheet on every side, as PDF has it: left, bottom, right, top. */
const boxIn = (size: readonly [number, number], inset: number) => [inset, inset, size[0] - inset, size[1] - inset];

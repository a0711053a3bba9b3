import type { PrintedPicture } from "../printed-book.ts";
import { layOutBlock } from "../typography/lay-out-block.ts";
import { PAGE, SIDE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";
import { layGround, writeLine } from "./write-line.ts";

const MISSING_GROUND = "#efe7d6";
const MISSING_INK = "#6b5b4a";
const MISSING_SIZE = 12;

/** Sets a picture over the whole page and its bleed, with its alternative text; a missing one leaves a calm ground and says so. */
export function setPicture(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  picture: PrintedPicture | undefined,
): void {
  const {
    pdf,
    book,
    stock: { bleed },
  } = sheet;
  if (picture) {
    section.add(
      pdf.struct("Figure", { alt: picture.alt }, () => {
        pdf.image(Buffer.from(picture.jpeg), -bleed, -bleed, {
          cover: [PAGE.width + 2 * bleed, PAGE.height + 2 * bleed],
          align: "center",
          valign: "center",
        });
      }),
    );
    return;
  }
  layGround(sheet, MISSING_GROUND);
  const { lines } = layOutBlock(book.furniture.pictureMissing, sheet.letters.early, {
    size: MISSING_SIZE,
    leading: 1.4,
    x: SIDE,
    y: PAGE.height * 0.4,
    width: PAGE.width - 2 * SIDE,
  });
  section.add(
    pdf.struct("P", {}, () => {
      pdf.fillColor(MISSING_INK);
      for (const line of lines) writeLine(sheet, "early", line, MISSING_SIZE);
    }),
  );
}

import type { PrintedPicture } from "../printed-book.ts";
import { PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";

const MISSING_GROUND = "#efe7d6";
const MISSING_INK = "#6b5b4a";

/** Sets a picture over the whole page with its alternative text; a missing one leaves a calm ground and says so. */
export function setPicture(
  sheet: Sheet,
  section: PDFKit.PDFStructureElement,
  picture: PrintedPicture | undefined,
): void {
  const { pdf, book } = sheet;
  if (!picture) {
    pdf.markContent("Artifact");
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(MISSING_GROUND);
    pdf.endMarkedContent();
    section.add(
      pdf.struct("P", {}, () => {
        pdf
          .font("early")
          .fontSize(12)
          .fillColor(MISSING_INK)
          .text(sheet.faces.early.clean(book.furniture.pictureMissing), 0, PAGE.height * 0.4, {
            width: PAGE.width,
            align: "center",
          });
      }),
    );
    return;
  }
  section.add(
    pdf.struct("Figure", { alt: picture.alt }, () => {
      pdf.image(Buffer.from(picture.jpeg), 0, 0, { cover: [PAGE.width, PAGE.height] });
    }),
  );
}

import { MM, PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";

const SIDE = 30 * MM;
const GROUND = "#fff8ea";
const INK = "#4b3f33";

/** The last leaf: what the book is called, who told it, and that software made it (S12.4). */
export function setImprint(sheet: Sheet): void {
  const { pdf, root, book } = sheet;
  pdf.addPage();
  pdf.outline.addItem(book.furniture.imprint);
  pdf.markContent("Artifact");
  pdf.rect(0, 0, PAGE.width, PAGE.height).fill(GROUND);
  pdf.endMarkedContent();
  const section = pdf.struct("Sect");
  root.add(section);
  const options = { width: PAGE.width - 2 * SIDE, align: "center" as const, lineGap: 5 };
  let y = PAGE.height * 0.62;
  section.add(
    pdf.struct("H2", {}, () => {
      pdf.font("title").fontSize(16).fillColor(INK).text(sheet.faces.title.clean(book.title), SIDE, y, options);
    }),
  );
  y = pdf.y + 4 * MM;
  for (const line of book.furniture.imprintLines) {
    section.add(
      pdf.struct("P", {}, () => {
        pdf.font("early").fontSize(10.5).fillColor(INK).text(sheet.faces.early.clean(line), SIDE, y, options);
      }),
    );
    y = pdf.y + 1.5 * MM;
  }
  section.end();
}

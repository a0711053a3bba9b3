import { layOutBlock } from "../typography/lay-out-block.ts";
import { INKS, MM, PAGE } from "../typography/page-frame.ts";
import type { LettersName } from "../typography/press-faces.ts";
import { LOCALES, type Sheet } from "./document.ts";
import { layGround, writeLine } from "./write-line.ts";

const SIDE = 30 * MM;
const INK = "#4b3f33";

/** The last leaf: what the book is called, who told it, and that software made it (S12.4). */
export function setImprint(sheet: Sheet, section: PDFKit.PDFStructureElement): void {
  const { pdf, book } = sheet;
  layGround(sheet, INKS.dark.wash);
  let y = PAGE.height * 0.62;
  const write = (tag: "H2" | "P", text: string, name: LettersName, size: number, gap: number, lang?: string) => {
    const { lines, height } = layOutBlock(text, sheet.letters[name], {
      size,
      leading: 1.5,
      x: SIDE,
      y,
      width: PAGE.width - 2 * SIDE,
    });
    section.add(
      pdf.struct(tag, lang === undefined ? {} : { lang }, () => {
        pdf.fillColor(INK);
        for (const line of lines) writeLine(sheet, name, line, size);
      }),
    );
    y += height + gap;
  };
  const { second } = book;
  const hasSecond = second !== undefined && second.title !== "";
  write("H2", book.title, "title", 16, (hasSecond ? 1 : 4) * MM);
  if (hasSecond) write("P", second.title, "title", 13, 4 * MM, LOCALES[second.language]);
  for (const line of book.furniture.imprintLines) write("P", line, "early", 10.5, 1.5 * MM);
}

import type { Block } from "../typography/lay-out-block.ts";
import { layOutCover } from "../typography/lay-out-cover.ts";
import { INKS } from "../typography/page-frame.ts";
import { LOCALES, type Sheet } from "./document.ts";
import { setPicture } from "./set-picture.ts";
import { writeLine } from "./write-line.ts";

/** The cover: picture, title and byline on the picture's calm zone. */
export function setCover(sheet: Sheet, section: PDFKit.PDFStructureElement): void {
  const { pdf, book, letters } = sheet;
  setPicture(sheet, section, book.cover);
  const zone = book.cover?.textZone;
  const ink = INKS[zone?.ink ?? "dark"];
  const words = { title: book.title, second: book.second?.title, byline: book.furniture.byline };
  const { title, second, byline } = layOutCover(words, zone, letters);
  halo(sheet, title, ink.wash);
  if (second) halo(sheet, second, ink.wash);
  section.add(
    pdf.struct("H1", {}, () => {
      pdf.fillColor(ink.words);
      for (const line of title.lines) writeLine(sheet, "title", line, title.size);
    }),
  );
  if (second && book.second) {
    section.add(
      pdf.struct("P", { lang: LOCALES[book.second.language] }, () => {
        pdf.fillColor(ink.second);
        for (const line of second.lines) writeLine(sheet, "title", line, second.size);
      }),
    );
  }
  section.add(
    pdf.struct("P", {}, () => {
      pdf.fillColor(ink.words);
      for (const line of byline.lines) writeLine(sheet, "early", line, byline.size);
    }),
  );
}

/** A soft edge around the letters, so that a title reads on any sky; it is no content of its own. */
function halo(sheet: Sheet, title: Block, colour: string): void {
  const { pdf } = sheet;
  pdf.markContent("Artifact");
  pdf
    .save()
    .lineJoin("round")
    .strokeColor(colour, 0.55)
    .lineWidth(title.size * 0.14);
  for (const line of title.lines) writeLine(sheet, "title", line, title.size, true);
  pdf.restore();
  pdf.endMarkedContent();
}

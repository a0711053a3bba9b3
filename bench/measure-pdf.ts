import PDFDocument from "pdfkit";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { furnitureOf } from "#features/reading/server/furniture.ts";
import { readPressFonts } from "#features/reading/server/read-press-fonts.ts";
import { makePdf } from "#press/make-pdf.ts";
import type { PrintedBook, PrintedPicture } from "#press/printed-book.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { toJpeg } from "#server/raster/to-jpeg.ts";
import { median, type Row, timed } from "./row.ts";
import { sampleBook } from "./sample-book.ts";

const ROUNDS = 5;

/** A screen PDF of 24 pages against the same JPEGs, one a page, through bare pdfkit. */
export async function measurePdf(): Promise<Row[]> {
  const fonts = await readPressFonts();
  const book = await printedSample();
  const jpegs = [book.cover, ...book.pages.map((page) => page.picture)].flatMap((picture) =>
    picture ? [picture.jpeg] : [],
  );
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    whole.push(await timed(() => makePdf(book, fonts)));
    bare.push(await timed(() => barePdf(jpegs)));
  }
  return [
    {
      name: "a screen PDF of 24 pages / its JPEGs through bare pdfkit",
      value: median(whole) / median(bare),
      unit: "ratio",
      limit: { most: 1.2 },
    },
    { name: "a screen PDF of 24 pages, wall time", value: median(whole) / 1000, unit: "s" },
  ];
}

async function printedSample(): Promise<PrintedBook> {
  const book = sampleBook("bench");
  const signal = new AbortController().signal;
  const print = async (plan: (typeof book)["cover"], seed: string): Promise<PrintedPicture> => {
    const painting = await builtInPainter.paint({ plan, cast: book.cast, seed }, signal);
    const { screen } = await rasterize(painting.svg, ["screen"]);
    return { jpeg: await toJpeg(screen), alt: "A picture", textZone: painting.textZone };
  };
  const pages = [];
  for (const [index, page] of book.pages.entries()) {
    pages.push({ text: page.text, picture: await print(page.plan, String(index)) });
  }
  return {
    title: book.title,
    author: "Ioana",
    language: book.language,
    complexity: book.complexity,
    cover: await print(book.cover, "cover"),
    pages,
    furniture: furnitureOf({ language: book.language, author: "Ioana", createdAt: new Date(0) }),
  };
}

function barePdf(jpegs: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, size: [567, 709], compress: true });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  for (const jpeg of jpegs) pdf.addPage().image(Buffer.from(jpeg), 0, 0, { cover: [567, 709] });
  pdf.end();
  return done;
}

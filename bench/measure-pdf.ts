import PDFDocument from "pdfkit";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { furnitureOf } from "#features/reading/server/furniture.ts";
import { readPressFonts } from "#features/reading/server/read-press-fonts.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { makePdf } from "#press/make-pdf.ts";
import type { PrintedBook, PrintedPicture } from "#press/printed-book.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { toJpeg } from "#server/raster/to-jpeg.ts";
import { median, type Row, timed } from "./row.ts";
import { sampleBook } from "./sample-book.ts";

const ROUNDS = 9;

/**
 * A screen PDF of 24 pages against the same JPEGs and words through bare pdfkit; against the JPEGs alone it is only told, since
 * one embedded font costs more than they do (docs/decisions/005-one-layout.md).
 */
export async function measurePdf(): Promise<Row[]> {
  const fonts = await readPressFonts();
  const book = await printedSample();
  const whole: number[] = [];
  const bare: number[] = [];
  const pictures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    whole.push(await timed(() => makePdf(book, fonts, "screen")));
    bare.push(await timed(() => picturesAndWords(book, fonts.early)));
    pictures.push(await timed(() => picturesAlone(book)));
  }
  return [
    {
      name: "a screen PDF of 24 pages / its JPEGs and words, bare pdfkit",
      value: median(whole) / median(bare),
      unit: "ratio",
      limit: { most: 1.2 },
    },
    { name: "a screen PDF of 24 pages / its JPEGs alone", value: median(whole) / median(pictures), unit: "ratio" },
    { name: "a screen PDF of 24 pages, wall time", value: median(whole) / 1000, unit: "s" },
  ];
}

async function printedSample(): Promise<PrintedBook> {
  const book = sampleBook("bench");
  const cast = book.cast.map((card) => approveWritten(card));
  const signal = new AbortController().signal;
  const print = async (plan: (typeof book)["cover"], seed: string): Promise<PrintedPicture> => {
    const painting = await builtInPainter.paint({ plan, cast, seed }, signal);
    const { screen } = await rasterize(painting.svg, ["screen"]);
    return { jpeg: await toJpeg(screen), alt: "A picture", textZone: painting.textZone };
  };
  const pages = [];
  for (const [index, page] of book.pages.entries()) {
    pages.push({ text: page.text, picture: await print(page.plan, String(index)) });
  }
  return {
    id: "00000000-0000-4000-8000-000000000000",
    madeAt: new Date(0),
    title: book.title,
    author: "Ioana",
    language: book.language,
    complexity: book.complexity,
    cover: await print(book.cover, "cover"),
    pages,
    furniture: furnitureOf({
      language: book.language,
      author: "Ioana",
      createdAt: new Date(0),
      writer: "built-in",
      painter: "built-in",
    }),
  };
}

/** Nothing but the pictures, one a page. */
const picturesAlone = (book: PrintedBook) =>
  barePdf((pdf) => {
    for (const jpeg of jpegsOf(book)) pdf.addPage().image(jpeg, 0, 0, { cover: [WIDTH, HEIGHT] });
  });

/** The pictures and the words in one embedded font, by pdfkit's own wrapping: no layout, no tags, no washes, no bookmarks. */
const picturesAndWords = (book: PrintedBook, font: Uint8Array) =>
  barePdf((pdf) => {
    pdf.registerFont("words", Buffer.from(font));
    const texts = [book.title, ...book.pages.map((page) => page.text)];
    jpegsOf(book).forEach((jpeg, index) => {
      pdf.addPage().image(jpeg, 0, 0, { cover: [WIDTH, HEIGHT] });
      pdf
        .font("words")
        .fontSize(17)
        .text(texts[index] ?? "", 45, 500, { width: WIDTH - 90 });
    });
  });

const [WIDTH, HEIGHT] = [567, 709];

function jpegsOf(book: PrintedBook): Buffer[] {
  const pictures = [book.cover, ...book.pages.map((page) => page.picture)];
  return pictures.flatMap((picture) => (picture ? [Buffer.from(picture.jpeg)] : []));
}

function barePdf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, size: [WIDTH, HEIGHT], compress: true });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  draw(pdf);
  pdf.end();
  return done;
}

import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "./make-pdf.ts";
import type { PressFonts, PrintedBook, PrintedPicture } from "./printed-book.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const font = (name: string) => fs.readFileSync(path.join(root, "node_modules/@expo-google-fonts", name));
const fonts: PressFonts = {
  title: font("grandstander/700Bold/Grandstander_700Bold.ttf"),
  early: font("andika/Andika_400Regular.ttf"),
  literary: font("literata/400Regular/Literata_400Regular.ttf"),
};

/** The smallest JPEG there is: one grey pixel. */
const PIXEL = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);

const picture = (alt: string): PrintedPicture => ({
  jpeg: PIXEL,
  alt,
  textZone: { x: 60, y: 940, width: 904, height: 340, ink: "dark" },
});

const ALPHABET = "Ștefan și țestoasa înțeleaptă — ĂÂÎȘȚ ăâîșț, „ghilimele”, groß, Äpfel, “quotes” … «da»";

function bookOf(texts: readonly string[], change: Partial<PrintedBook> = {}): PrintedBook {
  return {
    title: "Ștefan și țestoasa",
    author: "Ana",
    language: "ro",
    complexity: "Spark",
    cover: picture("Coperta: o țestoasă"),
    pages: texts.map((text, index) => ({ text, picture: picture(`Desenul ${index + 1}: un arici`) })),
    furniture: {
      cover: "Coperta",
      page: (number) => `Pagina ${number}`,
      byline: "O poveste de Ana",
      imprint: "Despre carte",
      imprintLines: ["Scrisă și desenată de un program."],
      pictureMissing: "Desenul lipsește.",
    },
    ...change,
  };
}

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "press-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function print(book: PrintedBook): Promise<string> {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.pdf`);
  fs.writeFileSync(file, await makePdf(book, fonts));
  return file;
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" });
const textOf = (file: string) => run("pdftotext", "-layout", file, "-");
const pagesOf = (file: string) => Number(/^Pages:\s+(\d+)/m.exec(run("pdfinfo", file))?.[1]);
const flat = (text: string) => text.replace(/\s+/g, " ");

describe("a book as PDF", () => {
  test("holds cover, every page in order and the imprint", async () => {
    const file = await print(bookOf(["Prima pagină.", "A doua pagină.", "A treia pagină."]));
    expect(pagesOf(file)).toBe(5);
    const sheets = textOf(file).split("\f").map(flat);
    expect(sheets[0]).toContain("Ștefan și țestoasa");
    expect(sheets[0]).toContain("O poveste de Ana");
    expect(sheets[1]).toContain("Prima pagină.");
    expect(sheets[3]).toContain("A treia pagină.");
    expect(sheets[4]).toContain("Scrisă și desenată de un program.");
  });

  test("keeps every Romanian and German letter extractable, in both reading fonts, cedillas mended", async () => {
    for (const complexity of ["Spark", "Visionary"] as const) {
      const file = await print(bookOf([`${ALPHABET} şi ţară`], { complexity }));
      expect(flat(textOf(file))).toContain(`${ALPHABET} și țară`);
    }
  });

  test("embeds its fonts and is sound", async () => {
    const file = await print(bookOf([ALPHABET]));
    const rows = run("pdffonts", file).split("\n").slice(2).filter(Boolean);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const row of rows) expect(row).toMatch(/yes\s+yes\s+yes/);
    expect(run("qpdf", "--check", file)).toMatch(/No syntax or stream encoding errors/);
  });

  test("is tagged, in the book's language, with alternative texts and bookmarks", async () => {
    const file = await print(bookOf(["Una.", "Două."]));
    expect(run("pdfinfo", file)).toMatch(/Tagged:\s+yes/);
    const json = run("qpdf", "--json", "--json-stream-data=none", file);
    expect(json).toContain("ro-RO");
    expect(json).toContain("Desenul 2: un arici");
    expect(json).toContain("Pagina 2");
    expect(run("pdfinfo", "-struct", file).match(/Figure/g)).toHaveLength(3);
  });

  test("leaves a sign out that the font cannot draw, and never a letter", async () => {
    const file = await print(bookOf(["Un dragon 🐉🐉 și o familie 👨‍👩‍👧."]));
    expect(flat(textOf(file))).toContain("Un dragon și o familie .");
  });

  test("sets long text smaller, then goes on, on another page, and cuts nothing", async () => {
    const words = Array.from({ length: 900 }, (_, index) => `cuvânt${index}`);
    const file = await print(bookOf([words.join(" "), "Pagina următoare."]));
    const text = flat(textOf(file));
    for (const word of words) expect(text).toContain(word);
    expect(pagesOf(file)).toBeGreaterThan(4);
    expect(text.indexOf("cuvânt899")).toBeLessThan(text.indexOf("Pagina următoare."));
  });

  test("says that a picture is missing and keeps the page's place", async () => {
    const book = bookOf(["Una.", "Două.", "Trei."]);
    const file = await print({
      ...book,
      pages: book.pages.map((page, index) => (index === 1 ? { ...page, picture: undefined } : page)),
    });
    expect(pagesOf(file)).toBe(5);
    expect(textOf(file).split("\f")[2]).toContain("Desenul lipsește.");
    expect(textOf(file).split("\f")[2]).toContain("Două.");
  });
});

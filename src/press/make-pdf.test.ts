import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "./make-pdf.ts";
import type { Variant } from "./pdf/stock.ts";
import type { PrintedBook } from "./printed-book.ts";
import { bookOf, pressFonts } from "./testing/sample-book.ts";

const ALPHABET = "Ștefan și țestoasa înțeleaptă — ĂÂÎȘȚ ăâîșț, „ghilimele”, groß, Äpfel, “quotes” … «da»";

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "press-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function print(book: PrintedBook, variant: Variant = "screen"): Promise<string> {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.pdf`);
  fs.writeFileSync(file, await makePdf(book, pressFonts, variant));
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

  test("keeps every Romanian and German letter extractable, in both reading fonts, cedillas mended (T55)", async () => {
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

  test("draws emoji from a font of its own, and leaves out what no font draws (T55)", async () => {
    const file = await print(bookOf(["Un dragon 🐉🐉, o familie 👨‍👩‍👧 din 🇷🇴, un pătrat ⬜ și 中文."]));
    expect(flat(textOf(file))).toContain("Un dragon 🐉🐉, o familie 👨‍👩‍👧 din 🇷🇴, un pătrat ⬜ și.");
    expect(run("pdffonts", file)).toMatch(/NotoEmoji\S*\s.*yes yes yes/);
  });

  test("sets a name from right to left where it stands in the line, its letters joined (T55)", async () => {
    const file = await print(bookOf(["Prietena سارة vine, și שרה vine."], { title: "Povestea lui سارة" }));
    const [cover, page] = textOf(file)
      .replace(/[\u202A-\u202E]/g, "")
      .split("\f")
      .map(flat);
    expect(cover).toContain("سارة");
    expect(page).toMatch(/Prietena ?سارة ?vine, și ?שרה ?vine\./);
    const names = [
      ...run("pdftotext", "-bbox", "-f", "2", "-l", "2", file, "-").matchAll(/xMin="([\d.]+)".*>(\S+)<\/word>/g),
    ];
    const left = (word: string) => Number(names.findLast(([, , text]) => text?.includes(word))?.[1]);
    // This list has the letters as they stand on paper, from left to right.
    const seen = Array.from("سارة").toReversed().join("");
    expect(left("Prietena")).toBeLessThan(left(seen));
    expect(left(seen)).toBeLessThan(left("vine,"));
  });

  test("opens a page with an initial that is read as part of its word, in the order of the lines", async () => {
    const go = "stă în fața ușii și ascultă, iar înăuntru cineva ronțăie ceva, cu dinți mici, fără să se grăbească.";
    const openings = ["Vulpea", "O vulpe", "„Țestoasa", "Ștefan", "A", "I, însă,"];
    const texts = openings.map((opening) => `${opening} ${go} ${go}\nApoi iese.`);
    const file = await print(bookOf(texts, { complexity: "Visionary" }));
    for (const how of [[], ["-layout"], ["-raw"]]) {
      const sheets = run("pdftotext", ...how, file, "-")
        .split("\f")
        .map(flat);
      for (const [index, text] of texts.entries()) expect(sheets[index + 1]).toContain(flat(text));
    }
  });

  test("sets long text smaller, then goes on, on another page, and cuts nothing (T56)", async () => {
    const words = Array.from({ length: 900 }, (_, index) => `cuvânt${index}`);
    const file = await print(bookOf([words.join(" "), "Pagina următoare."]));
    const text = flat(textOf(file));
    for (const word of words) expect(text).toContain(word);
    expect(pagesOf(file)).toBeGreaterThan(4);
    expect(text.indexOf("cuvânt899")).toBeLessThan(text.indexOf("Pagina următoare."));
  });

  test("of two languages has each page as a spread: the picture, and on a leaf of its own its words in both (S13.6)", async () => {
    const book = bookOf(["Una.", "Două.", "Trei."], { second: { language: "en", title: "Ștefan and the Tortoise" } });
    const seconds = ["One.", Array.from({ length: 900 }, (_, index) => `word${index}`).join(" "), undefined];
    const pages = book.pages.map((page, index) => {
      const second = seconds[index];
      return second === undefined ? page : { ...page, second };
    });
    const file = await print({ ...book, pages });
    const sheets = textOf(file).split("\f").map(flat);
    expect(sheets[0]).toContain("Ștefan and the Tortoise");
    expect(sheets[1]?.trim()).toBe("");
    expect(sheets[2]).toMatch(/Una\..*One\..* 1/);
    // What goes on never makes a picture stand on the right.
    const last = sheets.findIndex((sheet) => sheet.includes("Trei."));
    expect(last % 2).toBe(0);
    expect(sheets[last]).toMatch(/Trei\..* 3/);
    expect(flat(sheets.join(" "))).toContain("word899");
    expect(run("qpdf", "--json", "--json-stream-data=none", file)).toContain("/TwoPageRight");
    expect(run("pdfinfo", "-struct-text", file)).toMatch(/Una\.[^]*One\.[^]*Două\.[^]*word0 /);
    expect(run("qpdf", "--check", file)).toMatch(/No syntax or stream encoding errors/);
  });

  test("says that a picture is missing and keeps the page's place (T30, T56)", async () => {
    const book = bookOf(["Una.", "Două.", "Trei."]);
    const file = await print({
      ...book,
      pages: book.pages.map((page, index) => (index === 1 ? { ...page, picture: undefined } : page)),
    });
    expect(pagesOf(file)).toBe(5);
    expect(textOf(file).split("\f")[2]).toContain("Desenul lipsește.");
    expect(textOf(file).split("\f")[2]).toContain("Două.");
  });

  test("for a print shop has 3 mm of bleed and marks where it is cut", async () => {
    const file = await print(bookOf(["Una.", "Două."]), "print");
    const boxes = run("pdfinfo", "-box", file);
    const sizeOf = (box: string) => {
      const numbers = new RegExp(`${box}:((?:\\s+[\\d.]+){4})`).exec(boxes)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
      const [left = 0, bottom = 0, right = 0, top = 0] = numbers;
      return [((right - left) * 25.4) / 72, ((top - bottom) * 25.4) / 72].map((side) => Math.round(side * 10) / 10);
    };
    expect(sizeOf("TrimBox")).toEqual([200, 250]);
    expect(sizeOf("BleedBox")).toEqual([206, 256]);
    expect(sizeOf("MediaBox")).toEqual([220, 270]);
    expect(flat(textOf(file))).toContain("Două.");
    expect(run("qpdf", "--check", file)).toMatch(/No syntax or stream encoding errors/);
  });

  test("as a booklet has two pages a side on A4, in the order in which sheets are folded", async () => {
    const texts = ["Prima.", "A doua.", "A treia.", "A patra.", "A cincea.", "A șasea.", "A șaptea.", "A opta."];
    const file = await print(bookOf(texts), "booklet");
    expect(pagesOf(file)).toBe(6);
    expect(run("pdfinfo", file)).toMatch(/Page size:\s+841\.89 x 595\.27\d pts \(A4\)/);
    const sides = textOf(file).split("\f").map(flat);
    expect(sides[0]).toMatch(/Scrisă și desenată/);
    expect(sides[0]).toMatch(/O poveste de Ana/);
    expect(sides[1]).not.toMatch(/Prima/);
    expect(sides[2]).toMatch(/A opta\..*Prima\./);
    expect(sides[3]).toMatch(/A doua\..*A șaptea\./);
    expect(run("qpdf", "--check", file)).toMatch(/No syntax or stream encoding errors/);
    expect(run("pdfinfo", "-struct-text", file)).toMatch(/Prima\.[^]*A doua\.[^]*A treia\.[^]*A opta\./);
  });

  test("says in its own data that software made it, whatever its title holds", async () => {
    const file = await print(bookOf(["Una."], { title: "Tom & <Ana>" }));
    const metadata = run("pdfinfo", "-meta", file);
    expect(metadata).toContain("digitalsourcetype/algorithmicMedia");
    expect(metadata).toContain("Tom &amp; &lt;Ana&gt;");
    expect(run("pdfinfo", file)).toMatch(/Subject:\s+Scrisă și desenată de un program\./);
  });
});

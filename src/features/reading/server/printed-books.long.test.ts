import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import JSZip from "jszip";
import { beforeAll, describe, expect, test } from "vitest";
import { translateBook } from "#author/translate-book.ts";
import { writeBook } from "#author/write-book.ts";
import { COMPLEXITIES } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { furnitureOf } from "#features/reading/server/furniture.ts";
import { readPressFonts } from "#features/reading/server/read-press-fonts.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { makeEpub } from "#press/make-epub.ts";
import { makePdf } from "#press/make-pdf.ts";
import type { PressFonts, PrintedBook, PrintedPicture } from "#press/printed-book.ts";
import { EMPTY_FORM } from "#features/stories/story.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { toJpeg } from "#server/raster/to-jpeg.ts";

/** Where the books are left to be looked at. */
const FOLDER = "out/paper";

/** Ten ideas; those with a second language are printed in both. */
const IDEAS: readonly { readonly language: Language; readonly second?: Language; readonly story: string }[] = [
  { language: "en", story: "A little hedgehog called Pip wants to fly." },
  { language: "en", second: "ro", story: "Mia the mouse is afraid of the dark." },
  { language: "en", story: "Fred the fox lost his red balloon." },
  { language: "en", second: "de", story: "Ben the bear wants to know why the moon is round." },
  { language: "ro", story: "Un arici mic pe nume Țepi vrea să zboare." },
  { language: "ro", second: "en", story: "Ștefan, un balaur, se teme de întuneric." },
  { language: "ro", second: "de", story: "Vulpea Rița și-a pierdut eșarfa roșie." },
  { language: "de", story: "Der Igel Emil will fliegen lernen." },
  { language: "de", second: "ro", story: "Die Maus Mia hat Angst vor der Dunkelheit." },
  { language: "de", second: "en", story: "Der Bär Bruno hat seinen Ball verloren." },
];

let fonts: PressFonts;
beforeAll(async () => {
  fonts = await readPressFonts();
  fs.mkdirSync(FOLDER, { recursive: true });
});

async function makeBook(place: number): Promise<PrintedBook> {
  const idea = IDEAS[place];
  if (!idea) throw new Error("no such book");
  const complexity = COMPLEXITIES[place % COMPLEXITIES.length] ?? "Spark";
  const form = { ...EMPTY_FORM, language: idea.language, story: idea.story, complexity };
  const seed = `book ${place}`;
  const book = writeBook(form, seed);
  const cast = book.cast.map((card) => approveWritten(card));
  const paint = async (plan: (typeof book)["cover"], name: string): Promise<PrintedPicture> => {
    const { svg, textZone } = await builtInPainter.paint({ plan, cast, seed: name }, new AbortController().signal);
    const { screen } = await rasterize(svg, ["screen"]);
    return { jpeg: await toJpeg(screen), alt: describePlan(plan, book.cast, idea.language), textZone };
  };
  const standing = book.pages.map(({ text }) => ({ text, level: complexity }));
  const told = idea.second && translateBook(form, seed, { language: idea.second, pages: standing });
  if (typeof told === "string") throw new Error(`${idea.story}: ${told}`);
  const pages = [];
  for (const [number, page] of book.pages.entries()) {
    const second = told && { second: told.pages[number] ?? "" };
    pages.push({ text: page.text, ...second, picture: await paint(page.plan, String(number)) });
  }
  return {
    id: "0b7a0d6e-4c0e-4a43-9c3f-0123456789ab",
    madeAt: new Date("2026-03-01T10:00:00Z"),
    title: book.title,
    author: "Ana Maria",
    language: idea.language,
    ...(idea.second && told && { second: { language: idea.second, title: told.title } }),
    complexity,
    cover: await paint(book.cover, "cover"),
    pages,
    furniture: furnitureOf({
      language: idea.language,
      author: "Ana Maria",
      createdAt: new Date("2026-03-01T10:00:00Z"),
      writer: "built-in",
      painter: "built-in",
    }),
  };
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" });
const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const wordsOf = ({ text, second = "" }: PrintedBook["pages"][number]) => flat(`${text} ${second}`);

describe.each(IDEAS.map((idea, place) => [idea.story, place] as const))("the book of „%s“", (_story, place) => {
  const name = String(place + 1).padStart(2, "0");
  let book: PrintedBook;
  beforeAll(async () => {
    book = await makeBook(place);
  });

  test.each(["screen", "print", "booklet"] as const)(
    "is a sound PDF for %s with the story's words",
    async (variant) => {
      const file = path.join(FOLDER, `${name}-${variant}.pdf`);
      fs.writeFileSync(file, await makePdf(book, fonts, variant));
      expect(run("qpdf", "--check", file)).toMatch(/No syntax or stream encoding errors/);
      expect(run("pdfinfo", file)).toMatch(/Tagged:\s+yes/);
      const sheets = run("pdftotext", file, "-").split("\f").map(flat);
      if (variant === "booklet") {
        for (const page of book.pages) {
          expect(sheets.some((sheet) => flat(sheet).includes(flat(page.text)))).toBe(true);
        }
        return;
      }
      const whole = sheets.join(" ");
      for (const [number, page] of book.pages.entries()) {
        // The page's number stands at the foot of it, after the words or between them and what goes on.
        expect(whole.replaceAll(` ${number + 1} `, " ")).toContain(wordsOf(page));
      }
    },
  );

  test("is a valid EPUB with the story's words", async () => {
    const epub = await makeEpub(book, fonts);
    fs.writeFileSync(path.join(FOLDER, `${name}.epub`), epub);
    const { messages } = await new EpubCheck().check(epub, "book.epub");
    expect(messages.filter(({ severity }) => severity !== "info" && severity !== "usage")).toEqual([]);
    const archive = await JSZip.loadAsync(epub);
    const documents = Object.keys(archive.files).filter((file) => /page-.*xhtml$/.test(file));
    const texts = await Promise.all(documents.map(async (file) => (await archive.file(file)?.async("string")) ?? ""));
    const plain = flat(
      texts
        .map((xhtml) => xhtml.replace(/<head>.*<\/head>/s, "").replaceAll(/<div class="number".*?<\/div>/g, " "))
        .map((xhtml) => xhtml.replaceAll(/<[^>]+>/g, " "))
        .join(" ")
        .replaceAll("&amp;", "&"),
    );
    for (const page of book.pages)
      for (const text of [page.text, page.second ?? ""]) expect(plain).toContain(flat(text));
  });
});

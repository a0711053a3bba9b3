import { EpubCheck } from "@likecoin/epubcheck-ts";
import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { makeEpub } from "./make-epub.ts";
import { bookOf, picture, pressFonts } from "./testing/sample-book.ts";

const WORDS = Array.from({ length: 900 }, (_, index) => `cuvânt${index}`).join(" ");

const open = async (epub: Uint8Array) => {
  const archive = await JSZip.loadAsync(epub);
  const read = (name: string) => archive.file(`book/${name}`)?.async("string") ?? Promise.resolve(undefined);
  return { archive, read };
};
const plain = (xhtml = "") =>
  xhtml
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

const bilingual = bookOf(["Una.", "Două."], { second: { language: "en", title: "Ștefan and the Tortoise" } });
const [una, due] = bilingual.pages;
if (una && due) Object.assign(bilingual, { pages: [{ ...una, second: `One سارة. ${WORDS}` }, due] });

describe("a book as EPUB", () => {
  test("is valid, with every kind of page", async () => {
    const book = bookOf(["Prietena سارة și dragonul 🐉 & <ceilalți>.", "Două.", WORDS, ""], { title: "Tom & <Ana>" });
    const [first, second, ...others] = book.pages;
    if (!first || !second) throw new Error("a page is missing");
    const missing = { ...book, pages: [first, { ...second, picture: undefined }, ...others] };
    for (const each of [
      missing,
      bookOf(["Una."], { cover: undefined }),
      bookOf(["One."], { language: "en", author: "" }),
      bilingual,
    ]) {
      const result = await new EpubCheck().check(await makeEpub(each, pressFonts), "book.epub");
      expect(result.messages.filter(({ severity }) => severity !== "info" && severity !== "usage")).toEqual([]);
      expect(result.valid).toBe(true);
    }
  });

  test("begins with its media type, not compressed", async () => {
    const epub = Buffer.from(await makeEpub(bookOf(["Una."]), pressFonts));
    expect(epub.subarray(30, 58).toString("latin1")).toBe("mimetypeapplication/epub+zip");
  });

  test("holds the story's words as text, its pictures with their alternative texts, and its pages by number", async () => {
    const { read, archive } = await open(await makeEpub(bookOf(["Prima pagină.", WORDS, "A treia."]), pressFonts));
    expect(plain(await read("page-1.xhtml"))).toContain("Prima pagină.");
    expect(await read("page-3.xhtml")).toContain('alt="Desenul 3: un arici"');
    const all = await Promise.all(
      Object.keys(archive.files)
        .filter((name) => /page-2.*xhtml$/.test(name))
        .toSorted()
        .map((name) => archive.file(name)?.async("string")),
    );
    expect(all.map(plain).join(" ")).toContain("cuvânt899");
    const navigation = (await read("nav.xhtml")) ?? "";
    expect(navigation).toContain('<a href="page-3.xhtml#page-3">3</a>');
    expect(navigation).toContain('<a href="page-3.xhtml">Pagina 3</a>');
  });

  test("has fonts for the letters that it holds, and no others", async () => {
    const namesOf = async (text: string) => {
      const { archive } = await open(await makeEpub(bookOf([text]), pressFonts));
      return Object.keys(archive.files)
        .filter((name) => name.endsWith(".ttf"))
        .toSorted();
    };
    expect(await namesOf("Una.")).toEqual(["book/early.ttf", "book/title.ttf"]);
    expect(await namesOf("سارة 🐉")).toEqual(["arabic", "early", "emoji", "title"].map((name) => `book/${name}.ttf`));
  });

  test("lays pages out as spreads, and says how it can be read and that software made it (S12.4)", async () => {
    const { read } = await open(await makeEpub(bookOf(["Una.", "Două."], { cover: picture("Coperta") }), pressFonts));
    const opf = (await read("package.opf")) ?? "";
    expect(opf).toContain('<meta property="rendition:layout">pre-paginated</meta>');
    expect(opf).toContain('<itemref idref="cover" properties="rendition:page-spread-center"/>');
    expect(opf).toContain('<itemref idref="page-1" properties="page-spread-left"/>');
    expect(opf).toContain('<itemref idref="page-2" properties="page-spread-right"/>');
    expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
    expect(opf).toContain("digitalsourcetype/algorithmicMedia");
    expect(opf).toContain("Scrisă și desenată de un program.");
  });

  test("of two languages has each page as a spread: the picture, and beside it its words in both (S13.6)", async () => {
    const { read, archive } = await open(await makeEpub(bilingual, pressFonts));
    expect(plain(await read("page-1.xhtml")).trim()).toBe("");
    expect(await read("page-1-2.xhtml")).toMatch(/Una\..*<p lang="en".*One/s);
    const opf = (await read("package.opf")) ?? "";
    for (const [page, side] of [
      ["page-1", "left"],
      ["page-1-2", "right"],
      ["page-2", "left"],
      ["page-2-2", "right"],
    ]) {
      expect(opf).toContain(`<itemref idref="${page}" properties="page-spread-${side}"/>`);
    }
    expect(Object.keys(archive.files)).toContain("book/arabic.ttf");
  });
});

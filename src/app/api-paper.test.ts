import { execFileSync } from "node:child_process";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Painter } from "#features/pictures/server/painter/painter.ts";
import { say } from "#messages/say.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const IDEA = "Un balaur pe nume Ștefan vrea să zboare";

let painted = 0;
const countingPainter: Painter = {
  name: plainPainter.name,
  paint(order, signal) {
    painted += 1;
    return plainPainter.paint(order, signal);
  },
};

let product: TestProduct;
let ana: Person;
let dan: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: countingPainter } });
  ana = await product.signUp("Ana Maria Pop");
  dan = await product.signUp("Dan");
  const form = { story: IDEA, title: "Ștefan și luna", language: "ro" };
  const { body } = await product.call("POST /stories", { as: ana, body: form });
  id = String(body["id"]);
  await product.makeBook(id);
});
afterAll(() => product.close());

const boxIn = (pdf: Buffer, name: string) =>
  new RegExp(`/${name} \\[([\\d. ]+)\\]`).exec(pdf.toString("latin1"))?.[1]?.split(" ").map(Number);

describe("GET /stories/{id}/pdf?variant", () => {
  test("for a print shop has trim and bleed, and pictures at 300 dpi that are drawn once", async () => {
    const first = await product.call(`GET /stories/${id}/pdf?variant=print`, { as: ana });
    expect(first.status).toBe(200);
    const [left = 0, , right = 0] = boxIn(first.bytes, "TrimBox") ?? [];
    expect(((right - left) / 72) * 25.4).toBeCloseTo(200, 1);
    const [bleedLeft = 0] = boxIn(first.bytes, "BleedBox") ?? [];
    expect(((left - bleedLeft) / 72) * 25.4).toBeCloseTo(3, 1);
    expect(first.bytes.toString("latin1").match(/\/Width 2433\b/g)?.length).toBeGreaterThan(1);
    const before = painted;
    const second = await product.call(`GET /stories/${id}/pdf?variant=print`, { as: ana });
    expect(second.status).toBe(200);
    expect(painted).toBe(before);
  });

  test("as a booklet is A4 on its side", async () => {
    const { status, bytes } = await product.call(`GET /stories/${id}/pdf?variant=booklet`, { as: ana });
    expect(status).toBe(200);
    const [, , width = 0, height = 0] = boxIn(bytes, "MediaBox") ?? [];
    expect([width, height].map((side) => Math.round((side / 72) * 25.4))).toEqual([297, 210]);
  });

  test("an unknown one is a 400 that names the field, and no file", async () => {
    const { status, headers, body } = await product.call(`GET /stories/${id}/pdf?variant=poster`, { as: ana });
    expect(status).toBe(400);
    expect(headers["content-type"]).toContain("application/json");
    expect(headers["content-disposition"]).toBeUndefined();
    expect(body["fields"]).toMatchObject([{ field: "variant", problem: "unknown_choice" }]);
  });

  test("is the owner's alone", async () => {
    const { status, headers } = await product.call(`GET /stories/${id}/pdf?variant=print`, { as: dan });
    expect(status).toBe(404);
    expect(headers["content-type"]).toContain("application/json");
  });
});

test("a picture whose file is gone leaves its page a note and its words, and costs no other page (T56)", async () => {
  const story = await makeStory(product, ana, { story: IDEA, language: "ro" });
  const { pages } = await storyOf(product, ana, story);
  const gone = pages[1]?.imageUrl.replace("/images/", "stories/").replace(/\?.*/, "") ?? "";
  await product.workshop.storage.delete(gone);
  const { status, bytes } = await product.call(`GET /stories/${story}/pdf`, { as: ana });
  expect(status).toBe(200);
  const sheets = execFileSync("pdftotext", ["-", "-"], { input: bytes, encoding: "utf8" }).split("\f").map(flat);
  // The cover comes before page 1.
  const words = (page: number) => flat(pages[page]?.text ?? "nothing");
  expect(sheets[2]).toContain(words(1));
  expect(sheets.map((sheet) => sheet.includes(say("ro").t("book.picture_missing")))).toEqual(
    sheets.map((_, sheet) => sheet === 2),
  );
  expect(sheets[3]).toContain(words(2));
});

const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe("GET /stories/{id}/epub", () => {
  test("gives the book as a valid EPUB, called by its title", async () => {
    const { status, headers, bytes } = await product.call(`GET /stories/${id}/epub`, { as: ana });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/epub+zip");
    expect(headers["content-disposition"]).toContain(`filename*=UTF-8''${encodeURIComponent("Ștefan și luna.epub")}`);
    const { valid, messages } = await new EpubCheck().check(new Uint8Array(bytes), "book.epub");
    expect(messages.filter(({ severity }) => severity !== "info" && severity !== "usage")).toEqual([]);
    expect(valid).toBe(true);
  });

  test("is the owner's alone, and there only once the book is written", async () => {
    expect((await product.call(`GET /stories/${id}/epub`, { as: dan })).status).toBe(404);
    expect((await product.call(`GET /stories/${id}/epub`)).status).toBe(401);
    const { body } = await product.call("POST /stories", { as: dan, body: { story: IDEA } });
    const { status, headers } = await product.call(`GET /stories/${String(body["id"])}/epub`, { as: dan });
    expect(status).toBe(409);
    expect(headers["content-type"]).toContain("application/json");
  });
});

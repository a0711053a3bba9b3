import { EpubCheck } from "@likecoin/epubcheck-ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { distanceFromLevel } from "#author/level-of-text.ts";
import { measureText } from "#author/measure-text.ts";
import { answerAsAuthor } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const FORM = { story: "A little hedgehog called Pip wants to fly.", complexity: "Seeker" };

let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  ana = await product.signUp("Ana");
  id = await makeStory(product, ana, FORM);
});
afterAll(() => product.close());
beforeEach(() => product.call(`DELETE /stories/${id}/secondLanguage`, { as: ana }));

const tell = (language: string, more: object = {}, story = id) =>
  product.call(`PUT /stories/${story}/secondLanguage`, { as: ana, body: { language, ...more } });
const texts = async (story = id) => (await storyOf(product, ana, story)).pages.map(({ second }) => second?.text);

describe("a story's second language", () => {
  test("is told by the built-in author at the book's level, page by page, with the same names", async () => {
    const { status } = await tell("ro");
    expect(status).toBe(200);
    const story = await storyOf(product, ana, id);
    expect(story.second).toMatchObject({ language: "ro", isTitleOlder: false });
    expect(story.second?.title).not.toBe(story.title);
    expect(story.pages.map(({ second }) => second?.isOlder)).toEqual(story.pages.map(() => false));
    const inLevel = story.pages.filter(
      ({ second, level }) => distanceFromLevel(measureText(second?.text ?? "", "ro"), level) === 0,
    );
    expect(inLevel.length).toBeGreaterThanOrEqual(story.pages.length - 1);
    expect(story.pages.map(({ second }) => second?.text).join(" ")).toContain("Pip");
  });

  test("grows older with a page's own words, and is told again when it is asked for again", async () => {
    await tell("de");
    const before = await texts();
    await product.call(`PUT /stories/${id}/pages/0/level`, { as: ana, body: { direction: "richer" } });
    expect((await storyOf(product, ana, id)).pages[0]?.second).toMatchObject({ text: before[0], isOlder: true });
    await tell("de");
    const { pages } = await storyOf(product, ana, id);
    expect(pages[0]?.second?.isOlder).toBe(false);
    expect(pages[0]?.second?.text).not.toBe(before[0]);
    expect(pages.slice(1).map(({ second }) => second?.text)).toEqual(before.slice(1));
  });

  test("leaves a page open that a person has told, for that person to tell in it too", async () => {
    await product.call(`PUT /stories/${id}/pages/1/text`, { as: ana, body: { text: "Pip has porridge with Mo." } });
    await tell("ro");
    const open = (await texts()).map((text) => text === undefined);
    expect(open).toEqual(open.map((_, page) => page === 1));
    const answer = await product.call(`PUT /stories/${id}/pages/1/secondText`, {
      as: ana,
      body: { text: "Pip mănâncă terci cu Mo." },
    });
    expect(answer.status).toBe(200);
    // What a person has written is not written over.
    await tell("ro");
    expect((await texts())[1]).toBe("Pip mănâncă terci cu Mo.");
    await product.call(`POST /stories/${id}/undo`, { as: ana });
  });

  test("passes the safety gate, and takes no words over others that were not seen", async () => {
    await tell("de");
    const put = (text: string, seen?: number) =>
      product.call(`PUT /stories/${id}/pages/0/secondText`, {
        as: ana,
        body: { text },
        ...(seen !== undefined && { headers: { "if-match": `"${seen}"` } }),
      });
    const unsafe = await put("Der Mann schneidet ihm die Kehle durch.");
    expect([unsafe.status, unsafe.body["code"]]).toEqual([400, "safety.refused"]);
    const seen = (await storyOf(product, ana, id)).pages[0]?.second?.version ?? -1;
    expect((await put("Pip schläft.", seen)).status).toBe(200);
    expect((await put("Pip wacht auf.", seen)).body["code"]).toBe("version.stale");
    expect((await texts())[0]).toBe("Pip schläft.");
  });

  test("is not the story's own, and asks what it is about where that cannot be carried over", async () => {
    expect((await tell("en")).body["fields"]).toMatchObject([{ field: "language" }]);
    const story = await makeStory(product, ana, { story: "Pip the hedgehog wants to repair the tram of his uncle." });
    expect((await tell("de", {}, story)).body["fields"]).toMatchObject([{ field: "idea", problem: "missing" }]);
    const idea = "Der Igel Pip will die Straßenbahn von seinem Onkel reparieren.";
    expect((await tell("de", { idea }, story)).status).toBe(200);
    expect((await texts(story)).join(" ")).toContain("Straßenbahn");
  });

  test("is printed with the first, page by page, and is in no edition of one language", async () => {
    await tell("ro");
    const title = "Pip și luna";
    await product.call(`PUT /stories/${id}/secondLanguage/title`, { as: ana, body: { title } });
    const both = await product.call(`GET /stories/${id}/pdf?edition=bilingual`, { as: ana });
    const one = await product.call(`GET /stories/${id}/pdf`, { as: ana });
    expect([both.status, one.status]).toEqual([200, 200]);
    expect(both.bytes.toString("latin1")).toContain("/Lang (ro-RO)");
    expect(one.bytes.toString("latin1")).not.toContain("/Lang (ro-RO)");
    const epub = await product.call(`GET /stories/${id}/epub?edition=bilingual`, { as: ana });
    const { messages } = await new EpubCheck().check(new Uint8Array(epub.bytes), "book.epub");
    expect(messages.filter(({ severity }) => severity !== "info" && severity !== "usage")).toEqual([]);
  });

  test("goes when it is taken away, with all its words", async () => {
    await tell("ro");
    expect((await product.call(`DELETE /stories/${id}/secondLanguage`, { as: ana })).status).toBe(200);
    const story = await storyOf(product, ana, id);
    expect([story.second, ...story.pages.map(({ second }) => second)]).toEqual([null, ...story.pages.map(() => null)]);
  });
});

describe("with a language model", () => {
  let local: ListeningModels;
  let modelled: TestProduct;
  beforeAll(async () => {
    local = await listenModels({ answer: (ask) => answerAsAuthor(ask), fault: () => undefined });
    const variables = { ...local.variables, TEXT_MODEL: "compatible:llama4:70b,built-in" };
    modelled = await openTestProduct({ variables, players: { painter: plainPainter } });
  });
  afterAll(async () => {
    await modelled.close();
    await local.close();
  });

  test("pages that a person told are told in the second language, too", async () => {
    const as = await modelled.signUp("Mara");
    const story = await makeStory(modelled, as, FORM);
    await modelled.call(`PUT /stories/${story}/pages/1/text`, { as, body: { text: "Pip has porridge." } });
    const body = { language: "de" };
    expect((await modelled.call(`PUT /stories/${story}/secondLanguage`, { as, body })).status).toBe(200);
    const { pages, second } = await storyOf(modelled, as, story);
    expect(second?.title).toBe("Pip und der Mond");
    expect(pages.map((page) => page.second?.text.endsWith("."))).toEqual(pages.map(() => true));
  });
});

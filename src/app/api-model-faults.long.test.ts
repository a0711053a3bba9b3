import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readVerdict } from "#features/safety/read-verdict.ts";
import { stories } from "#features/stories/server/tables.ts";
import { type Ask, DIALECTS, type Fault, type TextDialect } from "#local/models/ask.ts";
import { modelCalls, modelRests } from "#server/models/tables.ts";
import { answerAsAuthor, stepOf, type WireBook, wireBookOf } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf, writeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct, type TestProductOptions } from "./testing/test-product.ts";

const WRITERS: Readonly<Record<TextDialect, string>> = {
  openai: "openai:gpt-6-luna",
  anthropic: "anthropic:claude-opus-5.5",
  google: "google:gemini-3-flash",
  compatible: "compatible:llama4:70b",
};
let local: ListeningModels;
let fault: (ask: Ask) => Fault | undefined;
let answer: (ask: Ask) => unknown;
const opened = new Map<string, { readonly product: TestProduct; readonly parent: Person }>();

async function open(
  variables: Record<string, string>,
  options: TestProductOptions = {},
): Promise<{ readonly product: TestProduct; readonly parent: Person }> {
  const key = JSON.stringify([variables, options.longestMs]);
  const known = opened.get(key);
  if (known) return known;
  const product = await openTestProduct({ ...options, variables: { ...local.variables, ...variables } });
  const made = { product, parent: await product.signUp("Faults") };
  opened.set(key, made);
  return made;
}
const writing = (chain: string, longestMs?: number) =>
  open({ TEXT_MODEL: chain }, { players: { painter: plainPainter }, ...(longestMs !== undefined && { longestMs }) });

beforeAll(async () => {
  local = await listenModels({ answer: (ask) => answer(ask), fault: (ask) => fault(ask) });
});
afterAll(async () => {
  for (const { product } of opened.values()) await product.close();
  await local.close();
});
beforeEach(async () => {
  fault = () => undefined;
  answer = answerAsAuthor;
  for (const { product } of opened.values()) {
    await product.database.delete(modelCalls);
    await product.database.delete(modelRests);
  }
});

const ledgerOf = async ({ database }: TestProduct) =>
  (await database.select().from(modelCalls).orderBy(modelCalls.id)).map(({ step, outcome }) => `${step} ${outcome}`);
const ofStep = async (product: TestProduct, step: string) =>
  (await ledgerOf(product)).filter((entry) => entry.startsWith(`${step} `)).map((entry) => entry.split(" ")[1]);
const rowOf = async ({ database }: TestProduct, id: string) =>
  (await database.select().from(stories).where(eq(stories.id, id)))[0];
const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);
const BAD = "They drank whisky and shot each other dead.";

/** Each fault, what the ledger says of a call that meets it every time, and whether something came of it. */
const TEXT_FAULTS: readonly (readonly [Fault, readonly string[], boolean])[] = [
  ["rate", times(4, "rate"), false],
  ["quota", ["quota"], false],
  ["error", times(3, "down"), false],
  ["bad-key", ["configuration"], false],
  ["cut", times(3, "down"), false],
  ["truncated", ["bad-output"], false],
  ["not-json", ["bad-output"], false],
  ["refusal", ["refused"], false],
  ["refused", ["refused"], false],
  ["filtered", ["refused"], false],
  ["fenced", ["done"], true],
  ["trailing-comma", ["done"], true],
];
const CASES = DIALECTS.flatMap((dialect) => TEXT_FAULTS.map((row) => [dialect, ...row] as const));
/** A plan that was cut off, or is no JSON, is asked for once more. */
const asPlan = (outcomes: readonly string[]) => (outcomes[0] === "bad-output" ? times(2, "bad-output") : outcomes);
const onStep = (step: string, kind: Fault) => (ask: Ask) =>
  ask.kind === "text" && stepOf(ask) === step ? kind : undefined;

describe("after each fault, in the words of each provider, a refusal, a truncated answer or JSON that does not fit is repaired, retried or replaced:", () => {
  test.each(CASES)("a plan: %s, %s → %j", async (dialect, kind, outcomes, isDone) => {
    const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
    fault = onStep("plan", kind);
    const id = await makeStory(product, parent);
    expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 8 });
    expect((await rowOf(product, id))?.writer).toBe(isDone ? WRITERS[dialect] : "built-in");
    expect(await ledgerOf(product)).toEqual(asPlan(outcomes).map((outcome) => `plan ${outcome}`));
  });

  test.each(CASES)("a page that is told anew: %s, %s → %j", async (dialect, kind, outcomes, isDone) => {
    const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
    answer = (ask) => {
      if (stepOf(ask) !== "plan") return answerAsAuthor(ask);
      const book = wireBookOf(ask);
      (book.pages[3] ?? { text: "" }).text = BAD;
      return book;
    };
    fault = onStep("page", kind);
    const id = await writeStory(product, parent);
    const { text } = (await storyOf(product, parent, id)).pages[3] ?? { text: BAD };
    expect(readVerdict(text, "en").kind).toBe("pass");
    expect(text.includes("Pip looks up at the moon")).toBe(isDone);
    expect((await rowOf(product, id))?.writer).toBe(WRITERS[dialect]);
    expect(await ofStep(product, "page")).toEqual(outcomes);
  });

  test.each(CASES)("the reading of an idea: %s, %s → %j", async (dialect, kind, outcomes) => {
    const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
    fault = onStep("analysis", kind);
    const story = "A shy dragon called Nia wants to bake bread in a castle, a fairytale in 12 pages";
    const { status, body } = await product.call("POST /stories/analyze", { as: parent, body: { story } });
    expect([status, body["language"], body["pages"], body["genre"]]).toEqual([200, "en", 12, "Fairytale"]);
    expect(body["characters"]?.[0]?.["name"]).toBe("Nia");
    expect(await ofStep(product, "analysis")).toEqual(outcomes);
  });

  test.each(CASES)("a page at another level: %s, %s → %j", async (dialect, kind, outcomes, isDone) => {
    const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
    const id = await makeStory(product, parent);
    const before = (await storyOf(product, parent, id)).pages[2]?.text;
    fault = onStep("level", kind);
    const path = `PUT /stories/${id}/pages/2/level`;
    const { status, body } = await product.call(path, { as: parent, body: { direction: "richer" } });
    const after = (await storyOf(product, parent, id)).pages[2]?.text;
    expect(status === 200).toBe(isDone);
    if (isDone) expect(after).toContain("Pip is glad");
    else expect([after, body["code"]]).toEqual([before, expect.stringMatching(/^models\./u)]);
    expect(await ofStep(product, "level")).toEqual(outcomes);
  });

  test.each(CASES)("a book in a second language: %s, %s → %j", async (dialect, kind, outcomes, isDone) => {
    const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
    const id = await makeStory(product, parent);
    const before = await storyOf(product, parent, id);
    fault = onStep("translation", kind);
    const call = { as: parent, body: { language: "de" } };
    const { status, body } = await product.call(`PUT /stories/${id}/secondLanguage`, call);
    expect(status === 200).toBe(isDone);
    const after = await storyOf(product, parent, id);
    expect(after.pages.map(({ text }) => text)).toEqual(before.pages.map(({ text }) => text));
    if (isDone) {
      expect(after.second?.language).toBe("de");
      expect(after.pages.every(({ second }) => second?.text.includes("Mond"))).toBe(true);
    } else {
      expect([body["code"], after]).toEqual([expect.stringMatching(/^models\./u), before]);
    }
    expect(await ofStep(product, "translation")).toEqual(outcomes);
  });

  /** What parses and is still no book. */
  const SPOILED: readonly (readonly [string, (book: WireBook) => void, string])[] = [
    ["nine pages for eight", (book) => void book.pages.push(...book.pages.slice(0, 1)), "built-in"],
    ["a null title", (book) => void (book.title = null), "the model"],
    ["no pages at all", (book) => void (book.pages = []), "built-in"],
    ["every page for no child", (book) => book.pages.forEach((page) => (page.text = BAD)), "built-in"],
    ["an unknown place, hour and pose", spoilPictures, "the model"],
  ];
  test.each(DIALECTS.flatMap((dialect) => SPOILED.map((row) => [dialect, ...row] as const)))(
    "a plan: %s, %s",
    async (dialect, _what, spoil, who) => {
      const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
      answer = (ask) => {
        const book = answerAsAuthor(ask);
        if (stepOf(ask) === "plan") spoil(book as WireBook);
        return book;
      };
      const id = await makeStory(product, parent);
      const story = await storyOf(product, parent, id);
      expect(story).toMatchObject({ status: "completed", pagesDone: 8 });
      expect(story.pages).toHaveLength(8);
      expect(story.title).toMatch(/\p{L}{3}/u);
      for (const { text } of story.pages) expect(readVerdict(text, "en").kind).toBe("pass");
      expect((await rowOf(product, id))?.writer).toBe(who === "built-in" ? who : WRITERS[dialect]);
      expect(new Set(await ofStep(product, "plan"))).toEqual(new Set(["done"]));
    },
  );

  test.each(DIALECTS)(
    "a genre, a number of pages and a language that nobody knows, in an idea's reading: %s (S11.4)",
    async (dialect) => {
      const { product, parent } = await writing(`${WRITERS[dialect]},built-in`);
      answer = () => ({ genre: "Space opera", pages: "9", language: "Klingon", title: null, characters: "Nia" });
      const story = "A shy dragon called Nia wants to bake bread in a castle, a fairytale in 12 pages";
      const { body } = await product.call("POST /stories/analyze", { as: parent, body: { story } });
      expect([body["genre"], body["pages"], body["language"]]).toEqual(["Fairytale", 12, "en"]);
      expect(String(body["title"])).toMatch(/\p{L}{3}/u);
      expect(await ofStep(product, "analysis")).toEqual(["done"]);
    },
  );
});

function spoilPictures({ pages }: WireBook): void {
  for (const { picture } of pages) Object.assign(picture, { environment: "Atlantis", hour: "teatime", shot: 7 });
}

test.each([
  ["plan", "openai"],
  ["level", "anthropic"],
  ["page", "google"],
  ["analysis", "compatible"],
] as const)("a call that nobody answers ends in time, and is counted: %s, %s", async (step, dialect) => {
  const { product, parent } = await writing(`${WRITERS[dialect]},built-in`, 5_000);
  answer = (ask) => {
    const book = answerAsAuthor(ask);
    if (step === "page" && stepOf(ask) === "plan") ((book as WireBook).pages[3] ?? { text: "" }).text = BAD;
    return book;
  };
  fault = onStep(step, "slow");
  if (step === "analysis") {
    const body = { story: "A fox called Nia sings" };
    expect((await product.call("POST /stories/analyze", { as: parent, body })).status).toBe(200);
    expect((await ofStep(product, step))[0]).toBe("timeout");
    return;
  }
  const id = await makeStory(product, parent);
  expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 8 });
  if (step === "level") {
    const body = { direction: "richer" };
    expect((await product.call(`PUT /stories/${id}/pages/2/level`, { as: parent, body })).status).toBe(503);
  }
  expect(await ofStep(product, step)).toEqual(["timeout", "timeout"]);
});

test.each(TEXT_FAULTS.filter(([, , isDone]) => !isDone))(
  "where nobody takes over from a writer, the story fails and its right is given back: %s",
  async (kind, outcomes) => {
    const { product, parent } = await writing(WRITERS.openai);
    const rights = async () => (await product.call("GET /stories/rights", { as: parent })).body;
    const before = await rights();
    fault = onStep("plan", kind);
    const { body } = await product.call("POST /stories", { as: parent, body: { story: "A fox sings" } });
    await expect(product.makeBook(String(body["id"]))).rejects.toThrow();
    await product.giveUp(String(body["id"]));
    expect((await storyOf(product, parent, String(body["id"]))).status).toBe("failed");
    expect(await rights()).toEqual(before);
    expect(await ledgerOf(product)).toEqual(asPlan(outcomes).map((outcome) => `plan ${outcome}`));
  },
);

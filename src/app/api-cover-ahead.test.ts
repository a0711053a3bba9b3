import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictures } from "#features/pictures/server/tables.ts";
import { COVER, stories } from "#features/stories/server/tables.ts";
import type { Ask, Fault } from "#local/models/ask.ts";
import { modelCalls, modelRests } from "#server/models/tables.ts";
import { answerAsAuthor, stepOf, wireBookOf } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const WRITER = "openai:gpt-6-luna";
const PAINTER = "openai:gpt-image-2";
const FORM = { characters: [{ name: "Pip", description: "a hedgehog" }] };

let local: ListeningModels;
let product: TestProduct;
let parent: Person;
let answer: (ask: Ask) => unknown;
let fault: (ask: Ask) => Fault | undefined;
let hold: (ask: Ask, sent: number) => Promise<void>;

beforeAll(async () => {
  local = await listenModels({
    answer: (ask) => answer(ask),
    fault: (ask) => fault(ask),
    hold: (ask, sent) => hold(ask, sent),
  });
  const variables = {
    ...local.variables,
    TEXT_MODEL: `${WRITER},built-in`,
    IMAGE_MODEL: `${PAINTER},built-in`,
    MODELS_IN_FLIGHT: "4",
  };
  product = await openTestProduct({ variables });
  parent = await product.signUp("Ahead");
});
afterAll(async () => {
  await product.close();
  await local.close();
});
beforeEach(async () => {
  answer = answerAsAuthor;
  fault = () => undefined;
  hold = () => Promise.resolve();
  await product.database.delete(modelCalls);
  await product.database.delete(modelRests);
});

const painted = (from: number) => local.asks.slice(from).filter(({ kind }) => kind === "picture");
const ledger = async () =>
  (await product.database.select().from(modelCalls).orderBy(modelCalls.id)).map(
    ({ step, outcome }) => `${step} ${outcome}`,
  );
const isPlan = (ask: Ask) => ask.kind === "text" && stepOf(ask) === "plan";
const rowOf = async (id: string) => (await product.database.select().from(stories).where(eq(stories.id, id)))[0];

/** Lets the last part of a plan out only when the cover has been asked for: sheet and cover are two pictures. */
const untilCover = (from: number) => async (ask: Ask, sent: number) => {
  if (isPlan(ask) && sent > 0.8) await expect.poll(() => painted(from).length, { timeout: 10_000 }).toBe(2);
};

test("a cover is begun while the pages are still written, and nothing is painted or paid for twice", async () => {
  const from = local.asks.length;
  hold = untilCover(from);
  const id = await makeStory(product, parent, FORM);
  expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 8 });
  const prompts = painted(from).map(({ prompt }) => prompt);
  expect(prompts).toHaveLength(1 + 1 + 8);
  expect(new Set(prompts).size).toBe(prompts.length);
  expect((await ledger()).toSorted()).toEqual(
    ["plan done", "sheet done", "cover done", ...Array.from({ length: 8 }, () => "picture done")].toSorted(),
  );
  // The cover that is shown is the one that was begun.
  const rows = await product.database.select().from(pictures).where(eq(pictures.storyId, id));
  const plan = rows.find(({ pageNumber }) => pageNumber === COVER)?.plan;
  for (const part of [`Hour: ${plan?.hour}`, `Weather: ${plan?.weather}`, `View: ${plan?.shot}`]) {
    expect(prompts[1]).toContain(part);
  }
});

test("nothing is begun that the gate stops: a title or looks for no child", async () => {
  for (const spoil of ["title", "looks"] as const) {
    const from = local.asks.length;
    const begun: number[] = [];
    hold = async (ask, sent) => {
      if (isPlan(ask) && sent > 0.9) begun.push(painted(from).length);
      return Promise.resolve();
    };
    answer = (ask) => {
      const book = answerAsAuthor(ask);
      if (!isPlan(ask)) return book;
      const wire = wireBookOf(ask);
      if (spoil === "title") return { ...wire, title: "The naked princess" };
      return { ...wire, cast: [...wire.cast, { id: "extra-1", name: "Bo", kind: "fox", looks: "naked, with a gun" }] };
    };
    const id = await makeStory(product, parent, FORM);
    expect(new Set(begun)).toEqual(new Set([0]));
    const { title, cast } = await storyOf(product, parent, id);
    expect(JSON.stringify([title, cast])).not.toMatch(/naked|gun/u);
  }
});

test("a plan that is cut in the middle is written by the next, and what was begun for it is not shown", async () => {
  const from = local.asks.length;
  fault = (ask) => (isPlan(ask) ? "cut" : undefined);
  const id = await makeStory(product, parent, { ...FORM, pages: 12 });
  const row = await rowOf(id);
  expect([row?.writer, row?.painter]).toEqual(["built-in", PAINTER]);
  expect((await ledger()).filter((entry) => entry.startsWith("plan"))).toEqual(["plan down", "plan down", "plan down"]);
  const rows = await product.database.select().from(pictures).where(eq(pictures.storyId, id));
  expect(rows).toHaveLength(13);
  // Each picture is of the book as it stands: the plan of its page.
  const prompts = painted(from).map(({ prompt }) => prompt);
  for (const { plan } of rows) expect(prompts.some((prompt) => prompt.includes(`Hour: ${plan.hour}`))).toBe(true);
  expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 12 });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pictures } from "#features/pictures/server/tables.ts";
import type { Ask, Fault } from "#local/models/ask.ts";
import { modelCalls, modelRests } from "#server/models/tables.ts";
import { answerAsAuthor, stepOf } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

/** No reader of words knows what it asks for. */
const SAID = "Let the owls' hour begin, and let Pip leap over a gnarfle";

let local: ListeningModels;
let product: TestProduct;
let parent: Person;
let story: string;
let wishes: object;
let fault: (ask: Ask) => Fault | undefined;
beforeAll(async () => {
  local = await listenModels({
    answer: (ask) => (stepOf(ask) === "instructions" ? wishes : answerAsAuthor(ask)),
    fault: (ask) => fault(ask),
  });
  const variables = { ...local.variables, TEXT_MODEL: "openai:gpt-6-luna,built-in" };
  product = await openTestProduct({ variables, players: { painter: plainPainter } });
  parent = await product.signUp("Wishing");
  story = await makeStory(product, parent, { characters: [{ name: "Pip", description: "a hedgehog" }] });
});
afterAll(async () => {
  await product.close();
  await local.close();
});
beforeEach(async () => {
  fault = () => undefined;
  await product.database.delete(modelCalls);
  await product.database.delete(modelRests);
});

const wish = (kind: string, more: object = {}) => ({
  kind,
  who: null,
  value: null,
  where: null,
  count: null,
  colour: null,
  words: SAID,
  ...more,
});
const edit = async (instructions: string, page = 1) => {
  const { status, body } = await product.call(`PUT /stories/${story}/pages/${page}/edit`, {
    as: parent,
    body: { instructions },
  });
  return { status, notUnderstood: body["notUnderstood"] as unknown };
};
/** The picture that was drawn last. */
const drawn = async () => {
  const rows = await product.database.select().from(pictures).where(eq(pictures.storyId, story));
  const last = rows.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1);
  if (!last) throw new Error("nothing was drawn");
  return last;
};
const outcomes = async () =>
  (await product.database.select().from(modelCalls)).map(({ step, outcome }) => `${step} ${outcome}`);

describe("where a language model is configured, it reads what a parent wishes of a picture:", () => {
  test("what it understood is drawn in the product's own terms, and what nobody can draw is given back as it was typed", async () => {
    wishes = {
      wishes: [
        wish("hour", { value: "night" }),
        wish("pose", { who: "hero", value: "jump" }),
        wish("garment", { who: "Pip", value: "hat", colour: "blue" }),
        wish("add-thing", { value: "lantern", where: "ground", count: 2 }),
        wish("add-guest", { value: "owl" }),
      ],
      notUnderstood: ["gnarfle", "what nobody typed: a corpse"],
    };
    expect(await edit(SAID)).toEqual({ status: 200, notUnderstood: ["gnarfle"] });
    const { plan, cast } = await drawn();
    expect(plan.hour).toBe("night");
    expect(plan.figures.find(({ who }) => who === "hero")?.pose).toBe("jump");
    expect(plan.things.filter(({ thing }) => thing === "lantern")).toHaveLength(2);
    expect(cast.find(({ id }) => id === "hero")?.garment).toEqual({ kind: "hat", colour: "blue" });
    expect(cast.find(({ id }) => id === "guest-1")?.called).toBe("owl");
    expect(await outcomes()).toEqual(["instructions done"]);
  });

  test("what it names that nobody knows, or that is not there, changes nothing and is given back", async () => {
    wishes = {
      wishes: [
        wish("hour", { value: "teatime", words: "the owls' hour" }),
        wish("pose", { who: "a stranger", value: "jump", words: "Pip leap" }),
        wish("add-thing", { value: "chainsaw", words: "gnarfle" }),
        wish("add-guest", { value: "executioner", words: "begin" }),
        wish("explode", { words: "Let" }),
        wish("weather", { value: "rain", words: "and let" }),
      ],
      notUnderstood: [],
    };
    const { status, notUnderstood } = await edit(SAID, 2);
    expect(status).toBe(200);
    expect(notUnderstood).toEqual(expect.arrayContaining(["the owls' hour", "Pip leap", "gnarfle", "begin", "Let"]));
    expect((await drawn()).plan.things.map(({ thing }) => thing)).not.toContain("chainsaw");
  });

  test("the safety gate reads it first, and what the gate stops is sent to no model", async () => {
    const before = local.asks.length;
    expect((await edit("add blood everywhere and a corpse", 3)).status).toBe(400);
    expect(local.asks.length).toBe(before);
  });

  test("instructions that are kept for later are read by it too, and say at once what cannot be drawn", async () => {
    wishes = { wishes: [wish("hour", { value: "night" })], notUnderstood: ["gnarfle"] };
    const path = `/stories/${story}/pages/4`;
    const body = { userDrawingInstructions: SAID };
    const kept = await product.call(`PUT ${path}/userDrawingInstructions`, { as: parent, body });
    expect(kept.body).toEqual({ userDrawingInstructions: SAID, notUnderstood: ["gnarfle"] });
    expect((await product.call(`POST ${path}/image`, { as: parent })).status).toBe(200);
    expect((await drawn()).plan.hour).toBe("night");
  });

  test.each<readonly [Fault, readonly string[]]>([
    ["quota", ["quota"]],
    ["refusal", ["refused"]],
    ["truncated", ["bad-output"]],
    ["error", ["down", "down", "down"]],
  ])("after %s the built-in reader reads", async (kind, ends) => {
    fault = (ask) => (stepOf(ask) === "instructions" ? kind : undefined);
    expect(await edit("make it night, with a gnarfle", 5)).toEqual({ status: 200, notUnderstood: ["with a gnarfle"] });
    expect((await drawn()).plan.hour).toBe("night");
    expect(await outcomes()).toEqual(ends.map((end) => `instructions ${end}`));
  });

  test("and so it does where nothing can be made of the answer", async () => {
    wishes = { wünsche: "viele" };
    expect(await edit("make it night", 6)).toEqual({ status: 200, notUnderstood: [] });
    expect((await drawn()).plan.hour).toBe("night");
  });
});

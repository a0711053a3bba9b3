import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contract } from "./contract.ts";
import { MODERATED } from "./moderate-texts.ts";
import { answerAsAuthor, stepOf, wireBookOf } from "./testing/author-behind-models.ts";
import { freeTextsOf } from "./testing/free-texts.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf, writeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

/** What the moderation model stops at, and no rule of the product does. */
const FLAGGED = "gloomgrub";

let local: ListeningModels;
let product: TestProduct;
let parent: Person;
let isDown = false;
let answer = answerAsAuthor;
beforeAll(async () => {
  local = await listenModels({
    answer: (ask) => answer(ask),
    flags: (text) => text.includes(FLAGGED),
    fault: ({ kind }) => (isDown && kind === "moderation" ? "error" : undefined),
  });
  const variables = { ...local.variables, MODERATION: "openai", TEXT_MODEL: "compatible:llama4:70b,built-in" };
  product = await openTestProduct({ variables, players: { painter: plainPainter } });
  parent = await product.signUp("Moderated");
});
afterAll(async () => {
  await product.close();
  await local.close();
});
beforeEach(() => {
  isDown = false;
  answer = answerAsAuthor;
});

test("every call that brings texts for a book is read by it", () => {
  /** Texts that no book shows. */
  const others = ["/admin/", "/auth/", "/user/", "/report"];
  const calls = freeTextsOf(contract).map((entry) => entry.split(" ").slice(0, 2).join(" "));
  const ofBooks = calls.filter((call) => !others.some((other) => call.includes(other)));
  expect([...new Set(ofBooks)].toSorted()).toEqual([...MODERATED].toSorted());
});

test("what it stops at is refused kindly, by its field, and what the rules refuse is sent to nobody (T37)", async () => {
  const id = await makeStory(product, parent);
  const before = await storyOf(product, parent, id);
  const sends: [string, object, string][] = [
    ["POST /stories", { story: `A fox and a ${FLAGGED}` }, "story"],
    ["POST /stories/analyze", { story: `A fox and a ${FLAGGED}` }, "story"],
    [`PUT /stories/${id}/title`, { title: `The ${FLAGGED}` }, "title"],
    [`PUT /stories/${id}/pages/0/text`, { text: `A ${FLAGGED} came.` }, "text"],
    [`PUT /stories/${id}/pages/0/edit`, { instructions: `add a ${FLAGGED}` }, "instructions"],
  ];
  for (const [call, body, field] of sends) {
    const refused = await product.call(call, { as: parent, body });
    expect([call, refused.status, refused.body["code"], refused.body["fields"]?.[0]?.["field"]]).toEqual([
      call,
      400,
      "safety.refused",
      field,
    ]);
  }
  expect(await storyOf(product, parent, id)).toEqual(before);
  const asked = local.asks.length;
  expect((await product.call("POST /stories", { as: parent, body: { story: "a naked princess" } })).status).toBe(400);
  expect(local.asks.length).toBe(asked);
});

test("while it is down it is asked again, and then nothing passes unread", async () => {
  isDown = true;
  const before = local.asks.length;
  const answered = await product.call("POST /stories", { as: parent, body: { story: "A fox" } });
  expect([answered.status, answered.body["code"]]).toEqual([503, "models.down"]);
  expect(local.asks.length - before).toBe(3);
});

test("a page of a model's book that it stops at is told by the product", async () => {
  answer = (ask) => {
    if (stepOf(ask) !== "plan") return answerAsAuthor(ask);
    const book = wireBookOf(ask);
    return {
      ...book,
      pages: book.pages.map((page, place) => (place === 2 ? { ...page, text: `${page.text} A ${FLAGGED}!` } : page)),
    };
  };
  const id = await writeStory(product, parent);
  const texts = (await storyOf(product, parent, id)).pages.map(({ text }) => text);
  expect(texts.join(" ")).not.toContain(FLAGGED);
  expect(texts).toHaveLength(8);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask } from "#local/models/ask.ts";
import { answerAsAuthor } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { openTestProduct, type TestProduct } from "./testing/test-product.ts";

const PAGES = 24;
const IN_FLIGHT = 4;
/** Sheet, cover, and pages as many at once as may be. */
const ROUNDS = [1, 1, ...Array.from({ length: PAGES / IN_FLIGHT }, () => IN_FLIGHT)];

/** The provider's own clock: a round is over when all calls have come that can, and all are answered together. */
let rounds: number[];
let waiting: (() => void)[];
function holdPicture(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length < (ROUNDS[rounds.length] ?? 1)) return;
    rounds.push(waiting.length);
    for (const answer of waiting.splice(0)) answer();
  });
}

let local: ListeningModels;
let product: TestProduct | undefined;
beforeAll(async () => {
  local = await listenModels({ answer: answerAsAuthor, holdPicture });
});
afterAll(async () => {
  await product?.close();
  await local.close();
});

test.each(["openai:gpt-image-2", "fal:fal-ai/flux-2-pro"])(
  "a book of 24 pages by %s takes as many rounds of its provider as must be, sheet, cover and six of four pages, and no call more",
  async (painter) => {
    [rounds, waiting] = [[], []];
    product = await openTestProduct({
      variables: {
        ...local.variables,
        TEXT_MODEL: "openai:gpt-6-luna",
        IMAGE_MODEL: painter,
        MODELS_IN_FLIGHT: String(IN_FLIGHT),
      },
    });
    const parent = await product.signUp("Rounds");
    const from = local.asks.length;
    // A product that had fewer calls under way than it may would wait here for ever.
    const id = await makeStory(product, parent, { pages: PAGES });
    expect(rounds).toEqual(ROUNDS);
    expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: PAGES });
    const kinds = local.asks.slice(from).map(({ kind }: Ask) => kind);
    expect(kinds.filter((kind) => kind === "picture")).toHaveLength(1 + 1 + PAGES);
    expect(kinds.filter((kind) => kind === "text")).toHaveLength(1);
    await product.close();
    product = undefined;
  },
);

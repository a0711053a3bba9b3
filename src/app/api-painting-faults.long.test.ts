import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeStory, storyOf } from "./testing/made-story.ts";
import {
  at,
  from,
  handsOf,
  lastingFaults,
  ledgerOf,
  openPaintingFaults,
  PAINTERS,
  PAINTING_DIALECTS,
  type PaintingFaults,
  type PaintingStep,
  passingFaults,
  STEPS,
} from "./testing/painting-faults.ts";
import { proveEditRefused, proveOvercome, proveTakenOver } from "./testing/prove-painting-fault.ts";

let faults: PaintingFaults;
beforeAll(async () => {
  faults = await openPaintingFaults();
});
afterAll(() => faults.close());
beforeEach(() => faults.reset());

describe("after each fault, in the words of each provider, one hand has painted the whole book:", () => {
  const cases = PAINTING_DIALECTS.flatMap((dialect) =>
    lastingFaults(dialect).flatMap(({ fault }) =>
      (Object.keys(STEPS) as PaintingStep[]).map((step) => [dialect, fault, step] as const),
    ),
  );
  test.each(cases)("%s, %s at the %s", (dialect, kind, step) => proveTakenOver(faults, dialect, kind, step));

  const moments = PAINTING_DIALECTS.flatMap((dialect) =>
    passingFaults(dialect).map((fault) => [dialect, fault] as const),
  );
  test.each(moments)("for a moment: %s, %s", (dialect, kind) => proveOvercome(faults, dialect, kind));

  test.each(PAINTING_DIALECTS)("an edit, and every fault of %s", async (dialect) => {
    const { product, parent } = await faults.open(`${PAINTERS[dialect]},built-in`);
    const id = await makeStory(product, parent);
    for (const { fault } of lastingFaults(dialect)) {
      await faults.reset();
      await proveEditRefused(faults, dialect, fault, id);
    }
  });

  test.each(PAINTING_DIALECTS)("a call that nobody answers ends in time: %s", async (dialect) => {
    const { product, parent } = await faults.open(`${PAINTERS[dialect]},built-in`, 4_000);
    faults.fault = from(1, "slow");
    const id = await makeStory(product, parent);
    expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 8 });
    expect(await handsOf(product, id)).toEqual([["built-in"], "built-in"]);
    const ended = (await ledgerOf(product)).map(({ step, outcome }) => `${step} ${outcome}`);
    expect(ended).toEqual(["sheet done", "cover timeout", "cover timeout"]);
  });
});

test.each(PAINTING_DIALECTS)(
  "where nobody takes over from a painter, the story fails and its booklet is given back: %s (T27)",
  async (dialect) => {
    const { product, parent } = await faults.open(PAINTERS[dialect]);
    const rights = async () => (await product.call("GET /stories/rights", { as: parent })).body;
    const before = await rights();
    for (const { fault } of lastingFaults(dialect)) {
      await faults.reset();
      faults.fault = from(0, fault);
      const { body } = await product.call("POST /stories", { as: parent, body: { story: "A fox sings", pages: 24 } });
      const id = String(body["id"]);
      expect(await rights()).not.toEqual(before);
      await expect(product.makeBook(id)).rejects.toThrow();
      await product.giveUp(id);
      expect((await storyOf(product, parent, id)).status).toBe("failed");
      expect(await rights()).toEqual(before);
    }
  },
);

test("one refused page of twelve is asked for in plainer words and costs the others nothing (T26)", async () => {
  const { product, parent } = await faults.open(`${PAINTERS.openai},built-in`);
  faults.fault = at([8], "refused");
  const id = await makeStory(product, parent, { pages: 12 });
  expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 12 });
  expect(await handsOf(product, id)).toEqual([[PAINTERS.openai], PAINTERS.openai]);
  const ended = (await ledgerOf(product)).map(({ outcome }) => outcome);
  expect(ended.filter((outcome) => outcome === "refused")).toHaveLength(1);
  expect(ended.filter((outcome) => outcome === "done")).toHaveLength(1 + 1 + 12);
});

import { expect } from "vitest";
import type { Fault } from "#local/models/ask.ts";
import { makeStory, storyOf } from "./made-story.ts";
import {
  at,
  from,
  handsOf,
  lastingFaults,
  ledgerOf,
  type PaintingDialect,
  PAINTERS,
  type PaintingFaults,
  type PaintingStep,
  STEPS,
} from "./painting-faults.ts";

/**
 * A book of which a picture, and all behind it, meets a fault: it is whole, one hand has painted it, it says who, and the
 * ledger holds what was asked for and what is owed.
 */
export async function proveTakenOver(
  faults: PaintingFaults,
  dialect: PaintingDialect,
  kind: Fault,
  step: PaintingStep,
): Promise<void> {
  const expected = lastingFaults(dialect).find(({ fault }) => fault === kind);
  if (!expected) throw new Error(`${dialect} has no ${kind}`);
  const { product, parent } = await faults.open(`${PAINTERS[dialect]},built-in`);
  faults.fault = from(STEPS[step], kind);
  const id = await makeStory(product, parent);
  const story = await storyOf(product, parent, id);
  expect(story).toMatchObject({ status: "completed", pagesDone: 8 });
  expect(await handsOf(product, id)).toEqual([["built-in"], "built-in"]);
  for (const { imageUrl } of [story.cover, ...story.pages]) {
    expect((await product.call(`GET ${imageUrl}`, { as: parent })).status).toBe(200);
  }
  const ledger = await ledgerOf(product);
  const before = ledger.filter((row) => row.step !== step);
  expect(before.map((row) => `${row.step} ${row.outcome}`)).toEqual(
    ["sheet done", "cover done"].slice(0, Math.min(STEPS[step], 2)),
  );
  const met = ledger.filter((row) => row.step === step);
  // Several pages are painted at once, and each that was begun meets it.
  const well = met.filter(({ outcome }) => outcome === "done").length - (expected.outcomes[0] === "done" ? 1 : 0);
  if (step === "picture") {
    expect(new Set(met.map(({ outcome }) => outcome))).toEqual(new Set(["done", ...expected.outcomes]));
    expect(well).toBeGreaterThanOrEqual(STEPS.picture - 2);
  } else {
    expect(met.map(({ outcome }) => outcome)).toEqual(expected.outcomes);
    expect(met.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(expected.owed);
  }
  // What is owed costs, and what is not does not.
  for (const { pictures, microUsd, outcome } of ledger) {
    expect([outcome, microUsd > 0]).toEqual([outcome, pictures > 0 && dialect !== "compatible"]);
  }
}

/** A book of which two pictures meet a fault once: the model paints them all the same, and it is written down. */
export async function proveOvercome(faults: PaintingFaults, dialect: PaintingDialect, kind: Fault): Promise<void> {
  const { product, parent } = await faults.open(`${PAINTERS[dialect]},built-in`);
  faults.fault = at([0, 4], kind);
  const id = await makeStory(product, parent);
  expect(await handsOf(product, id)).toEqual([[PAINTERS[dialect]], PAINTERS[dialect]]);
  const ledger = await ledgerOf(product);
  expect(ledger.filter(({ outcome }) => outcome === "done")).toHaveLength(1 + 1 + 8);
  const others = kind === "expired" ? [] : kind === "rate" ? ["rate", "rate"] : ["down", "down"];
  expect(ledger.flatMap(({ outcome }) => (outcome === "done" ? [] : [outcome]))).toEqual(others);
}

/** An edit of a finished picture that meets a fault: told kindly, nothing counted, and the picture stays. */
export async function proveEditRefused(
  faults: PaintingFaults,
  dialect: PaintingDialect,
  kind: Fault,
  id: string,
): Promise<void> {
  const { product, parent } = await faults.open(`${PAINTERS[dialect]},built-in`);
  const before = await storyOf(product, parent, id);
  faults.fault = from(0, kind);
  const { status, body, text } = await product.call(`PUT /stories/${id}/pages/1/edit`, {
    as: parent,
    body: { instructions: "make it night" },
  });
  const isRefused = lastingFaults(dialect).some(({ fault, outcomes }) => fault === kind && outcomes[0] === "refused");
  expect([status, body["code"]]).toEqual(isRefused ? [400, "models.refused"] : [503, "models.down"]);
  // The request's id is any letters, "gpt" among them.
  expect(text.replace(String(body["requestId"]), "")).not.toMatch(/flux|gpt|gemini|sk-local/u);
  const { pages, ...after } = await storyOf(product, parent, id);
  expect({ ...after, pages }).toEqual(before);
  const expected = lastingFaults(dialect).find(({ fault }) => fault === kind);
  const ledger = await ledgerOf(product);
  expect(ledger.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual(
    expected?.outcomes.map((outcome) => `edit ${outcome}`),
  );
}

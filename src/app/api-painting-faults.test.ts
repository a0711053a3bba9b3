import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ask, Fault } from "#local/models/ask.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import {
  from,
  handsOf,
  ledgerOf,
  openPaintingFaults,
  type PaintingDialect,
  PAINTERS,
  PAINTING_DIALECTS,
  type PaintingFaults,
  type PaintingStep,
  STEPS,
} from "./testing/painting-faults.ts";
import { proveEditRefused } from "./testing/prove-painting-fault.ts";

let faults: PaintingFaults;
beforeAll(async () => {
  faults = await openPaintingFaults();
});
afterAll(() => faults.close());
beforeEach(() => faults.reset());

const ALL = PAINTING_DIALECTS.map((dialect) => PAINTERS[dialect]);

interface Meeting {
  readonly fault: Fault;
  readonly step: PaintingStep;
  /** What the ledger says in the end of that provider's step. */
  readonly ends: readonly string[];
}

/** Each provider's own fault, from its picture of that step on. */
function each(meetings: Partial<Record<PaintingDialect, Meeting>>): (ask: Ask) => Fault | undefined {
  const faultsOf = new Map(
    Object.entries(meetings).map(([dialect, { fault, step }]) => [dialect, from(STEPS[step], fault)]),
  );
  return (ask) => faultsOf.get(ask.dialect)?.(ask);
}

// Every provider with every fault at every step is in the long tests: here each fault comes once.
describe("a chain of all image models, each with a fault of its own, ends in a book by one hand and a right ledger:", () => {
  test.each<readonly [string, Partial<Record<PaintingDialect, Meeting>>]>([
    [
      "built-in",
      {
        openai: { fault: "quota", step: "sheet", ends: ["quota"] },
        google: { fault: "refusal", step: "cover", ends: ["refused", "refused"] },
        compatible: { fault: "cut", step: "cover", ends: ["down", "down", "down"] },
        bfl: { fault: "filtered", step: "cover", ends: ["refused", "refused"] },
        fal: { fault: "failed", step: "sheet", ends: ["down", "down", "down"] },
        replicate: { fault: "inside", step: "sheet", ends: ["bad-output"] },
      },
    ],
    [
      PAINTERS.replicate,
      {
        openai: { fault: "bad-key", step: "sheet", ends: ["configuration"] },
        google: { fault: "truncated", step: "sheet", ends: ["done"] },
        compatible: { fault: "error", step: "cover", ends: ["down", "down", "down"] },
        bfl: { fault: "refused", step: "picture", ends: ["refused", "refused"] },
        fal: { fault: "elsewhere", step: "cover", ends: ["bad-output"] },
        // Its addresses end early, and are asked for anew.
        replicate: { fault: "expired", step: "sheet", ends: ["done"] },
      },
    ],
  ])("%s paints it (S11.1)", async (hand, meetings) => {
    const { product, parent } = await faults.open([...ALL, "built-in"].join(","));
    faults.fault = each(meetings);
    const id = await makeStory(product, parent);
    const story = await storyOf(product, parent, id);
    expect(story).toMatchObject({ status: "completed", pagesDone: 8 });
    expect(await handsOf(product, id)).toEqual([[hand], hand]);
    const ledger = await ledgerOf(product);
    expect(ledger.filter(({ outcome }) => outcome === "started")).toEqual([]);
    for (const [dialect, { step, ends }] of Object.entries(meetings)) {
      const met = ledger.filter((row) => row.provider === dialect && row.step === step);
      const outcomes = met.map(({ outcome }) => outcome);
      // Several pages are painted at once, and each that was begun meets it.
      if (step === "picture") expect(outcomes).toEqual(expect.arrayContaining([...ends]));
      else expect([dialect, outcomes]).toEqual([dialect, ends]);
    }
    // What is owed costs, and what is not does not; a server of one's own is free.
    for (const { pictures, microUsd, provider } of ledger) {
      expect([provider, microUsd > 0]).toEqual([provider, pictures > 0 && provider !== "compatible"]);
    }
  });

  test("too fast, for a moment, is waited for, and an edit that meets a fault is refused kindly and changes nothing", async () => {
    const { product, parent } = await faults.open(`${PAINTERS.google},built-in`);
    let seen = 0;
    faults.fault = ({ kind }) => (kind === "picture" && [1, 4].includes((seen += 1)) ? "rate" : undefined);
    const id = await makeStory(product, parent);
    expect(await handsOf(product, id)).toEqual([[PAINTERS.google], PAINTERS.google]);
    expect((await ledgerOf(product)).filter(({ outcome }) => outcome === "rate")).toHaveLength(2);
    for (const kind of ["quota", "refusal", "cut"] as const) {
      await faults.reset();
      await proveEditRefused(faults, "google", kind, id);
    }
  });
});

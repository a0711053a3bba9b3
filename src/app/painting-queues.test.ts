import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Ask, type Fault, QUEUES, type QueueDialect } from "#local/models/ask.ts";
import { makePng } from "#local/models/make-png.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import type { Answered } from "#server/models/call-model.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import { paintPicture } from "#server/models/paint-with-model.ts";
import { openSdk } from "#server/models/sdk.ts";
import { type ListeningModels, listenModels, TEST_KEY } from "./testing/local-models.ts";

const MODELS: Readonly<Record<QueueDialect, string>> = {
  bfl: "flux-2-pro",
  fal: "fal-ai/flux-2-pro",
  replicate: "black-forest-labs/flux-2-pro",
};

let local: ListeningModels;
let fault: (ask: Ask) => Fault | undefined;
beforeAll(async () => {
  local = await listenModels({
    answer: () => ({}),
    fault: (ask) => fault(ask),
    paint: (ask) => makePng(ask.prompt),
    latencyMs: 60,
  });
});
afterAll(() => local.close());
beforeEach(() => {
  fault = () => undefined;
});

const SHEET = makePng("sheet");
const COVER = makePng("cover");

async function paint(
  provider: QueueDialect,
  references: readonly Uint8Array[] = [],
  signal = new AbortController().signal,
): Promise<Answered<Uint8Array>> {
  const model: ModelId = { name: `${provider}:${MODELS[provider]}`, provider, model: MODELS[provider] };
  const configuration = local.configure({ IMAGE_MODEL: model.name });
  const question = { step: "picture" as const, storyId: undefined, model, prompt: "A hedgehog", references, seed: "1" };
  return paintPicture({ configuration }, openSdk(configuration), question, signal);
}

/** How a picture ends, and how many are owed. */
async function outcome(provider: QueueDialect): Promise<string> {
  try {
    const { usage, failure } = await paint(provider);
    return `${failure?.kind ?? "done"} ${usage.pictures}`;
  } catch (error) {
    if (error instanceof ModelFailure) return `${error.kind} 0`;
    throw error;
  }
}

describe.each(QUEUES)("a picture by %s", (provider) => {
  test("is waited for, fetched at once, and made by the references in their order, with the key in the provider's header", async () => {
    const { value, usage } = await paint(provider, [SHEET, COVER]);
    expect(Buffer.from(value ?? [])).toEqual(makePng("A hedgehog"));
    expect(usage).toMatchObject({ pictures: 1, references: 2 });
    const ask = local.asks.at(-1);
    expect(ask?.pictures).toEqual([SHEET, COVER]);
    expect(ask?.model).toBe(provider === "fal" ? "fal-ai/flux-2-pro/edit" : MODELS[provider]);
    expect(ask?.key).toBe(TEST_KEY);
    expect(JSON.stringify(ask?.body)).not.toContain(TEST_KEY);
  });

  test.each<readonly [Fault, string]>([
    ["rate", "rate 0"],
    ["quota", "quota 0"],
    ["error", "down 0"],
    ["bad-key", "configuration 0"],
    ["refused", "refused 0"],
    ["filtered", provider === "replicate" ? "refused 0" : "refused 1"],
    ["failed", "down 0"],
    // The address of a picture that is owed is asked for anew.
    ["expired", "done 1"],
    ["cut", "down 1"],
    // The key is shown to no stranger.
    ["elsewhere", "bad-output 0"],
    // Nobody leads the product to what only its own machine can reach.
    ["inside", "bad-output 1"],
  ])("after %s: %s", async (kind, ended) => {
    fault = () => kind;
    const from = local.asks.length;
    expect(await outcome(provider)).toBe(ended);
    expect(local.asks.length).toBe(from + 1);
  });

  test("that nobody waits for any longer is called off where the provider can", async () => {
    fault = () => "slow";
    const before = local.calledOff();
    const stop = new AbortController();
    const from = local.asks.length;
    const painting = paint(provider, [], stop.signal);
    await expect.poll(() => local.asks.length).toBe(from + 1);
    setTimeout(() => stop.abort(new Error("no longer")), 200);
    await expect(painting).rejects.toThrow();
    expect(local.calledOff()).toBe(before + (provider === "bfl" ? 0 : 1));
  });
});

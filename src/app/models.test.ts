import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ask, Dialect, Fault, TextDialect } from "#local/models/ask.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import { STOPPED } from "#server/jobs/run-job.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import { type Models, openModels } from "#server/models/open-models.ts";
import { modelCalls, modelRests, modelSlots } from "#server/models/tables.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { type ListeningModels, listenModels, TEST_KEY } from "./testing/local-models.ts";

/** Four dialects: who speaks which, and a model of each. */
const MODELS = {
  openai: "openai:gpt-6-luna",
  anthropic: "anthropic:claude-opus-5.5",
  google: "google:gemini-3-flash",
  compatible: "compatible:llama4:70b",
} as const satisfies Record<TextDialect, string>;
const PAINTERS = {
  openai: "openai:gpt-image-2",
  google: "google:gemini-nano-banana-2.1",
  compatible: "compatible:flux",
} as const;
const SCHEMA = {
  type: "object",
  properties: { word: { type: "string" } },
  required: ["word"],
  additionalProperties: false,
};
const STORY = "5f0c6a0e-6d36-4c53-9d43-0d3f2b3f7c11";
const { signal } = new AbortController();

let local: ListeningModels;
let data: TestDatabase;
let fault: (ask: Ask) => Fault | undefined;
beforeAll(async () => {
  data = await openTestDatabase();
  local = await listenModels({ answer: () => ({ word: "hedgehog" }), fault: (ask) => fault(ask), flags: isBad });
});
afterAll(async () => {
  await local.close();
  await data.close();
});
beforeEach(async () => {
  fault = () => undefined;
  await data.database.delete(modelCalls);
  await data.database.delete(modelRests);
});

const isBad = (text: string) => text.includes("bad");
const open = (more = {}) =>
  openModels(local.configure({ TEXT_MODEL: Object.values(MODELS).join(","), ...more }), data.database, {
    patienceMs: 1,
  });
const idOf = (name: string): ModelId => {
  const [provider = "", ...model] = name.split(":");
  return { name, provider: provider as Dialect, model: model.join(":") };
};
const ask = (models: Models, name: string, more: object = {}) =>
  models.ask(
    {
      step: "plan",
      storyId: STORY,
      model: idOf(name),
      instructions: "You name animals.",
      prompt: "Which one?",
      answer: { name: "animal", schema: SCHEMA },
      mostTokens: 500,
      timeoutMs: 5_000,
      ...more,
    },
    signal,
  );
const paint = (models: Models, name: string, references: Uint8Array[] = []) =>
  models.paint(
    { step: "page", storyId: STORY, model: idOf(name), prompt: "A hedgehog", references, seed: "1" },
    signal,
  );

/** How each call of the ledger ended, in order. */
async function outcomes(): Promise<string[]> {
  const rows = await data.database.select().from(modelCalls).orderBy(modelCalls.id);
  return rows.map(({ outcome }) => outcome);
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof ModelFailure ? error.kind : String(error)),
  );
/** The fault, for the first so many asks. */
const first = (count: number, kind: Fault) => {
  let left = count;
  return () => ((left -= 1) >= 0 ? kind : undefined);
};

describe.each(Object.entries(MODELS))("a language model of %s", (dialect, name) => {
  test("answers in JSON, asked with the product's own words and the person's apart, and is written down", async () => {
    expect(await ask(open(), name)).toEqual({ word: "hedgehog" });
    const asked = local.asks.at(-1);
    expect(asked).toMatchObject({ dialect, key: TEST_KEY, instructions: "You name animals.", prompt: "Which one?" });
    expect(JSON.stringify(asked?.body)).toContain('"word"');
    const [row] = await data.database.select().from(modelCalls);
    expect(row).toMatchObject({ storyId: STORY, step: "plan", provider: dialect, tokensIn: 900, outcome: "done" });
    expect(row?.tokensOut).toBeGreaterThan(0);
    if (dialect === "compatible") expect(row?.microUsd).toBe(0);
    else expect(row?.microUsd).toBeGreaterThan(0);
  });

  test.each([
    ["fenced", "done", ["done"]],
    ["trailing-comma", "done", ["done"]],
    ["refusal", "refused", ["refused"]],
    ["filtered", "refused", ["refused"]],
    ["truncated", "bad-output", ["bad-output"]],
    ["not-json", "bad-output", ["bad-output"]],
    ["cut", "down", ["down", "down", "down"]],
    ["error", "down", ["down", "down", "down"]],
    ["quota", "quota", ["quota"]],
    ["bad-key", "configuration", ["configuration"]],
    ["refused", "refused", ["refused"]],
    ["rate", "rate", ["rate", "rate", "rate", "rate"]],
  ] as const)("that meets “%s” ends as %s", async (kind, ended, written) => {
    fault = () => kind;
    expect(await kindOf(ask(open(), name))).toBe(ended);
    expect(await outcomes()).toEqual(written);
  });

  test("that was too fast, or down for a moment, is asked again", async () => {
    fault = first(2, "rate");
    expect(await ask(open(), name)).toEqual({ word: "hedgehog" });
    fault = first(2, "error");
    expect(await ask(open(), name)).toEqual({ word: "hedgehog" });
    expect(await outcomes()).toEqual(["rate", "rate", "done", "down", "down", "done"]);
  });

  test("that says nothing is left after its time", async () => {
    fault = () => "slow";
    expect(await kindOf(ask(open(), name, { timeoutMs: 60 }))).toBe("timeout");
    expect(await outcomes()).toEqual(["timeout", "timeout"]);
  });
});

describe.each(Object.entries(PAINTERS))("an image model of %s", (dialect, name) => {
  const models = () => open({ IMAGE_MODEL: name });

  test("paints by its references, as many as it takes", async () => {
    const sheet = await paint(models(), name);
    expect(Buffer.from(sheet).subarray(1, 4).toString()).toBe("PNG");
    await paint(
      models(),
      name,
      Array.from({ length: 20 }, () => sheet),
    );
    const { length } = local.asks.at(-1)?.pictures ?? [];
    expect(length).toBe({ openai: 16, google: 3, compatible: 4 }[dialect]);
    expect(local.asks.at(-1)?.pictures[0]).toEqual(Buffer.from(sheet));
    const rows = await data.database.select().from(modelCalls).orderBy(modelCalls.id);
    expect(rows.map(({ pictures, references }) => [pictures, references])).toEqual([
      [1, 0],
      [1, length],
    ]);
  });

  test("may refuse", async () => {
    fault = () => "refusal";
    expect(await kindOf(paint(models(), name))).toBe("refused");
  });
});

test("nothing is kept by a provider that would", async () => {
  await ask(open(), MODELS.openai);
  expect(local.asks.at(-1)?.body).toMatchObject({ store: false });
});

test("a moderation model says what it flags, and a provider that is down is a failure", async () => {
  const model = idOf("openai:omni-moderation-latest");
  const read = (texts: string[]) => open().moderate({ storyId: undefined, model, texts }, signal);
  expect(await read(["good", "bad", "good"])).toEqual({ flagged: [false, true, false] });
  fault = () => "error";
  expect(await kindOf(read(["good"]))).toBe("down");
});

test("a key that has nothing left is not tried by the next, and says so at once", async () => {
  fault = first(1, "quota");
  expect(await kindOf(ask(open(), MODELS.openai))).toBe("quota");
  const before = local.asks.length;
  expect(await kindOf(ask(open(), MODELS.openai))).toBe("quota");
  expect(local.asks.length).toBe(before);
  expect(await ask(open(), MODELS.anthropic)).toEqual({ word: "hedgehog" });
});

test("two processes together call no more at once with a key than it may, and all come through", async () => {
  const slow = await listenModels({ answer: () => ({ word: "fox" }), latencyMs: 15 });
  const configuration = slow.configure({ IMAGE_MODEL: PAINTERS.openai, MODELS_IN_FLIGHT: "3" });
  const processes = [1, 2].map(() => openModels(configuration, data.database));
  await Promise.all(processes.flatMap((models) => Array.from({ length: 8 }, () => paint(models, PAINTERS.openai))));
  expect(slow.asks).toHaveLength(16);
  expect(slow.mostAtOnce()).toBeLessThanOrEqual(3);
  expect(slow.mostAtOnce()).toBeGreaterThan(1);
  expect(await data.database.select().from(modelSlots)).toEqual([]);
  await slow.close();
});

test("a cap a story and a cap a day stop calls before they are made, however many come at once", async () => {
  // A picture is nine cents.
  const models = open({ IMAGE_MODEL: PAINTERS.openai, BUDGET_STORY: "20", BUDGET_DAY: "40" });
  const before = local.asks.length;
  const painted = Array.from({ length: 6 }, () => kindOf(paint(models, PAINTERS.openai)));
  const free = Array.from({ length: 6 }, () => kindOf(ask(models, MODELS.compatible)));
  const kinds = await Promise.all(painted);
  expect(await Promise.all(free)).toEqual(free.map(() => "done"));
  const paid = local.asks.slice(before).filter(({ kind }) => kind === "picture");
  expect(kinds.filter((kind) => kind === "done").length).toBe(paid.length);
  expect(paid.length).toBeLessThanOrEqual(2);
  expect(kinds).toContain("budget");
  const other = (storyId: string) =>
    models.paint(
      { step: "page", storyId, prompt: "A fox", references: [], seed: "1", model: idOf(PAINTERS.openai) },
      signal,
    );
  const ended: string[] = [];
  for (let at = 0; at < 4; at += 1) ended.push(await kindOf(other(crypto.randomUUID())));
  expect(ended.at(-1)).toBe("budget");
  expect(await kindOf(ask(models, MODELS.compatible, { storyId: crypto.randomUUID() }))).toBe("done");
});

test("whoever no longer wants an answer gets the reason back, and the ledger says so", async () => {
  fault = () => "slow";
  const gone = new AbortController();
  const work = open().ask(
    {
      step: "plan",
      storyId: STORY,
      model: idOf(MODELS.openai),
      instructions: "",
      prompt: "",
      answer: { name: "animal", schema: SCHEMA },
      mostTokens: 10,
      timeoutMs: 5_000,
    },
    gone.signal,
  );
  const ended = work.catch((error: unknown) => error);
  await expect.poll(outcomes).toEqual(["started"]);
  gone.abort(new Error("deleted"));
  expect(await ended).toEqual(new Error("deleted"));
  expect(await outcomes()).toEqual(["aborted"]);
  expect(await data.database.select().from(modelSlots)).toEqual([]);
});

describe.each(["bfl:flux-2-pro", "fal:fal-ai/flux-2-pro", "replicate:black-forest-labs/flux-2-pro"])(
  "a picture in the queue of %s that a worker leaves when it stops",
  (name) => {
    let release: () => void;
    let queue: ListeningModels;
    /** Submits a picture and stops before it is made. */
    async function leave(): Promise<Models> {
      const held = new Promise<void>((resolve) => (release = resolve));
      queue = await listenModels({ answer: () => ({}), holdPicture: () => held });
      const models = openModels(queue.configure({ IMAGE_MODEL: name }), data.database, { patienceMs: 1 });
      const stop = new AbortController();
      const left = picture(models, stop.signal).catch((error: unknown) => error);
      await expect.poll(async () => (await data.database.select().from(modelCalls))[0]?.submission).toBeTruthy();
      stop.abort(STOPPED);
      expect(await left).toBe(STOPPED);
      expect([await outcomes(), queue.calledOff()]).toEqual([["started"], 0]);
      return models;
    }
    const picture = (models: Models, within: AbortSignal) =>
      models.paint(
        { step: "picture", storyId: STORY, model: idOf(name), prompt: "A hedgehog", references: [], seed: "1" },
        within,
      );
    afterEach(() => queue.close());

    test("is waited for by the next one, which pays for nothing again, on the same row of the ledger", async () => {
      const models = await leave();
      const next = picture(models, signal);
      release();
      expect(
        Buffer.from(await next)
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
      expect(queue.asks).toHaveLength(1);
      const rows = await data.database.select().from(modelCalls);
      expect(rows.map(({ outcome, pictures, submission }) => [outcome, pictures, submission])).toEqual([
        ["done", 1, null],
      ]);
    });

    test("is asked for anew where it has come to nothing, and where another one is wanted", async () => {
      const models = await leave();
      release();
      // The provider knows nothing of it any more.
      const told = JSON.stringify((await data.database.select().from(modelCalls))[0]?.submission);
      const submission: unknown = JSON.parse(told.replaceAll("/jobs/0", "/jobs/99"));
      await data.database.update(modelCalls).set({ submission });
      expect(
        Buffer.from(await picture(models, signal))
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
      expect(queue.asks).toHaveLength(2);
      expect(await outcomes()).toEqual(["configuration", "done"]);
      expect(await data.database.select().from(modelRests)).toEqual([]);
    });
  },
);

test("a failure holds no key and no word of what was asked", async () => {
  for (const kind of ["bad-key", "error", "refused", "refusal"] as const) {
    fault = () => kind;
    await data.database.delete(modelRests);
    const error = await ask(open(), MODELS.openai, { prompt: "a secret wish" }).catch((caught: unknown) => caught);
    const told = `${String((error as Error).stack)} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    expect(told).not.toMatch(/secret wish|sk-local/u);
  }
});

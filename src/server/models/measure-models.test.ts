import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { measureModels } from "./measure-models.ts";
import { modelCalls } from "./tables.ts";

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.close());

test("the metrics hold today's calls and what they cost, by step, model and outcome, of all processes", async () => {
  const registry = measureModels(new Registry(), data.database);
  expect(await registry.metrics()).not.toMatch(/^model_/mu);
  const call = { provider: "openai", pricesOf: "2026-11-28" };
  const plan = { ...call, step: "plan", model: "gpt-6-luna", outcome: "done", microUsd: 2_500 };
  const picture = { ...call, step: "picture", model: "gpt-image-2", outcome: "done", microUsd: 138_000 };
  await data.database.insert(modelCalls).values([
    plan,
    picture,
    picture,
    { ...picture, outcome: "refused", microUsd: 0 },
    // Of another day.
    { ...picture, startedAt: sql`now() - interval '25 hours'` },
  ]);
  const lines = (await registry.metrics()).split("\n").filter((line) => line.startsWith("model_"));
  expect(lines.toSorted()).toEqual([
    'model_calls_today{step="picture",model="openai:gpt-image-2",outcome="done"} 2',
    'model_calls_today{step="picture",model="openai:gpt-image-2",outcome="refused"} 1',
    'model_calls_today{step="plan",model="openai:gpt-6-luna",outcome="done"} 1',
    'model_cost_today_dollars{step="picture",model="openai:gpt-image-2",outcome="done"} 0.276',
    'model_cost_today_dollars{step="picture",model="openai:gpt-image-2",outcome="refused"} 0',
    'model_cost_today_dollars{step="plan",model="openai:gpt-6-luna",outcome="done"} 0.0025',
  ]);
});

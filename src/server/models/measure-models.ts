import { Gauge, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { totalsOfDay } from "./store.ts";

/** Adds what models were asked and what that cost since midnight (UTC), by all processes together, read when it is asked for. */
export function measureModels(registry: Registry, database: Database): Registry {
  const labelNames = ["step", "model", "outcome"] as const;
  // A gauge of this registry registers itself.
  void new Gauge({
    name: "model_cost_today_dollars",
    help: "What calls of models have cost since midnight (UTC), by the price table",
    labelNames,
    registers: [registry],
    async collect() {
      const totals = await totalsOfDay(database);
      this.reset();
      for (const { step, model, outcome, microUsd } of totals) this.set({ step, model, outcome }, microUsd / 1_000_000);
    },
  });
  void new Gauge({
    name: "model_calls_today",
    help: "Calls of models since midnight (UTC), by how they ended",
    labelNames,
    registers: [registry],
    async collect() {
      const totals = await totalsOfDay(database);
      this.reset();
      for (const { step, model, outcome, calls: count } of totals) this.set({ step, model, outcome }, count);
    },
  });
  return registry;
}

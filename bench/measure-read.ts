import { fork } from "node:child_process";
import * as path from "node:path";
import type { ApiCaller } from "../e2e/support/api.ts";
import { createSample, signInForBench, startProductForBench } from "./bench-product.ts";
import type { Row } from "./row.ts";

interface Load {
  readonly perSecond: number;
}

/** GET /stories/{id} under 64 connections against the bare driver's reading of the same rows. */
export async function measureRead(): Promise<Row[]> {
  const product = await startProductForBench();
  const { caller, headers } = await signInForBench(product);
  const id = await createSample(caller);
  await untilCompleted(caller, id);
  const databaseUrl = await product.databaseUrl();
  const http: number[] = [];
  const driver: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    http.push((await load("load-http.ts", { url: `${product.origin}/api/stories/${id}`, headers })).perSecond);
    driver.push((await load("load-driver.ts", { databaseUrl, id })).perSecond);
  }
  await product.stop();
  const best = (values: readonly number[]) => Math.max(...values);
  return [
    {
      name: "GET /stories/{id}, 64 connections / the bare driver's rows",
      value: best(http) / best(driver),
      unit: "ratio",
      limit: { least: 0.5 },
    },
    { name: "GET /stories/{id}, 64 connections", value: best(http), unit: "per s" },
  ];
}

async function untilCompleted(caller: ApiCaller, id: string): Promise<void> {
  while (String((await caller.call(`GET /stories/${id}`)).body["status"]) === "pending") {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Runs a load in a process of its own, so that it does not measure itself. */
function load(file: string, input: unknown): Promise<Load> {
  const child = fork(path.join(import.meta.dirname, file), { execArgv: ["--import", "tsx"] });
  return new Promise((resolve, reject) => {
    child.once("message", (result) => resolve(result as Load));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.send(input as object);
  });
}

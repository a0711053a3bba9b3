import { listenModels } from "#app/testing/local-models.ts";
import { signInByHttp } from "../e2e/support/api.ts";
import { startProduct } from "../e2e/support/start-product.ts";
import type { Row } from "./row.ts";
import { SAMPLE_FORM } from "./sample-book.ts";

const LATENCY_MS = 2_000;
const PAGES = 24;
const IN_FLIGHT = 4;
/** Sheet, cover, and pages as many at once as may be. */
const ROUNDS = 1 + 1 + Math.ceil(PAGES / IN_FLIGHT);
const PATIENCE_MS = 120_000;

/** A book by an image model that takes two seconds for each picture: its whole time by what the provider alone needs. */
export async function measureModels(): Promise<Row[]> {
  const local = await listenModels({ answer: () => ({}), latencyMs: LATENCY_MS });
  const product = await startProduct({
    environment: {
      ...(local.variables as Record<string, string>),
      IMAGE_MODEL: "openai:gpt-image-2",
      MODELS_IN_FLIGHT: String(IN_FLIGHT),
      RATE_LIMIT_ADDRESS: "1000000",
      RATE_LIMIT_SESSION: "1000000",
    },
  });
  const caller = await signInByHttp(product, "Bench-models");
  const started = performance.now();
  const { status, body } = await caller.call("POST /stories", { ...SAMPLE_FORM, pages: PAGES });
  if (status !== 201) throw new Error(`Create failed: ${status}`);
  const path = `${product.origin}/api/stories/${String(body["id"])}`;
  const headers = { authorization: `Bearer ${caller.token}` };
  let state = "pending";
  while (state === "pending" && performance.now() - started < PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    ({ status: state } = (await (await fetch(path, { headers })).json()) as { readonly status: string });
  }
  const ms = performance.now() - started;
  const { length } = local.asks;
  await product.stop();
  await local.close();
  if (state !== "completed") throw new Error(`No book after ${PATIENCE_MS} ms: ${state}`);
  if (length !== 1 + 1 + PAGES) throw new Error(`${length} pictures were asked for`);
  return [
    {
      name: "a 24-page book by an image model / its provider's own time",
      value: ms / (ROUNDS * LATENCY_MS),
      unit: "ratio",
      limit: { most: 1.15 },
    },
  ];
}

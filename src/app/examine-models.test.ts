import * as fs from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fault } from "#local/models/ask.ts";
import { readConfiguration } from "#server/configuration.ts";
import { examineModels } from "./examine-models.ts";
import { type ListeningModels, listenModels, TEST_KEY } from "./testing/local-models.ts";

let local: ListeningModels;
let fault: Fault | undefined;
beforeAll(async () => {
  local = await listenModels({ answer: () => ({ word: "hedgehog" }), fault: () => fault });
});
afterAll(() => local.close());

/** The blocks of variables in the page on models, each as it is written but for keys and addresses. */
async function blocksOfDocs(): Promise<Record<string, string>[]> {
  const text = await fs.readFile(path.resolve("docs/models.md"), "utf8");
  return [...text.matchAll(/```sh\n(.*?)```/gsu)].map(([, block = ""]) =>
    Object.fromEntries(
      block
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    ),
  );
}

test("every configuration on the page works as it is written", async () => {
  const blocks = await blocksOfDocs();
  expect(blocks).toHaveLength(7);
  for (const block of blocks) {
    // Real addresses and keys give way to the local server's.
    const used = Object.entries(local.variables).filter(([name]) => name.endsWith("_URL") || name in block);
    const examined = await examineModels(readConfiguration({ ...block, ...Object.fromEntries(used) }).models);
    const roles = Object.keys(block).filter((name) => /MODEL|MODERATION/u.test(name));
    expect(examined.map(({ line }) => line)).toHaveLength(roles.length);
    for (const { works, line } of examined) expect([works, line]).toEqual([true, expect.stringMatching(/: works$/u)]);
  }
});

test.each<readonly [Fault, RegExp]>([
  ["bad-key", /does not take the key/u],
  ["quota", /add credit/u],
  ["error", /cannot be reached/u],
  ["refused", /refused/u],
  ["not-json", /not in JSON/u],
])("what does not work is said in plain words, without a key: %s", async (kind, words) => {
  fault = kind;
  const [examined] = await examineModels(local.configure({ TEXT_MODEL: "openai:gpt-6-luna,built-in" }));
  fault = undefined;
  expect(examined?.works).toBe(false);
  expect(examined?.line).toMatch(words);
  expect(examined?.line).not.toContain(TEST_KEY);
});

import * as fs from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListeningModels, listenModels, TEST_KEY } from "./testing/local-models.ts";
import { runDoctor, runDoctorAfter } from "./testing/run-doctor.ts";

const PAGE = new URL("../../docs/models.md", import.meta.url);

let local: ListeningModels;
beforeAll(async () => {
  local = await listenModels({ answer: () => ({ word: "hedgehog" }) });
});
afterAll(() => local.close());

describe("the page on models", () => {
  test("has recipes that work in a shell as they are written: only the key, and where its provider is, are the reader's", async () => {
    const text = await fs.readFile(PAGE, "utf8");
    const blocks = [...text.matchAll(/```sh\n(.*?)```/gsu)].map(([, block = ""]) => block);
    expect(blocks.length).toBeGreaterThan(6);
    for (const block of blocks) {
      const written = block.replaceAll(/<your (?:key|token)>/gu, TEST_KEY);
      // Its own address stands in a recipe for a server of one's own.
      const address = /^COMPATIBLE_URL=.*$/mu;
      const here = written.replace(address, `COMPATIBLE_URL=${local.variables["COMPATIBLE_URL"]}`);
      const { said, code } = await runDoctorAfter(here, addresses());
      const roles = block.match(/^(?:\w+_MODEL|MODERATION)=/gmu) ?? [];
      expect([block, said.match(/: works$/gmu)?.length, code]).toEqual([block, roles.length, 0]);
      expect(said).not.toContain(TEST_KEY);
    }
  });
});

const addresses = () =>
  Object.fromEntries(Object.entries(local.variables).filter(([name]) => name.endsWith("_URL"))) as Record<
    string,
    string
  >;

test("npm run doctor says what is wrong in a configuration, all of it at once, and shows no key", async () => {
  const { said, code } = await runDoctor({
    ...local.variables,
    TEXT_MODEL: "opnai:gpt-6-luna",
    IMAGE_MODEL: "google:gemini-nano-banana-2.1",
    GOOGLE_AI_KEY: "",
  });
  expect(code).toBe(1);
  expect(said).toMatch(/TEXT_MODEL: has "opnai:gpt-6-luna"[\s\S]*GOOGLE_AI_KEY: is missing/u);
  expect(said).not.toContain(TEST_KEY);
});

test("npm run doctor without a model says that the product does it all", async () => {
  const { said, code } = await runDoctor({});
  expect([code, said]).toEqual([
    0,
    expect.stringContaining("No model is configured: the product writes and draws by itself."),
  ]);
});

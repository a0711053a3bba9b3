import { inspect } from "node:util";
import { expect, test } from "vitest";
import { readConfiguration } from "../configuration.ts";
import { createLog } from "../log.ts";
import { ConfigurationError } from "./configuration-error.ts";

const KEY = "sk-a-key-that-nobody-may-see";
const modelsOf = (variables: Record<string, string>) => readConfiguration(variables).models;

function faultsOf(variables: Record<string, string>): Record<string, string> {
  try {
    readConfiguration(variables);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return Object.fromEntries(error.faults.map(({ name, advice }) => [name, advice]));
  }
  return {};
}

test("a chain names its players in order, and a model's own colons stay its own", () => {
  const { text, image, providers } = modelsOf({
    TEXT_MODEL: "openai:gpt-6-luna, compatible:llama4:70b, built-in",
    IMAGE_MODEL: "openai:gpt-image-2",
    OPENAI_API_KEY: KEY,
    COMPATIBLE_URL: "http://127.0.0.1:11434/v1",
  });
  expect(text).toEqual([
    { name: "openai:gpt-6-luna", provider: "openai", model: "gpt-6-luna" },
    { name: "compatible:llama4:70b", provider: "compatible", model: "llama4:70b" },
    "built-in",
  ]);
  expect(image).toEqual([{ name: "openai:gpt-image-2", provider: "openai", model: "gpt-image-2" }]);
  expect(Object.keys(providers)).toEqual(["openai", "compatible"]);
  expect(providers.openai?.key.reveal()).toBe(KEY);
});

test("every id is checked at the start, and each fault says what to do", () => {
  const faults = faultsOf({
    TEXT_MODEL: "opnai:gpt-6-luna,built-in",
    IMAGE_MODEL: "anthropic:claude-opus-5.5,built-in",
    VISION_MODEL: "google",
    MODERATION: "google",
  });
  expect(faults).toEqual({
    TEXT_MODEL: expect.stringMatching(/"opnai:gpt-6-luna".*openai, anthropic, google, compatible/u),
    IMAGE_MODEL: expect.stringMatching(/"anthropic:claude-opus-5\.5".*openai, google, compatible/u),
    VISION_MODEL: expect.stringMatching(/"google"/u),
    MODERATION: expect.stringMatching(/give openai/u),
  });
  expect(
    faultsOf({ TEXT_MODEL: "openai:gpt-6-luna", IMAGE_MODEL: "compatible:flux", VISION_MODEL: "google:gemini-3" }),
  ).toEqual({
    OPENAI_API_KEY: expect.stringContaining("openai:gpt-6-luna"),
    GOOGLE_AI_KEY: expect.stringContaining("google:gemini-3"),
    COMPATIBLE_URL: expect.stringContaining("compatible:flux"),
  });
  expect(faultsOf({ TEXT_MODEL: "built-in,openai:a", OPENAI_API_KEY: KEY })["TEXT_MODEL"]).toContain(
    "put built-in last",
  );
});

test("in production keys travel to a provider's public address alone", () => {
  const faults = faultsOf({
    PROFILE: "production",
    TEXT_MODEL: "openai:gpt-6-luna",
    OPENAI_API_KEY: KEY,
    OPENAI_URL: "http://127.0.0.1:9",
  });
  expect(faults["OPENAI_URL"]).toContain("https");
});

test("a key is in no log, no JSON, no error and no listing", () => {
  const configuration = readConfiguration({ TEXT_MODEL: "openai:gpt-6-luna,built-in", OPENAI_API_KEY: KEY });
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).info({ configuration }, "started");
  const shown = [
    ...lines,
    JSON.stringify(configuration),
    inspect(configuration, { depth: 9 }),
    String(configuration.models.providers.openai?.key),
  ].join("\n");
  expect(shown).toContain("[hidden]");
  expect(shown).not.toContain(KEY);
});

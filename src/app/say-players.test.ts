import { expect, test } from "vitest";
import { readConfiguration } from "#server/configuration.ts";
import { sayPlayers } from "./say-players.ts";

const say = (variables: Record<string, string>) => sayPlayers(readConfiguration(variables).models);

test("without keys the product itself plays every role", () => {
  expect(say({})).toEqual([
    "Words: the built-in author",
    "Pictures: the built-in illustrator",
    "Pictures are looked at by: nobody",
    "Texts are read by: the product's own rules",
  ]);
});

test("one line a role says who plays, who takes over, and whose price is not known; no line has a key", () => {
  const lines = say({
    TEXT_MODEL: "openai:gpt-6-luna,anthropic:claude-new-9,built-in",
    IMAGE_MODEL: "openai:gpt-image-2",
    VISION_MODEL: "google:gemini-3-flash",
    MODERATION: "openai",
    OPENAI_API_KEY: "sk-secret-1",
    ANTHROPIC_API_KEY: "sk-secret-2",
    GOOGLE_AI_KEY: "sk-secret-3",
  });
  expect(lines).toEqual([
    "Words: openai:gpt-6-luna, then anthropic:claude-new-9 (no price is known: it counts as the dearest), then the built-in author",
    "Pictures: openai:gpt-image-2",
    "Pictures are looked at by: google:gemini-3-flash (no price is known: it counts as the dearest)",
    "Texts are read by: the product's own rules, then openai:omni-moderation-latest",
  ]);
  expect(lines.join("")).not.toContain("secret");
});

import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { furnitureOf } from "./furniture.ts";

const MODEL = "openai:gpt-6-luna";

test.each(LANGUAGES)(
  "a book in %s says whether a model wrote its words, painted its pictures, both or neither",
  (language) => {
    const say = (writer: string, painter: string) =>
      furnitureOf({ language, author: "Ana", createdAt: new Date(0), writer, painter }).imprintLines[0];
    const lines = [say("built-in", "built-in"), say(MODEL, "built-in"), say("built-in", MODEL), say(MODEL, MODEL)];
    expect(new Set(lines).size).toBe(4);
    expect(lines.join("")).not.toContain("gpt");
  },
);

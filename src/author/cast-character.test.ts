import { expect, test } from "vitest";
import { castCharacter } from "./cast-character.ts";

const choices = { characterType: "Animals", environment: "EnchantedForest" } as const;

test("draws a card up from what the words say, in the three languages", () => {
  const cards = [
    castCharacter({ ...choices, language: "en", name: "Mira", description: "a red fox with a green scarf" }),
    castCharacter({ ...choices, language: "ro", name: "Mira", description: "o vulpe roșie cu un fular verde" }),
    castCharacter({ ...choices, language: "de", name: "Mira", description: "ein roter Fuchs mit grünem Schal" }),
  ];
  for (const card of cards) {
    expect(card).toMatchObject({ name: "Mira", kind: "fox", garment: { kind: "scarf", colour: "green" } });
  }
});

test("chooses the same for the same words", () => {
  const asked = { ...choices, language: "en", name: "Bo", description: "" } as const;
  expect(castCharacter(asked)).toEqual(castCharacter(asked));
});

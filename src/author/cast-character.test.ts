import { expect, test } from "vitest";
import { CHARACTER_TYPES } from "#book/choices.ts";
import { castCharacter } from "./cast-character.ts";
import { sentencesIn } from "./sentence-books.ts";

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

test("names a Romanian hero after the gender of what it is called, where the words tell no more", () => {
  for (const [description, sex] of [
    ["un trenuleț", "male"],
    ["o balenă", "female"],
    ["o mașinuță", "female"],
    ["o broască țestoasă", "female"],
  ] as const)
    for (const characterType of CHARACTER_TYPES) {
      const card = castCharacter({
        name: "",
        description,
        language: "ro",
        characterType,
        environment: "ToyTown",
      });
      expect(card.sex, description).toBe(sex);
      expect(sentencesIn("ro").names[sex], description).toContain(card.name);
    }
});

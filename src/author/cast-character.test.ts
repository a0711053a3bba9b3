import { expect, test } from "vitest";
import { CHARACTER_TYPES } from "#book/choices.ts";
import { castCharacter } from "./cast-character.ts";
import { sentencesIn } from "./sentence-books.ts";
import { writeBook } from "./write-book.ts";

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

test("takes a young wizard for a child, with hair of its own and no white beard, and a young mother for none", () => {
  for (const [language, young, plain] of [
    ["en", "a young wizard", "a wizard"],
    ["ro", "un tânăr vrăjitor", "un vrăjitor"],
    ["de", "ein junger Zauberer", "ein Zauberer"],
  ] as const) {
    const card = castCharacter({ ...choices, language, name: "Finn", description: young });
    expect(card).toMatchObject({
      kind: "wizard",
      age: "child",
      size: 1,
      hair: expect.stringMatching(/black|brown|blond|red/) as string,
    });
    expect(castCharacter({ ...choices, language, name: "Finn", description: plain })).toMatchObject({ age: "grown" });
  }
  const mother = castCharacter({ ...choices, language: "en", name: "", description: "a young mother" });
  expect(mother.age).toBe("grown");
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

/** Forms as parents fill them in: people and others, named and not, described and not. */
const FORMS = [
  ["en", "EverydayPeople", "Ana and her family bake a cake.", ["Ana/a girl", "Ion/her brother", "/her grandmother"]],
  ["en", "Animals", "The red fox Mira finds a key.", ["Mira/", "Bo/a bear", "Owl/", "/a mouse"]],
  ["en", "FantasyBeings", "", ["Zadie/a mermaid", "Zo/a mermaid", "/a pirate with a green coat"]],
  ["en", "Superheroes", "Max wants to fly, and an old hedgehog helps.", ["Max/", "Hedgehog/"]],
  ["ro", "EverydayPeople", "Ana și bunicul ei înalță un zmeu.", ["Ana/o fetiță", "/bunicul"]],
  ["ro", "ToysBroughtToLife", "", ["Bubu/", "Ionuț/un soldățel", "Lia/o păpușă cu păr negru"]],
  ["de", "EverydayPeople", "Mia sucht ihren Ball.", ["Mia/ein Mädchen im Rollstuhl", "Papa/", "Tom/ihr Bruder"]],
  ["de", "MythicalCreatures", "", ["Funki/", "Luna/"]],
] as const;

test("is the very card of the book, whichever of the form it is and whatever the book's seed", () => {
  for (const [language, characterType, story, typed] of FORMS) {
    const characters = typed.map((text) => {
      const [name = "", description = ""] = text.split("/");
      return { name, description };
    });
    const choices = { language, characterType, environment: "SmallVillage", story } as const;
    const cards = characters.map((character, at) =>
      castCharacter({ ...choices, ...character, others: characters.toSpliced(at, 1), at }),
    );
    for (const seed of ["one", "two"]) {
      const { cast } = writeBook(
        { ...choices, title: "", pages: 8, characters, genre: "Comedy", theme: "Family", complexity: "Seeker" },
        seed,
      );
      for (const card of cards) expect(cast.find(({ id }) => id === card.id)).toEqual(card);
    }
    expect(new Set(cards.map(({ id }) => id)).size).toBe(characters.length);
  }
});

import { expect, test } from "vitest";
import { castCharacter } from "./cast-character.ts";
import { looksByDefault } from "./person-looks.ts";
import { sentencesIn } from "./sentence-books.ts";
import { writeBook } from "./write-book.ts";

const choices = { language: "en", characterType: "EverydayPeople", environment: "SmallVillage" } as const;

const bookOf = (story: string, seed: string) =>
  writeBook(
    { ...choices, title: "", pages: 8, characters: [], story, genre: "Comedy", theme: "Family", complexity: "Seeker" },
    seed,
  );

/** How many of a list there are of each. */
const counted = (list: readonly (string | undefined)[]) =>
  list.reduce((counts, each = "none") => counts.set(each, (counts.get(each) ?? 0) + 1), new Map<string, number>());

test("gives people of whom no words tell it skins and hairs of many kinds, none of them rare", () => {
  const names = (["en", "ro", "de"] as const).flatMap((language) => {
    const { female, male } = sentencesIn(language).names;
    return [...female, ...male].flatMap((name) => [name, `${name} Maria`, `${name} Luca`, `${name} Kim`]);
  });
  const cards = names.map((name) => castCharacter({ ...choices, name, description: "a child" }));
  const skins = counted(cards.map(({ skin }) => skin));
  expect([...skins.keys()].toSorted()).toEqual(["brown", "dark", "light", "tan"]);
  expect(Math.min(...skins.values())).toBeGreaterThan(names.length * 0.12);
  const hairs = counted(cards.map(({ hair }) => hair));
  expect([...hairs.keys()].toSorted()).toEqual(["black", "blond", "brown", "red"]);
  expect(Math.max(...hairs.values())).toBeLessThan(names.length * 0.6);
});

test("gives the same person the same looks in every book and while somebody describes them", () => {
  const looks = ["a girl", "a girl with a red hat", "a girl with a red hat, who loves kites"].map((description) => {
    const { skin, hair, garment } = castCharacter({ ...choices, name: "Zadie", description });
    return description === "a girl" ? { skin, hair } : { skin, hair, garment: garment.kind };
  });
  expect(looks[1]).toEqual({ ...looks[0], garment: "hat" });
  expect(looks[2]).toEqual(looks[1]);
  const [one, other] = ["one", "two"].map((seed) => bookOf("Zadie, a girl, looks for a lost star.", seed).cast[0]);
  expect([one?.skin, one?.hair]).toEqual([looks[0]?.skin, looks[0]?.hair]);
  expect([other?.skin, other?.hair]).toEqual([one?.skin, one?.hair]);
});

test("leaves what the words say as it is, and gives animals and machines neither skin nor hair", () => {
  const told = castCharacter({ ...choices, name: "Ana", description: "a girl with dark skin and red hair" });
  expect(told).toMatchObject({ skin: "dark", hair: "red" });
  for (const kind of ["fox", "robot", "dragon", "unicorn", "horse"] as const)
    expect(looksByDefault({ name: "Bo", kind, called: kind, age: "child", looks: "" })).toEqual({});
});

test("gives kin of one story one skin, siblings one hair too, and the old grey hair", () => {
  for (const hero of ["Ana", "Zadie", "Mia", "Ruth", "Ines", "Tara", "Lotte"]) {
    const family = bookOf(`${hero}, a girl, and her grandmother bake a cake for her twin brother.`, "kin").cast;
    expect(family.length).toBeGreaterThan(1);
    expect(new Set(family.map(({ skin }) => skin)).size, hero).toBe(1);
    const old = family.filter(({ age }) => age === "old");
    expect(old.map(({ hair }) => hair)).toEqual(old.map(() => "grey"));
  }
  const siblings = bookOf("Zadie, a girl, and her brother look for a star.", "kin").cast;
  expect([siblings.length, new Set(siblings.map(({ hair }) => hair)).size]).toEqual([2, 1]);
  const [hero, mother] = bookOf("Zadie, a girl, and her mother with dark skin look for a star.", "kin").cast;
  expect([hero?.skin, mother?.skin]).toEqual(["dark", "dark"]);
  const strangers = ["Ana", "Zadie", "Mia", "Ruth", "Ines", "Tara", "Lotte"].map((name) =>
    bookOf(`${name}, a girl, and a knight look for a star.`, "kin").cast.map(({ skin }) => skin),
  );
  expect(strangers.some(([one, other]) => one !== other)).toBe(true);
});

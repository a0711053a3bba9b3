import { describe, expect, test } from "vitest";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { readOddity } from "./read-oddity.ts";
import { checkBook, pagesOffLevel, wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

test("what is too much about somebody is read with its verb in three persons", () => {
  expect(readOddity("Lion Leo roars too loud", "en")).toEqual({
    how: "loud",
    me: "roar too loud",
    you: "roar too loud",
    he: "roars too loud",
  });
  expect(readOddity("A dragon who is too small for the others", "en")?.me).toBe("am too small");
  expect(readOddity("An elephant too big for the playground", "en")?.he).toBe("is too big");
  expect(readOddity("Der Löwe Leo brüllt zu laut", "de")).toEqual({
    how: "laut",
    me: "brülle zu laut",
    you: "brüllst zu laut",
    he: "brüllt zu laut",
  });
  expect(readOddity("Ein Igel, der zu langsam ist", "de")?.you).toBe("bist zu langsam");
  expect(readOddity("Leul Leo rage prea tare", "ro")).toEqual({
    how: "tare",
    me: "rag prea tare",
    you: "ragi prea tare",
    he: "rage prea tare",
  });
  expect(readOddity("O țestoasă care este prea înceată pentru ceilalți", "ro")?.me).toBe("sunt prea înceată");
  expect(readOddity("Un elefant prea mare pentru leagăn", "ro")?.you).toBe("ești prea mare");
  expect(readOddity("Melcul Bebe se mișcă prea încet", "ro")?.me).toBe("mă mișc prea încet");
  expect(readOddity("Papagalul Coco vorbește prea mult", "ro")?.you).toBe("vorbești prea mult");
  for (const [idea, language] of [
    ["O girafă al cărei gât este prea lung", "ro"],
    ["Pip vrea să zboare", "ro"],
    ["A giraffe whose neck is too long", "en"],
    ["Pip wants to fly", "en"],
    ["Pip möchte zu Oma", "de"],
  ] as const)
    expect(readOddity(idea, language), idea).toBeUndefined();
});

describe.each([
  ["en", "Lion Leo roars too loud", "roar too loud", /laugh|honk/u],
  ["de", "Der Löwe Leo brüllt zu laut", "brülle zu laut", /lach|tröt/iu],
  ["ro", "Leul Leo rage prea tare", "rag prea tare", /hi-honc|gâscă/iu],
] as const)("a book in %s of somebody who is too much", (language, story, says, other) => {
  test("tells of that very thing and of no other, at every level and length, and it is just right in the end", () => {
    let pages = 0;
    let off = 0;
    for (const complexity of COMPLEXITIES)
      for (const count of PAGE_COUNTS)
        for (const seed of ["one", "two"]) {
          const form = { ...analyseIdea(story, language), title: "", story, complexity, pages: count };
          const book = writeBook(form, seed);
          expect(checkBook(book, form), `${complexity}, ${count}`).toEqual([]);
          const ofFamily = book.pages.filter(({ beat }) => ["odd", "wish", "try1", "try2", "try3"].includes(beat));
          expect(ofFamily.map(({ text }) => text).join(" ")).not.toMatch(other);
          expect(wholeText(book)).toContain(says);
          pages += book.pages.length;
          off += pagesOffLevel(book);
        }
    expect(off / pages).toBeLessThanOrEqual(0.02);
  });
});

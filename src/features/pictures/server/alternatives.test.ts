import { expect, test } from "vitest";
import { writeBook } from "#author/write-book.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { contentOf, differenceOf, planSample } from "#illustrator/testing/difference-of.ts";
import { recompose } from "./recompose.ts";

/** Pictures that a page is given beside its first. */
const MORE = 4;

test("every other picture of a book's page differs in camera, mirror or place, never in cast, things or hour (S10.10)", () => {
  let pairs = 0;
  for (const [i, environment] of ENVIRONMENTS.entries()) {
    const book = writeBook(
      {
        title: "",
        characters: [],
        language: (["en", "ro", "de"] as const)[i % 3] ?? "en",
        pages: 8,
        story: "A little fox looks for a lost star with a friendly bear.",
        characterType: "Animals",
        environment,
        genre: "Adventure",
        theme: "Friendship",
        complexity: "Seeker",
      },
      environment,
    );
    const plans = [book.cover, ...book.pages.map(({ plan }) => plan)];
    for (const [number, plan] of plans.entries()) {
      const pages = Array.from({ length: MORE + 1 }, (_, position) =>
        planSample(
          position === 0 ? plan : recompose(plan, position, false),
          book.cast,
          `${environment}/${number}/${position}`,
        ),
      );
      for (const [n, page] of pages.entries()) {
        expect(contentOf(page), `${environment} ${number}`).toEqual(contentOf(pages[0]!));
        for (const [m, other] of pages.slice(0, n).entries()) {
          pairs++;
          expect(differenceOf(page, other), `${environment}, page ${number}, pictures ${m} and ${n}`).not.toEqual([]);
        }
      }
    }
  }
  expect(pairs).toBe(ENVIRONMENTS.length * 9 * 10);
});

test("a red fox with a green scarf and a bald baker are so on all 24 pages, in every other picture too (T31)", () => {
  const book = writeBook(
    {
      title: "",
      characters: [
        { name: "Mira", description: "the red fox with a green scarf" },
        { name: "Ion", description: "the bald baker" },
      ],
      language: "en",
      pages: 24,
      story: "Mira the red fox with a green scarf and Ion the bald baker look for the lost star.",
      characterType: "Animals",
      environment: "EnchantedForest",
      genre: "Adventure",
      theme: "Friendship",
      complexity: "Seeker",
    },
    "a fox and a baker",
  );
  const seen = { Mira: 0, Ion: 0 };
  for (const { plan } of book.pages) {
    for (const turn of [0, MORE]) {
      for (const { card } of contentOf(planSample(recompose(plan, turn, false), book.cast, `fox ${turn}`)).figures) {
        if (card.name === "Mira") {
          expect(card).toMatchObject({ kind: "fox", colour: "red", garment: { kind: "scarf", colour: "green" } });
          seen.Mira += 1;
        }
        if (card.name === "Ion") {
          expect(card).toMatchObject({ called: "baker", characterType: "EverydayPeople", hair: "none" });
          seen.Ion += 1;
        }
      }
    }
  }
  expect(seen.Mira).toBeGreaterThan(40);
  expect(seen.Ion).toBeGreaterThan(10);
});

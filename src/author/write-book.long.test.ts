import { describe, expect, test } from "vitest";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import type { BookRequest } from "./book-request.ts";
import { LANGUAGES } from "#book/languages.ts";
import { checkBook, IDEAS, pagesOffLevel } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const HEROES = ["hedgehog", "fox", "owl", "robot", "dragon", "princess", "teddy", "mermaid", "whale", "grandmother"];
const SEEDS = 3;

describe.each(LANGUAGES)("thousands of books in %s", (language) => {
  test("are whole, for every environment, level, length and kind of hero, and keep to their level", () => {
    const faults: string[] = [];
    let turn = 0;
    let pages = 0;
    let off = 0;
    for (const story of IDEAS[language])
      for (const environment of ENVIRONMENTS)
        for (const complexity of COMPLEXITIES)
          for (const count of PAGE_COUNTS)
            for (let seed = 0; seed < SEEDS; seed += 1) {
              turn += 1;
              const hero = HEROES[turn % HEROES.length] ?? "fox";
              const request: BookRequest = {
                title: "",
                language,
                pages: count,
                // Every other book has the form's characters, of a kind that the story does not name.
                characters:
                  turn % 2 === 0
                    ? []
                    : [
                        { name: "Alma", description: hero },
                        { name: "Teo", description: "" },
                      ].slice(0, 1 + (turn % 3 === 0 ? 1 : 0)),
                story,
                characterType: CHARACTER_TYPES[turn % CHARACTER_TYPES.length] ?? "Animals",
                environment,
                genre: GENRES[turn % GENRES.length] ?? "Fairytale",
                theme: THEMES[turn % THEMES.length] ?? "Friendship",
                complexity,
              };
              const book = writeBook(request, `${seed}`);
              faults.push(
                ...checkBook(book, request).map(
                  (fault) => `${story}, ${environment}, ${complexity}, ${count}, ${seed}: ${fault}`,
                ),
              );
              pages += book.pages.length;
              off += pagesOffLevel(book);
            }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(off / pages).toBeLessThanOrEqual(0.02);
  }, 600_000);
});

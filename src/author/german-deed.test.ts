import { expect, test } from "vitest";
import type { BookRequest } from "./book-request.ts";
import { germanDeed } from "./german-deed.ts";
import { wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

test("a German wish is told as done, with its verb before what it is about", () => {
  expect(germanDeed("ein Floß bauen")).toEqual({ verb: "baute", rest: "ein Floß" });
  expect(germanDeed("Skateboard fahren lernen")).toEqual({ verb: "lernte", rest: "Skateboard fahren" });
  expect(germanDeed("fliegen")).toEqual({ verb: "flog", rest: "" });
  expect(germanDeed("das Fahrrad reparieren")).toEqual({ verb: "reparierte", rest: "das Fahrrad" });
  expect(germanDeed("singen und tanzen")).toEqual({ verb: "konnte", rest: "singen und tanzen" });
  expect(germanDeed("dem Drachen helfen, Feuer zu speien").verb).toBe("konnte");
});

test("a German book ends its tries with the deed, not with being able to do it", () => {
  let told = 0;
  for (const complexity of ["Seeker", "Dreamer", "Visionary"] as const)
    for (const seed of ["1", "2", "3"]) {
      const request: BookRequest = {
        title: "",
        language: "de",
        pages: 8,
        characters: [],
        story: "Der Igel Pip möchte ein Floß bauen",
        characterType: "Animals",
        environment: "EnchantedForest",
        genre: "Fairytale",
        theme: "Friendship",
        complexity,
      };
      const text = wholeText(writeBook(request, seed));
      told += /(?:baute Pip|Pip baute) (?:\p{L}+ )?ein Floß/u.test(text) ? 1 : 0;
      expect(text).not.toMatch(/konnte (?:Pip |wirklich )?ein Floß bauen/u);
    }
  expect(told).toBeGreaterThanOrEqual(5);
});

import { describe, expect, test } from "vitest";
import { writeBook } from "#author/write-book.ts";
import { LANGUAGES } from "#book/languages.ts";
import { everyKindOfBook } from "./testing/every-kind-of-book.ts";
import { faultsOf, isOffLevel } from "./testing/check-written-book.ts";
import { openDictionaries } from "./testing/dictionaries.ts";

/** As many faults as one can read. */
const MOST_SHOWN = 40;
/** Each a test of its own, so that a run can be taken in pieces: `npx vitest run … -t "in ro, part 3 of"`. */
const PARTS = 8;

describe.each(LANGUAGES)("all books in %s", (language) => {
  const parts = Array.from({ length: PARTS }, (_, part) => ({ part, number: part + 1 }));
  test.each(parts)(
    "of every plot, level and length, kind of hero and sex, part $number of eight, are whole",
    async ({ part }) => {
      const spell = (await openDictionaries())[language];
      const faults = new Set<string>();
      let pages = 0;
      let off = 0;
      for (const { request, plot, seed } of everyKindOfBook(language, 1, { part, parts: PARTS })) {
        const book = writeBook(request, seed);
        for (const fault of faultsOf(book, request, spell)) faults.add(`${plot}, ${request.complexity}: ${fault}`);
        pages += book.pages.length;
        off += book.pages.filter(({ text }) => isOffLevel(text, book)).length;
      }
      expect([...faults].slice(0, MOST_SHOWN)).toEqual([]);
      expect(off / pages).toBeLessThanOrEqual(0.02);
    },
    1_200_000,
  );
});

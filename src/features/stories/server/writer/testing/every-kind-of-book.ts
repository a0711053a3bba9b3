import type { Sex } from "#book/cast-card.ts";
import {
  CHARACTER_TYPES,
  COMPLEXITIES,
  type Complexity,
  ENVIRONMENTS,
  GENRES,
  PAGE_COUNTS,
  type PageCount,
  THEMES,
} from "#book/choices.ts";
import type { ByLanguage, Language } from "#book/languages.ts";
import { FAMILY_IDS, type FamilyId } from "#author/families/family.ts";
import type { BookRequest } from "#author/book-request.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { conceptsOfKind } from "#lexicon/find-concept.ts";

/** Ideas that ask for each kind of plot, without saying who is in it. */
export const PLOTS: ByLanguage<Readonly<Record<FamilyId, string>>> = {
  en: {
    wish: "wants to climb the highest hill",
    lost: "is looking for the lost red balloon",
    fear: "is afraid of the dark",
    mystery: "wants to know where the stars go by day",
    friend: "is lonely and has no friends",
    contest: "wants to win the great race",
    rescue: "wants to find the way back home",
  },
  ro: {
    wish: "vrea să urce pe cel mai înalt deal",
    lost: "își caută balonul roșu",
    fear: "se teme de întuneric",
    mystery: "vrea să afle unde dorm stelele",
    friend: "e singur și nu are niciun prieten",
    contest: "vrea să câștige concursul cel mare",
    rescue: "vrea să găsească drumul înapoi spre casă",
  },
  de: {
    wish: "möchte auf den höchsten Hügel klettern",
    lost: "sucht den roten Luftballon",
    fear: "hat Angst vor der Dunkelheit",
    mystery: "möchte wissen, wo die Sterne schlafen",
    friend: "ist einsam und hat keine Freunde",
    contest: "möchte das große Wettrennen gewinnen",
    rescue: "möchte den Weg nach Hause finden",
  },
};

const NAMES: ByLanguage<Readonly<Record<"female" | "male", readonly string[]>>> = {
  en: { female: ["Poppy", "Agnes", "Lily-Rose"], male: ["Pip", "Otis", "Max"] },
  ro: { female: ["Mara", "Ilinca", "Ana-Maria"], male: ["Pip", "Matei", "Andrei"] },
  de: { female: ["Frieda", "Ines", "Anna-Lena"], male: ["Pip", "Moritz", "Jonas"] },
};

/** Forty kinds of hero, taken evenly from all that the lexicon has. */
export const KINDS: readonly string[] = (() => {
  const all = conceptsOfKind("figure");
  return Array.from({ length: 40 }, (_, at) => all[Math.floor((at * all.length) / 40)]?.id ?? "fox");
})();

/** One book that is asked for, and which plot its idea means. */
export interface AskedBook {
  readonly request: BookRequest;
  readonly plot: FamilyId;
  readonly seed: string;
}

/** What is varied; the other choices are taken in turn. */
interface Choice {
  readonly plot: FamilyId;
  readonly complexity: Complexity;
  readonly pages: PageCount;
  readonly kind: string;
  readonly sex: Exclude<Sex, "neuter">;
  readonly seed: number;
}

function ask(language: Language, { plot, complexity, pages, kind, sex, seed }: Choice, turn: number): AskedBook {
  const at = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[turn % list.length] as T;
  const description = kitFor(language).form({ name: "", concept: kind, sex }, "a");
  // Every fifth hero is only what it is; every third has a companion.
  const name = turn % 5 === 4 ? description : at(NAMES[language][sex]);
  const companion = {
    name: language === "ro" ? "Țup" : "Nox",
    description: kitFor(language).phrase("mouse", { article: "a" }),
  };
  return {
    plot,
    seed: String(seed),
    request: {
      title: "",
      language,
      pages,
      characters: [{ name, description }, ...(turn % 3 === 2 ? [companion] : [])],
      story: PLOTS[language][plot],
      characterType: at(CHARACTER_TYPES),
      environment: at(ENVIRONMENTS),
      genre: at(GENRES),
      theme: at(THEMES),
      complexity,
    },
  };
}

/**
 * All kinds of book in one language: every plot at every level and length, with every kind of hero of either sex. The
 * three seeds are taken in turn, so that every two of these choices meet under each of them. `every` takes one in so many,
 * evenly; `part` of `parts` is what one run of several does.
 */
export function* everyKindOfBook(
  language: Language,
  every = 1,
  { part, parts } = { part: 0, parts: 1 },
): Generator<AskedBook> {
  let turn = 0;
  for (const [kindAt, kind] of KINDS.entries())
    for (const [sexAt, sex] of (["female", "male"] as const).entries())
      for (const [plotAt, plot] of FAMILY_IDS.entries())
        for (const [levelAt, complexity] of COMPLEXITIES.entries())
          for (const [lengthAt, pages] of PAGE_COUNTS.entries()) {
            turn += 1;
            if (turn % every !== 0 || kindAt % parts !== part) continue;
            const seed = 1 + ((kindAt + sexAt + plotAt + levelAt + lengthAt) % 3);
            yield ask(language, { plot, complexity, pages, kind, sex, seed }, turn);
          }
}

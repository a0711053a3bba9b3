import type { ByLanguage } from "#book/languages.ts";

/** Numbers in words; figures are read as they stand. */
export const COUNTS: ByLanguage<readonly (readonly [words: string, count: number])[]> = {
  en: [
    ["four", 4],
    ["five", 5],
    ["six", 6],
    ["seven", 7],
    ["eight", 8],
    ["nine", 9],
    ["ten", 10],
    ["a dozen", 12],
    ["half a dozen", 6],
  ],
  ro: [
    ["patru", 4],
    ["cinci", 5],
    ["șase", 6],
    ["șapte", 7],
    ["opt", 8],
    ["zece", 10],
    ["o duzină de", 12],
    ["vreo trei", 3],
    ["o pereche de", 2],
  ],
  de: [
    ["vier", 4],
    ["fünf", 5],
    ["sechs", 6],
    ["sieben", 7],
    ["acht", 8],
    ["neun", 9],
    ["zehn", 10],
    ["ein Dutzend", 12],
    ["ein paar", 3],
  ],
};

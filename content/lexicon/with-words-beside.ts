import type { MoreNouns, NounEntry } from "#lexicon/concept.ts";
import { WORDS_BESIDE } from "./words-beside.ts";
import { WORDS_OF_REGIONS } from "./words-of-regions.ts";
import { GERMAN_WORDS_BESIDE } from "./words-of-german-homes.ts";
import { ROMANIAN_WORDS_BESIDE } from "./words-of-romanian-homes.ts";
import { ROMANIAN_VILLAGE_WORDS } from "./words-of-romanian-villages.ts";

/** A row with the by-words that the files of words beside have for it, behind its own. */
export function withWordsBeside<R extends Pick<NounEntry, "id" | "also">>(row: R): R {
  const beside = [
    WORDS_BESIDE[row.id],
    WORDS_OF_REGIONS[row.id],
    ROMANIAN_WORDS_BESIDE[row.id],
    ROMANIAN_VILLAGE_WORDS[row.id],
    GERMAN_WORDS_BESIDE[row.id],
  ];
  if (beside.every((words) => words === undefined)) return row;
  const also: MoreNouns = {
    en: [...(row.also?.en ?? []), ...beside.flatMap((words) => words?.en ?? [])],
    ro: [...(row.also?.ro ?? []), ...beside.flatMap((words) => words?.ro ?? [])],
    de: [...(row.also?.de ?? []), ...beside.flatMap((words) => words?.de ?? [])],
  };
  return { ...row, also };
}

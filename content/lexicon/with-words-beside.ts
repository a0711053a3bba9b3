import type { MoreNouns, NounEntry } from "#lexicon/concept.ts";
import { WORDS_BESIDE } from "./words-beside.ts";

/** A row with the by-words that `words-beside` has for it, behind its own. */
export function withWordsBeside<R extends Pick<NounEntry, "id" | "also">>(row: R): R {
  const beside = WORDS_BESIDE[row.id];
  if (!beside) return row;
  const also: MoreNouns = {
    en: [...(row.also?.en ?? []), ...(beside.en ?? [])],
    ro: [...(row.also?.ro ?? []), ...(beside.ro ?? [])],
    de: [...(row.also?.de ?? []), ...(beside.de ?? [])],
  };
  return { ...row, also };
}

import type { Language } from "#book/languages.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { END_OF_QUESTION_DE, ENDS_DE, NEXT_CLAUSE } from "./frames/sound-goals.ts";
import type { GoalKind } from "./sentences.ts";

/** A wish or question up to where another clause begins: "fly and meets a bear" → "fly". */
export function withoutNextClause(phrase: string, kind: GoalKind, language: Language): string {
  if (kind === "lost") return phrase;
  const ends = language === "de" && kind !== "wish" ? [END_OF_QUESTION_DE] : NEXT_CLAUSE[language];
  return ends.reduce((kept, pattern) => {
    const at = kept.search(pattern);
    const cut = at > 0 ? kept.slice(0, at) : kept;
    // „traurig ist weil er nicht weinen“: the wish is what comes last.
    return language === "de" && kind === "wish" && ENDS_DE.test(kept) && !ENDS_DE.test(cut) ? kept : cut;
  }, phrase);
}

/** „fliegen und trifft einen Bären“ → „fliegen“: after "und" a finite verb begins a clause of its own. */
export function untilFinite(phrase: string): string {
  for (const match of phrase.matchAll(/ und (?:(?:dann|dabei|dort|da) )?(?<verb>\p{Ll}+)(?= )/gu)) {
    const verb = match.groups?.["verb"] ?? "";
    const isModal = /^(?:will|wollen|wollte|möchten?|kann|soll|muss|darf)$/u.test(verb);
    if (isModal || (verb.endsWith("t") && infinitiveOf(verb, "de") !== undefined)) return phrase.slice(0, match.index);
  }
  return phrase;
}

import type { Language } from "#book/languages.ts";
import { wishForm } from "./wish-form.ts";
import {
  END_OF_QUESTION_DE,
  ENDS_DE,
  GOES_DE,
  HE_DE,
  LEAD_DE,
  LEAD_EN,
  NEXT_CLAUSE,
  PARTED_DE,
  THING_DE,
  UNSOUND,
} from "./frames/sound-goals.ts";
import type { ReadGoal } from "./reading.ts";
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

/**
 * A goal as sentences can take it: a wish with a verb, about nobody who was named elsewhere, in nobody's voice. Undefined where
 * there is none in the parent's words.
 */
export function settleGoal(goal: ReadGoal, language: Language): ReadGoal | undefined {
  const { any, byKind } = UNSOUND[language];
  const phrase = goal.kind === "wish" ? wished(goal.phrase, language) : goal.phrase;
  if (any.test(phrase) || byKind[goal.kind]?.test(phrase) === true) return undefined;
  if (language === "de" && goal.kind === "wish" && !ENDS_DE.test(phrase)) return undefined;
  return phrase === goal.phrase ? goal : { ...goal, phrase };
}

function wished(phrase: string, language: Language): string {
  if (language === "en") return phrase.replace(LEAD_EN, "");
  return language === "de" ? withVerb(phrase.replace(LEAD_DE, "").replace(HE_DE, "")) : phrase;
}

/**
 * „Käse“ → „Käse haben“; „zusammen in den Urlaub“ → „zusammen in den Urlaub gehen“: who wants to get somewhere need not say how; „alles an bellen“ →
 * „alles anbellen“.
 */
function withVerb(phrase: string): string {
  const way = GOES_DE.exec(phrase)?.groups?.["way"];
  const thing = THING_DE.exec(phrase)?.groups?.["thing"];
  if (way === undefined && thing !== undefined) return wishForm("have", thing, "de");
  if (way === undefined) return phrase.replace(PARTED_DE, "$<part>");
  return wishForm(way.startsWith("auf") ? "reach" : "go", phrase.replace(/^sich (?:nicht )?/u, ""), "de");
}

import type { Language } from "#book/languages.ts";
import { VERBS } from "#content/lexicon/verbs.ts";
import { COMMON_GOALS } from "#content/sentences/common-goals.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import type { ReadGoal } from "./reading.ts";
import { sentencesIn } from "./sentence-books.ts";

/**
 * What a book is about, in another language: the author's own goals and those that many ideas have, a lost thing that the
 * lexicon knows, a wish that is one verb. Undefined where the parent's words cannot be carried over.
 */
export function carryGoal(goal: ReadGoal, from: Language, to: Language): ReadGoal | undefined {
  const phrase = goal.kind === "lost" ? carryLost(goal, to) : carryPhrase(goal, from, to);
  return phrase === undefined ? undefined : { ...goal, phrase };
}

function carryLost({ concept, adjective }: ReadGoal, to: Language): string | undefined {
  if (concept === undefined) return undefined;
  return kitFor(to).phrase(concept, { article: "none", ...(adjective !== undefined && { adjective }) });
}

function carryPhrase({ kind, phrase }: ReadGoal, from: Language, to: Language): string | undefined {
  const said = phrase.toLocaleLowerCase();
  const common = COMMON_GOALS.find((each) => each.goal === kind && each[from].toLocaleLowerCase() === said);
  if (common) return common[to];
  const place = sentencesIn(from).defaultGoals.findIndex((each) => each.goal === kind && each.phrase === phrase);
  if (place >= 0) return sentencesIn(to).defaultGoals[place]?.phrase;
  const [families, others] = [sentencesIn(from).families, sentencesIn(to).families];
  for (const [id, { goal }] of Object.entries(families)) {
    if (goal?.goal === kind && goal.phrase === phrase) return others[id as keyof typeof others].goal?.phrase;
  }
  return kind === "wish" ? carryVerb(said, from, to) : undefined;
}

/** "fly" → „să zboare“, „fliegen“. */
function carryVerb(phrase: string, from: Language, to: Language): string | undefined {
  const verb = VERBS.find((row) => wishOf(row, from) === phrase);
  return verb && wishOf(verb, to);
}

function wishOf({ en, ro, de }: (typeof VERBS)[number], language: Language): string {
  if (language === "en") return en[0];
  return language === "ro" ? `să ${ro[2]}` : de[0].replace("|", "");
}

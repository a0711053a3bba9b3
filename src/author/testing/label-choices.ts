import type { Language } from "#book/languages.ts";
import { asMeant, asTyped } from "../as-meant.ts";
import type { HowCommon } from "../common-words.ts";
import { fullName } from "../hero/full-name.ts";
import { heroChoices } from "../hero/hero-choices.ts";
import { isOfFigure } from "../hero/is-of-figure.ts";
import type { LabelledChoices } from "../hero/learn-weights.ts";
import { mentionsIn } from "../hero/mentions-in.ts";
import { asChosen } from "../hero/with-choice.ts";
import { readStory } from "../read-story.ts";
import type { ReadFigure } from "../reading.ts";
import { isHero, type ToldIdea } from "./score-told-ideas.ts";

const NOBODY: ReadFigure = { name: "", concept: "", role: "hero", at: -1 };

/**
 * What a told idea teaches of its hero: a choice is right if the hero that it is read as is right. Nothing is right where its text cannot tell.
 * `byRules`: also how far the grammar’s rules can be trusted.
 */
export function labelChoices(
  told: ToldIdea,
  language: Language,
  byRules: boolean,
  howCommon?: HowCommon,
): LabelledChoices {
  const typed = asTyped(told.idea);
  const text = asMeant(typed, language);
  const mentions = mentionsIn(text, language);
  const about = { typed, language: { value: language, confidence: 1 }, isPlain: true } as const;
  const reading = byRules ? readStory(text, about) : undefined;
  const ruled = reading?.figures[0];
  const choices = heroChoices(text, mentions, reading, language, howCommon);
  const isRight = choices.map((choice) => {
    const chosen = [...(choice.name?.mentions ?? []), ...(choice.noun?.mentions ?? [])];
    const isRuleds = ruled !== undefined && chosen.some((each) => isOfFigure(each, ruled, text));
    const read = asChosen(text, mentions, isRuleds ? ruled : NOBODY, choice, language);
    return chosen.length > 0 && isHero(told, { ...read, name: fullName(read, text, language) }, language);
  });
  // With neither a name nor a noun the rules’ own hero stays, or nobody is one.
  const isStaying = ruled ? isHero(told, ruled, language) : !isRight.includes(true);
  return {
    choices,
    isRight: choices.map(({ name, noun }, at) => (name || noun ? isRight[at] === true : isStaying)),
  };
}

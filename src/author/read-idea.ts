import type { Language } from "#book/languages.ts";
import { asMeant, asTyped } from "./as-meant.ts";
import { cutName } from "./cut-name.ts";
import { detectLanguage } from "./detect-language.ts";
import { hasMarkup } from "./has-markup.ts";
import { settleHero } from "./hero/settle-hero.ts";
import { readStory } from "./read-story.ts";
import type { Reading } from "./reading.ts";
import { withSexOfPronouns } from "./sex-by-pronoun.ts";

/** The language that an idea is read in, `hint` breaking ties. */
export function languageOfIdea(idea: string, hint: Language): Language {
  return detectLanguage(asTyped(idea), hint).value;
}

/**
 * Reads an idea. Always answers and never throws: one word, emoji, another language or two thousand characters give a
 * reading with low confidence. Without `language` the text's own is found, `hint` breaking ties.
 */
export function readIdea(idea: string, hint: Language, language?: Language): Reading {
  const typed = asTyped(idea);
  const detected = language ? { value: language, confidence: 1 } : detectLanguage(typed, hint);
  const about = { typed, language: detected, isPlain: !hasMarkup(idea) };
  const text = asMeant(typed, detected.value);
  const story = readStory(text, about);
  // What speaks to a machine is nobody’s story: of no word in it a hero is made.
  const settled = about.isPlain ? settleHero(text, story, (part) => readStory(part, about)) : story;
  const figures = withSexOfPronouns(settled.figures, text, detected.value);
  return { ...settled, figures: figures.map((figure) => ({ ...figure, name: cutName(figure.name) })) };
}

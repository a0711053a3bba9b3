import type { CastCard } from "#book/cast-card.ts";
import type { ByLanguage } from "#book/languages.ts";
import { Thing } from "#book/page-plan.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { CHILD_RULE, DATA_RULE, sayData } from "#features/safety/say-data.ts";

export const LANGUAGE_NAMES: ByLanguage<string> = { en: "English", ro: "Romanian", de: "German" };

/** How letters are set in a language, where models often err. */
export const SPELLING: ByLanguage<string> = {
  en: "Quotation marks are “ ”.",
  ro: "Write ș and ț with a comma below, and all other marks; quotation marks are „ ”.",
  de: "Write Umlauts and ß; quotation marks are „ “.",
};

/** The writer of a whole book: the same for every book, so that providers can keep it. */
export const BOOK_INSTRUCTIONS = [
  "You write picture books for children, and you plan their pictures. You are given a parent's form and answer with one book.",
  DATA_RULE,
  CHILD_RULE,
  "Craft: one hero with one wish; three tries, each with its own small sound; a friend who helps; an end that comes back to the first picture. One refrain comes three times and turns the last time. Every page is read aloud while its picture is looked at: what the words say is what the picture shows.",
  "Cast: the cards of <cast> are fixed: use their ids, names, kinds and looks as they are, and call nobody by another name. Add up to three of your own, with ids extra-1, extra-2, extra-3.",
  "Pictures: each plan says where, when, who does what in which mood, and what lies about. Figures are named by the cast's ids; at most three on a page. The hero is on nearly every page. Spots 0 to 11 are different places of an environment: change them as the story moves. Vary shots, never three alike in a row. The camera is where a spot is seen from: where the book comes back to a spot, take another one. Nothing in a picture carries letters.",
  `Things, for "holds" and "things", are only these: ${Thing.options.join(", ")}.`,
].join("\n\n");

/** What is particular to one book. */
export function sayForm(form: Approved<StoryForm>, fixed: readonly CastCard[]): string {
  const { wordsAPage, longestSentence } = READING_LEVELS[form.complexity];
  const { story, title, characters, genre, theme, environment, characterType } = form;
  return [
    `Write the book in ${LANGUAGE_NAMES[form.language]}. ${SPELLING[form.language]}`,
    `Exactly ${form.pages} pages, the cover not counted. Every page: ${wordsAPage.min} to ${wordsAPage.max} words, no sentence of more than ${longestSentence} words.`,
    title === "" ? "Find a title of three to eight words." : "Keep the title of the form.",
    sayData("form", { story, title, characters, genre, theme, environment, characterType }),
    sayData(
      "cast",
      fixed.map(({ id, name, kind, sex, looks, garment }) => ({ id, name, kind, sex, looks, garment })),
    ),
  ].join("\n\n");
}

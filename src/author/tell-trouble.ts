import type { Language } from "#book/languages.ts";
import type { ReadingLevel } from "#book/reading-levels.ts";
import { HERO_IN_CLAUSE, OWN_TROUBLE } from "#content/sentences/own-trouble.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { restoreDiacritics } from "#lexicon/restore-diacritics.ts";
import { namesByCapital } from "./find-names.ts";
import { germanCapitals } from "./german-capitals.ts";
import { wordsOf } from "./measure-text.ts";
import type { OwnTrouble } from "./own-trouble.ts";
import { capitalise } from "./capitalise.ts";
import { UNTOLD } from "./frames/untold-troubles.ts";
import { fitClause } from "./told/fit-clause.ts";
import { ANY, PLAIN, troubleWeight } from "./told/trouble-weight.ts";

/** Words with a capital within a clause; German nouns have one too. */
function namesOf(clause: string, language: Language): readonly string[] {
  if (language === "de") return namesByCapital(clause, "de", conceptsIn(clause, "de")).map(({ name }) => name);
  return clause.match(/(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}+/gu) ?? [];
}

/** What a Romanian note is about, and nothing of its hero. */
const TOPIC_RO = /^e vorba de /u;

/** What else is known of the hero beside a trouble: nothing, what the hero does, or what the hero is after. */
export type Beside = "all" | "deed" | "wish";

/**
 * Whether a book may tell a trouble, at whatever level. Where anything else is known of the hero, nobody talks of what is as it
 * should be; and where the hero is after something, nor of anybody else: who is named is drawn and brought in first. Elsewhere
 * people talk of others, too: of a teddy who was left on a bus, of a boy who gets a sister.
 */
export function mayTell({ clause }: OwnTrouble, language: Language, beside: Beside): boolean {
  const namesOthers =
    conceptsIn(clause, language).some(({ kind }) => kind === "figure") || namesOf(clause, language).length > 0;
  const isOfHero = beside !== "wish" && (language === "ro" ? !TOPIC_RO.test(clause) : clause.includes("{"));
  const isUntold = UNTOLD[language].some((pattern) => pattern.test(clause));
  const least = beside === "all" ? ANY : PLAIN;
  return (!namesOthers || isOfHero) && !isUntold && troubleWeight({ clause, link: "" }, language) >= least;
}

/** The lines that tell a trouble at a reading level: who talks of it, and the parent’s words. Undefined: too long for it. */
export function tellTrouble(
  { clause, isVerbLast }: OwnTrouble,
  language: Language,
  { band, longestSentence }: Pick<ReadingLevel, "band" | "longestSentence">,
): readonly [string, string] | undefined {
  const { talk, said, saidVerbLast = said } = OWN_TROUBLE[language];
  const frame = isVerbLast ? saidVerbLast : said;
  const room = longestSentence - (wordsOf(frame).length - 1);
  const short = fitClause(clause, isVerbLast === true, language, room);
  if (short === undefined) return undefined;
  // Before the sentence gets its own capital, by which a text without any could no longer be told from others.
  const written = language === "de" ? germanCapitals(short) : short;
  const told = isVerbLast ? written : capitalise(written);
  return [talk[band], frame.replace("{clause}", () => spelled(told, language))];
}

/** Where a German clause begins behind another, and a hurried parent has typed no comma. */
const BEFORE_CLAUSE_DE =
  /(?<=\p{L})(?<!(?<!\p{L})(?:und|oder|als|so|auch|nur|erst|außer|selbst|immer|statt)) (?<link>dass|weil|obwohl|wenn)(?!\p{L})/gu;

/** „Der nicht weiß was er ist“: and where a question does. */
const BEFORE_QUESTION_DE =
  /(?<=(?<!\p{L})(?:weiß|wissen|wusste|fragt|sieht|hört|versteht|verstehen|vergisst|vergessen|merkt|zeigt|verrät|überlegt)(?: (?:nicht|gar|nie|immer|mehr|sich))*) (?<link>was|wer|wen|wem|wie|wo|wohin|woher|warum|ob|wann)(?!\p{L})/gu;

/** The parent’s words as print asks for them, with the hero in their places. */
function spelled(clause: string, language: Language): string {
  const marked =
    language === "ro"
      ? restoreDiacritics(clause)
      : language === "de"
        ? germanCapitals(clause)
            .replaceAll(/(?<!\p{L})weiss(?!\p{L})/gu, "weiß")
            .replaceAll(BEFORE_CLAUSE_DE, ", $<link>")
            .replaceAll(BEFORE_QUESTION_DE, ", $<link>")
        : clause;
  return marked
    .replaceAll("'", "’")
    .replaceAll(/["“”„[\]]/gu, "")
    .replaceAll(/\{(?<slot>he|him|his|dat)\}/gu, (_, slot: string) => HERO_IN_CLAUSE[slot] ?? "");
}

import type { Language } from "#book/languages.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { sexOfTitle } from "../sex-of-title.ts";
import { withTitle } from "../title-of-name.ts";
import type { HowCommon } from "../common-words.ts";
import { isOfFigure } from "./is-of-figure.ts";
import type { Mention } from "./mention.ts";
import { type MentionGroup, mentionGroups } from "./mention-groups.ts";
import { isOnlyLike, isWithinName, signsOfBoth, signsOfNameAlone, signsOfNounAlone } from "./signs-of-choices.ts";
import { signsOfMentions } from "./signs-of-mentions.ts";
import { signsOfRuled, signsOfUnmentioned } from "./signs-of-ruled.ts";
import type { Choice } from "./weigh-choices.ts";

/**
 * Whom an idea’s story can be about: somebody with a name, with a noun for what it is, or with both; with neither, whom the rules found and no
 * mention is of, or nobody.
 */
export interface HeroChoice extends Choice {
  readonly name?: MentionGroup;
  readonly noun?: MentionGroup;
  /** Whether it is of the name and the kind that the rules gave their hero, as far as the text mentions them. */
  readonly isRuled: boolean;
}

/** What can be chosen of a text, with its signs. `reading` is what the grammar’s rules read of it, if that is to count; `howCommon`: what is known of words. */
export function heroChoices(
  text: string,
  mentions: readonly Mention[],
  reading: Reading | undefined,
  language: Language,
  howCommon?: HowCommon,
): readonly HeroChoice[] {
  const ruled = reading ? signsOfRuled(text, mentions, reading) : [];
  const signs = signsOfMentions(text, mentions, language, howCommon).map((each, at) => [...each, ...(ruled[at] ?? [])]);
  const all = mentionGroups(mentions, signs);
  const hero = ruledGroups(text, all.names, all.nouns, reading?.figures[0]);
  const choices: HeroChoice[] = [];
  for (const name of all.names) {
    const titled = isTitled(name, text, language);
    const ofRuled = signsOfRuledName(name, hero);
    choices.push({
      name,
      isRuled: ofRuled.length > 0,
      parts: [name],
      signs: [...signsOfNameAlone(text, name, all, titled), ...ofRuled],
    });
    for (const noun of all.nouns) {
      const isRuled = hero.names.includes(name) && hero.nouns.includes(noun);
      // "Mr Mop" is a mop, and a Teddy one where the rules know it.
      if (language === "de" && isSurname(noun, name)) continue;
      if (!titled && !isRuled && (isWithinName(noun, name, text) || isOnlyLike(name, text))) continue;
      choices.push({
        name,
        noun,
        isRuled,
        parts: [name, noun],
        signs: [
          ...signsOfBoth(text, mentions, name, noun, all, titled),
          ...(isRuled ? ["ruled:both", `ruled:both:${noun.mentions[0]?.sort}`] : []),
        ],
      });
    }
  }
  for (const noun of all.nouns)
    choices.push({
      noun,
      isRuled: hero.figure?.name === "" && hero.nouns.includes(noun),
      parts: [noun],
      signs: [...signsOfNounAlone(text, noun, all), ...signsOfRuledNoun(noun, hero)],
    });
  const isMentioned = hero.names.length + hero.nouns.length > 0;
  if (reading && !isMentioned)
    choices.push({ isRuled: hero.figure?.name === "", parts: [], signs: signsOfUnmentioned(text, reading) });
  return choices;
}

/** The hero as the rules read it, with the mentions of its name and of what it is. */
interface RuledHero {
  readonly figure: ReadFigure | undefined;
  readonly names: readonly MentionGroup[];
  readonly nouns: readonly MentionGroup[];
}

function ruledGroups(
  text: string,
  names: readonly MentionGroup[],
  nouns: readonly MentionGroup[],
  figure: ReadFigure | undefined,
): RuledHero {
  if (!figure) return { figure, names: [], nouns: [] };
  return {
    figure,
    names: names.filter(({ mentions }) => mentions.some((each) => isOfFigure(each, { ...figure, at: -1 }, text))),
    nouns: nouns.filter(({ mentions }) => mentions.some((each) => isKindOf(each, figure, text))),
  };
}

/** Whether a noun says what a figure is: by its concept wherever that stands, or as the very word that it was read from. */
export function isKindOf(mention: Mention, figure: ReadFigure, text: string): boolean {
  if (figure.concept === "") return false;
  const isReadFrom = figure.at >= mention.start && figure.at < mention.end;
  return isReadFrom || isOfFigure(mention, { ...figure, at: -1 }, text);
}

/** By a name alone the rules know either no more, or what no noun says: "Mr Tremblay" is a man. */
function signsOfRuledName(name: MentionGroup, { figure, names, nouns }: RuledHero): string[] {
  if (!figure || !names.includes(name) || nouns.length > 0) return [];
  return ["ruled:name", `ruled:name:${figure.concept}`];
}

function signsOfRuledNoun(noun: MentionGroup, { figure, names, nouns }: RuledHero): string[] {
  if (!figure || !nouns.includes(noun) || names.length > 0) return [];
  return [figure.name === "" ? "ruled:noun" : "ruled:noun:named"];
}

/** „Frida Sommerfeld“, „Herr Winter“: a place or weather right behind a German name is the rest of it. */
function isSurname(noun: MentionGroup, name: MentionGroup): boolean {
  return noun.mentions.every(
    ({ start, sort }) => (sort === "place" || sort === "weather") && name.mentions.some(({ end }) => start === end + 1),
  );
}

function isTitled({ mentions }: MentionGroup, text: string, language: Language): boolean {
  return mentions.some(({ start, end }) => {
    const word = text.slice(start, end);
    const titled = withTitle(word, start, text, language);
    return titled !== word && sexOfTitle(titled) !== undefined;
  });
}

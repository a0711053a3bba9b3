import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { asMeant, asTyped } from "../as-meant.ts";
import { genderOfOwnKind } from "../gender-of-own-kind.ts";
import type { HowCommon } from "../hero/common-words.ts";
import { type HeroChoice, heroChoices, isKindOf } from "../hero/hero-choices.ts";
import { isCalled } from "../hero/is-called.ts";
import type { LabelledChoices } from "../hero/learn-weights.ts";
import { fullName } from "../hero/full-name.ts";
import { isName, type Mention } from "../hero/mention.ts";
import type { MentionGroup } from "../hero/mention-groups.ts";
import { nameOfBeing } from "../hero/name-of-being.ts";
import { mentionsIn } from "../hero/mentions-in.ts";
import { asChosen } from "../hero/with-choice.ts";
import { readStory } from "../read-story.ts";
import type { ReadFigure } from "../reading.ts";
import { CHILD, isHero, isKind, isNamedSo, isSameOrHead, spelt, type ToldIdea, typedName } from "./score-told-ideas.ts";

/** What a told idea teaches of its hero; nothing right where its text cannot tell. `byRules`: also how far the grammar’s rules can be trusted. */
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
  const choices = heroChoices(text, mentions, reading, language, howCommon);
  const judge = judgeOf(told, text, mentions, reading?.figures[0], language);
  const isAnybodyRight = choices.some((choice) => (choice.name ?? choice.noun) && judge(choice));
  const isStaying = (ruled: ReadFigure | undefined) => (ruled ? isHero(told, ruled, language) : !isAnybodyRight);
  return {
    choices,
    isRight: choices.map((choice) => ((choice.name ?? choice.noun) ? judge(choice) : isStaying(reading?.figures[0]))),
  };
}

/** Whether a choice with a name or a noun is the hero as it is told. */
function judgeOf(
  told: ToldIdea,
  text: string,
  mentions: readonly Mention[],
  ruled: ReadFigure | undefined,
  language: Language,
): (choice: HeroChoice) => boolean {
  const kinds = told.kind.split("|").map(spelt).filter(Boolean);
  const names = told.name.split("|").map(typedName).filter(Boolean);
  const isChild = kinds.includes(CHILD[language]);
  const baseOf = ({ start, end, sort }: Mention) =>
    sort === "unknown"
      ? genderOfOwnKind(text.slice(start, end), text.slice(0, start), text.slice(end), language).noun
      : text.slice(start, end);
  const wordOf = ({ start, end }: Mention) => text.slice(start, end);
  const isNameRight = ({ mentions: all }: MentionGroup) =>
    all.some((each) => {
      const word = typedName(wordOf(each));
      return names.some((name) => name === word || name.split(" ").includes(word.split(" ")[0] ?? ""));
    });
  const isNounRight = ({ mentions: all }: MentionGroup) =>
    all.some((each) => isOfWords(each, [wordOf(each), baseOf(each)], kinds, language));
  const isRuledsName = (each: Mention) => ruled !== undefined && isName(each) && isCalled(wordOf(each), ruled.name);
  const isRuledsKind = (each: Mention) => ruled !== undefined && !isName(each) && isKindOf(each, ruled, text);
  /** What no noun says the rules may know: "Mr Tremblay" is a man. */
  const isRuledRight = (group: MentionGroup) =>
    ruled !== undefined && ruled.concept !== "" && !mentions.some(isRuledsKind) && group.mentions.some(isRuledsName)
      ? isKind(told.kind, ruled, language)
      : isChild || kinds.length === 0;
  const isUnnamedRight = (group: MentionGroup) =>
    group.mentions.some((each) => names.includes(typedName(nameOfBeing(each, text, language)))) ||
    (ruled !== undefined && ruled.name !== "" && !mentions.some(isRuledsName) && group.mentions.some(isRuledsKind)
      ? isNamedSo(told, ruled, language)
      : told.name === "");
  /** "My niece Eva" is a child told of by her name, and her aunt’s niece as the rules know. */
  const isRuledsChild = (name: MentionGroup, noun: MentionGroup) =>
    ruled !== undefined &&
    name.mentions.some(isRuledsName) &&
    noun.mentions.some(isRuledsKind) &&
    isKind(told.kind, ruled, language);
  /** What a name is in full, a word in its other case or the weather by its phrase, only the reading itself can tell. */
  const isReadRight = (choice: HeroChoice) => {
    const bare = { name: "", concept: "", role: "hero", at: -1 } as const;
    const read = asChosen(text, mentions, bare, choice, language);
    return isHero(told, { ...read, name: fullName(read, text, language) }, language);
  };
  return (choice) => isSaidRight(choice) || isReadRight(choice);
  function isSaidRight({ name, noun }: HeroChoice): boolean {
    if (name && noun) return isNameRight(name) && (isNounRight(noun) || isRuledsChild(name, noun));
    if (name) return isNameRight(name) && isRuledRight(name);
    return noun !== undefined && isUnnamedRight(noun) && isNounRight(noun);
  }
}

/** By the words that say it, or another of its concept’s. */
function isOfWords(
  { key, sort }: Mention,
  said: readonly string[],
  kinds: readonly string[],
  language: Language,
): boolean {
  const known = sort === "unknown" ? undefined : conceptById(key)?.words[language].nouns.map(({ noun }) => noun.word);
  const words = [...(known ?? []), ...said].map(spelt);
  return kinds.some((kind) => words.some((each) => isSameOrHead(each, kind) || isSameOrHead(kind, each)));
}

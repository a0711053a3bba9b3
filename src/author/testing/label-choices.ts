import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import type { LabelledChoice } from "../hero/learn-weights.ts";
import { isName, type Mention } from "../hero/mention.ts";
import { CHILDREN, mentionsIn } from "../hero/mentions-in.ts";
import { signsOfMentions } from "../hero/signs-of-mentions.ts";
import { asMeant, asTyped } from "../as-meant.ts";
import type { HeroQuestion } from "../hero/hero-weights.ts";
import { kindChoices } from "../hero/kind-choices.ts";
import { nameChoices } from "../hero/name-choices.ts";
import { readStory } from "../read-story.ts";
import type { Reading } from "../reading.ts";
import { type HeroChoices, heroChoices } from "../hero/hero-choices.ts";
import { CHILD } from "./plain-ideas.ts";
import { isHero, isSameOrHead, spelt, type ToldIdea, typedName } from "./score-told-ideas.ts";

/** What a told idea teaches of each question; empty where its text cannot tell. `byRules`: also how far the grammar’s rules can be trusted. */
export function labelMentions(
  told: ToldIdea,
  language: Language,
  byRules: boolean,
): Readonly<Record<HeroQuestion, LabelledChoice>> {
  const typed = asTyped(told.idea);
  const text = asMeant(typed, language);
  const mentions = mentionsIn(text, language);
  const isHeros = labelsOf(told, mentions, text, language);
  const reading = byRules
    ? readStory(text, { typed, language: { value: language, confidence: 1 }, isPlain: true })
    : undefined;
  const hero = reading
    ? labelledWithRules(told, heroChoices(text, mentions, reading, language), isHeros, reading, language)
    : { signs: signsOfMentions(text, mentions, language), isRight: isHeros };
  const heroes = mentions.filter((_, at) => isHeros[at]);
  const kinds = heroes.filter((each) => !isName(each)).map(({ key }) => key);
  const isChild = told.kind.split("|").map(spelt).includes(CHILD[language]);
  const choices = kindChoices(text, mentions, heroes.filter(isName));
  const named = nameChoices(
    text,
    mentions,
    heroes.filter((each) => !isName(each)),
  );
  const names = heroes.filter(isName).map(({ key }) => key);
  return {
    hero,
    name: {
      signs: named.map(({ signs }) => signs),
      isRight: named.map(({ name }) => (name ? names.includes(name.key) : told.name === "")),
    },
    kind: {
      signs: choices.map(({ signs }) => signs),
      isRight: choices.map(({ of }) => (of ? kinds.includes(of.key) : isChild)),
    },
  };
}

/** Staying with whom the rules found is right if that is the hero, and with nobody where no mention is. */
function labelledWithRules(
  told: ToldIdea,
  { ofMentions, ofRuled }: HeroChoices,
  isHeros: readonly boolean[],
  { figures: [ruled] }: Reading,
  language: Language,
): LabelledChoice {
  if (!ofRuled) return { signs: ofMentions, isRight: isHeros };
  const isRight = ruled ? isHero(told, ruled, language) : !isHeros.includes(true);
  return { signs: [...ofMentions, ofRuled], isRight: [...isHeros, isRight] };
}

/** Whether each mention is the hero’s: of a child with a name the name alone, since any child is a child by kind. */
function labelsOf(told: ToldIdea, mentions: readonly Mention[], text: string, language: Language): boolean[] {
  const kinds = told.kind.split("|").map(spelt).filter(Boolean);
  const names = told.name.split("|").map(typedName).filter(Boolean);
  const isChild = kinds.includes(CHILD[language]);
  const isOfHero = (mention: Mention) => {
    const word = text.slice(mention.start, mention.end);
    return isName(mention)
      ? names.some((name) => name === typedName(word) || name.split(" ").includes(typedName(word).split(" ")[0] ?? ""))
      : isOfKind(mention, word, kinds, language);
  };
  const isNamed = mentions.some((mention) => isName(mention) && isOfHero(mention));
  return mentions.map((mention) => (isNamed && isChild && !isName(mention) ? false : isOfHero(mention)));
}

function isOfKind({ key, sort }: Mention, word: string, kinds: readonly string[], language: Language): boolean {
  if (kinds.includes(CHILD[language]) && CHILDREN.has(key)) return true;
  const known = sort === "unknown" ? undefined : conceptById(key)?.words[language].nouns.map(({ noun }) => noun.word);
  const words = [...(known ?? []), word].map(spelt);
  return kinds.some((kind) => words.some((each) => isSameOrHead(each, kind) || isSameOrHead(kind, each)));
}

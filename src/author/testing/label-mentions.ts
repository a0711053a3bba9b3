import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { foldText } from "../fold-text.ts";
import type { LabelledChoice } from "../hero/learn-weights.ts";
import { isName, type Mention } from "../hero/mention.ts";
import { CHILDREN, mentionsIn } from "../hero/mentions-in.ts";
import { signsOfMentions } from "../hero/signs-of-mentions.ts";
import { asMeant, asTyped } from "../as-meant.ts";
import type { HeroQuestion } from "../hero/hero-weights.ts";
import { kindChoices } from "../hero/kind-choices.ts";
import { isSameOrHead, spelt, type ToldIdea } from "./score-told-ideas.ts";

/** What a child is called by kind in each language’s sets. */
const CHILD = { en: "child", ro: "copil", de: "kind" } as const;

/** What a told idea teaches of each question; empty where its text cannot tell. */
export function labelMentions(told: ToldIdea, language: Language): Readonly<Record<HeroQuestion, LabelledChoice>> {
  const text = asMeant(asTyped(told.idea), language);
  const mentions = mentionsIn(text, language);
  const isHero = labelsOf(told, mentions, text, language);
  const hero = { signs: signsOfMentions(text, mentions, language), isRight: isHero };
  const heroes = mentions.filter((_, at) => isHero[at]);
  const kinds = heroes.filter((each) => !isName(each)).map(({ key }) => key);
  const isChild = told.kind.split("|").map(spelt).includes(CHILD[language]);
  const choices = kindChoices(text, mentions, heroes.filter(isName));
  return {
    hero,
    kind: {
      signs: choices.map(({ signs }) => signs),
      isRight: choices.map(({ of }) => (of ? kinds.includes(of.key) : isChild)),
    },
  };
}

/** Whether each mention is the hero’s: of a child with a name the name alone, since any child is a child by kind. */
function labelsOf(told: ToldIdea, mentions: readonly Mention[], text: string, language: Language): boolean[] {
  const kinds = told.kind.split("|").map(spelt).filter(Boolean);
  const names = told.name.split("|").map(foldText).filter(Boolean);
  const isChild = kinds.includes(CHILD[language]);
  const isHeros = (mention: Mention) => {
    const word = text.slice(mention.start, mention.end);
    return isName(mention)
      ? names.some((name) => name === foldText(word) || name.split(" ").includes(foldText(word).split(" ")[0] ?? ""))
      : isOfKind(mention, word, kinds, language);
  };
  const isNamed = mentions.some((mention) => isName(mention) && isHeros(mention));
  return mentions.map((mention) => (isNamed && isChild && !isName(mention) ? false : isHeros(mention)));
}

function isOfKind({ key, sort }: Mention, word: string, kinds: readonly string[], language: Language): boolean {
  if (kinds.includes(CHILD[language]) && CHILDREN.has(key)) return true;
  const known = sort === "unknown" ? undefined : conceptById(key)?.words[language].nouns.map(({ noun }) => noun.word);
  const words = [...(known ?? []), word].map(spelt);
  return kinds.some((kind) => words.some((each) => isSameOrHead(each, kind) || isSameOrHead(kind, each)));
}

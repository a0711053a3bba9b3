import { readdirSync } from "node:fs";
import type { Language } from "#book/languages.ts";
import { COMMON_FROM, type CommonWords, countedWords, type HowCommon } from "../common-words.ts";
import { learnWeights } from "../hero/learn-weights.ts";
import { labelChoices } from "./label-choices.ts";
import { plainIdeas } from "./plain-ideas.ts";
import { readToldIdeas, type ToldIdea } from "./score-told-ideas.ts";

/** Kept apart, so that what was learnt can be measured on what nobody learnt from. */
const KEPT_APART: ReadonlySet<string> = new Set(
  ["fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth"].map((set) => `${set}-held`),
);
/** What the rules were written from says little of how far they can be trusted: these were written after them. Of short and plain ideas they read nearly all. */
const AFTER_RULES: ReadonlySet<string> = new Set(
  ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "thirteenth", "fourteenth", "fifteenth"]
    .map((set) => `learnt-${set}`)
    .concat("eighth-held", "ninth-held", "tenth-held", "eleventh-held", "twelfth-held"),
);
const DECIMALS = 2;

/** What the told ideas of a language teach: the weights of signs, in their order, and which words are common. */
export async function learnFromToldIdeas(
  language: Language,
  apart: ReadonlySet<string> = KEPT_APART,
): Promise<{ readonly weights: Record<string, number>; readonly words: CommonWords }> {
  const told = setsOf(language)
    .filter((set) => !apart.has(set))
    .flatMap((set) => readToldIdeas(set, language).map((idea) => ({ idea, byRules: AFTER_RULES.has(set) })));
  const plain = (await plainIdeas(language)).map((idea) => ({ idea, byRules: true }));
  const counts = countWords([...told, ...plain].map(({ idea }) => idea));
  const labelled = [...told, ...plain]
    .filter(({ idea: { name, kind } }) => name !== "" || kind !== "")
    .map(({ idea, byRules }) => labelChoices(idea, language, byRules, commonBeside(idea, counts)));
  const learnt = [...learnWeights(labelled)].map(([sign, weight]) => [sign, Number(weight.toFixed(DECIMALS))] as const);
  const weights = Object.fromEntries(learnt.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { weights, words: byHowCommon(counts) };
}

/** In how many ideas each word stands that is not of their hero’s name. */
function countWords(ideas: readonly ToldIdea[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const idea of ideas) for (const word of wordsBesideName(idea)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsBesideName({ idea, name }: ToldIdea): readonly string[] {
  const ofName = countedWords(name);
  return [...countedWords(idea)].filter((word) => !ofName.has(word));
}

/** How common words are in all other ideas: an idea’s own words would tell which of them is no name. */
function commonBeside(idea: ToldIdea, counts: ReadonlyMap<string, number>): HowCommon {
  const own = new Set(wordsBesideName(idea));
  return (word) => levelOf((counts.get(word) ?? 0) - (own.has(word) ? 1 : 0));
}

function levelOf(count: number): number {
  return COMMON_FROM.filter((least) => count >= least).length;
}

function byHowCommon(counts: ReadonlyMap<string, number>): CommonWords {
  const ofLevel = (level: number) =>
    [...counts].flatMap(([word, count]) => (levelOf(count) === level ? [word] : [])).toSorted();
  return { "3": ofLevel(1), "10": ofLevel(2), "30": ofLevel(3) };
}

function setsOf(language: Language): readonly string[] {
  const ending = `-${language}.jsonl`;
  return readdirSync(new URL("./told-ideas/", import.meta.url))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
}

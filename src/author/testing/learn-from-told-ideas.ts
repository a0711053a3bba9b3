import { readdirSync } from "node:fs";
import type { Language } from "#book/languages.ts";
import type { HeroQuestion } from "../hero/hero-weights.ts";
import { learnWeights } from "../hero/learn-weights.ts";
import { labelMentions } from "./label-mentions.ts";
import { plainIdeas } from "./plain-ideas.ts";
import { readToldIdeas } from "./score-told-ideas.ts";

/** Kept apart, so that what was learnt can be measured on what nobody learnt from. */
const KEPT_APART: ReadonlySet<string> = new Set(["eleventh-held", "twelfth-held"]);
/** What the rules were written from says little of how far they can be trusted: these were written after them. Of short and plain ideas they read nearly all. */
const AFTER_RULES: ReadonlySet<string> = new Set(
  ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"]
    .map((set) => `learnt-${set}`)
    .concat("eighth-held", "ninth-held", "tenth-held"),
);
const QUESTIONS: readonly HeroQuestion[] = ["hero", "kind", "name"];
const DECIMALS = 2;

/** What the told ideas of a language teach: of each question the weights of its signs, in the signs’ order. */
export async function learnFromToldIdeas(
  language: Language,
  apart: ReadonlySet<string> = KEPT_APART,
): Promise<Record<HeroQuestion, Record<string, number>>> {
  const told = setsOf(language)
    .filter((set) => !apart.has(set))
    .flatMap((set) => readToldIdeas(set, language).map((idea) => ({ idea, byRules: AFTER_RULES.has(set) })));
  const plain = (await plainIdeas(language)).map((idea) => ({ idea, byRules: true }));
  const labelled = [...told, ...plain]
    .filter(({ idea: { name, kind } }) => name !== "" || kind !== "")
    .map(({ idea, byRules }) => labelMentions(idea, language, byRules));
  const learnt = QUESTIONS.map((question) => {
    const weights = [...learnWeights(labelled.map((each) => each[question]))];
    const rounded = weights.map(([sign, weight]) => [sign, Number(weight.toFixed(DECIMALS))] as const);
    return [question, Object.fromEntries(rounded.toSorted(([a], [b]) => (a < b ? -1 : 1)))] as const;
  });
  return Object.fromEntries(learnt) as Record<HeroQuestion, Record<string, number>>;
}

function setsOf(language: Language): readonly string[] {
  const ending = `-${language}.jsonl`;
  return readdirSync(new URL("./told-ideas/", import.meta.url))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
}

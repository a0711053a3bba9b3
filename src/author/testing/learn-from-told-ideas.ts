import { readdirSync } from "node:fs";
import type { Language } from "#book/languages.ts";
import type { HeroQuestion } from "../hero/hero-weights.ts";
import { learnWeights } from "../hero/learn-weights.ts";
import { labelMentions } from "./label-mentions.ts";
import { readToldIdeas } from "./score-told-ideas.ts";

/** Kept apart, so that what was learnt can be measured on what nobody learnt from. */
const KEPT_APART: ReadonlySet<string> = new Set(["ninth-held", "tenth-held"]);
const QUESTIONS: readonly HeroQuestion[] = ["hero", "kind"];
const DECIMALS = 2;

/** What the told ideas of a language teach: of each question the weights of its signs, in the signs’ order. */
export function learnFromToldIdeas(language: Language): Record<HeroQuestion, Record<string, number>> {
  const ideas = setsOf(language)
    .filter((set) => !KEPT_APART.has(set))
    .flatMap((set) => readToldIdeas(set, language))
    .filter(({ name, kind }) => name !== "" || kind !== "");
  const labelled = ideas.map((told) => labelMentions(told, language));
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

import { readdirSync } from "node:fs";
import type { Language } from "#book/languages.ts";
import { learnWeights } from "../hero/learn-weights.ts";
import { labelChoices } from "./label-choices.ts";
import { plainIdeas } from "./plain-ideas.ts";
import { readToldIdeas } from "./score-told-ideas.ts";

/** Kept apart, so that what was learnt can be measured on what nobody learnt from. */
const KEPT_APART: ReadonlySet<string> = new Set(
  ["eleventh", "twelfth", "thirteenth", "fourteenth"].map((set) => `${set}-held`),
);
/** What the rules were written from says little of how far they can be trusted: these were written after them. Of short and plain ideas they read nearly all. */
const AFTER_RULES: ReadonlySet<string> = new Set(
  ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"]
    .map((set) => `learnt-${set}`)
    .concat("eighth-held", "ninth-held", "tenth-held"),
);
const DECIMALS = 2;

/** What the told ideas of a language teach: the weights of signs, in their order. */
export async function learnFromToldIdeas(
  language: Language,
  apart: ReadonlySet<string> = KEPT_APART,
): Promise<Record<string, number>> {
  const told = setsOf(language)
    .filter((set) => !apart.has(set))
    .flatMap((set) => readToldIdeas(set, language).map((idea) => ({ idea, byRules: AFTER_RULES.has(set) })));
  const plain = (await plainIdeas(language)).map((idea) => ({ idea, byRules: true }));
  const labelled = [...told, ...plain]
    .filter(({ idea: { name, kind } }) => name !== "" || kind !== "")
    .map(({ idea, byRules }) => labelChoices(idea, language, byRules));
  const learnt = [...learnWeights(labelled)].map(([sign, weight]) => [sign, Number(weight.toFixed(DECIMALS))] as const);
  return Object.fromEntries(learnt.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function setsOf(language: Language): readonly string[] {
  const ending = `-${language}.jsonl`;
  return readdirSync(new URL("./told-ideas/", import.meta.url))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
}

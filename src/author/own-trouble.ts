import type { ByLanguage, Language } from "#book/languages.ts";
import { ABOUT_BOOK } from "./frames/told-goals.ts";
import { wordsOf } from "./measure-text.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";
import { englishClause, hasEnglishVerb } from "./told/english-clause.ts";
import { fitClause } from "./told/fit-clause.ts";
import { germanClause, hasGermanVerb } from "./told/german-clause.ts";
import { hasRomanianVerb, romanianClause } from "./told/romanian-clause.ts";
import { type HasVerb, segmentsOf } from "./told/segments.ts";
import type { ClauseReader, TroubleClause } from "./told/trouble-clause.ts";
import { addresses, troubleWeight } from "./told/trouble-weight.ts";

/** What is wrong, in the parent's own words, where an idea tells it in a clause about its hero. */
export interface OwnTrouble {
  /** A sentence with its hero as "{he}", "{him}", "{his}" (German also "{dat}"). */
  readonly clause: string;
  readonly isVerbLast?: true;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Longer than this is no clause but a paragraph. */
const LONGEST = 18;
const SURE = 0.5;
/** What is told later is less likely what a story is about. */
const LATER = 0.4;

const READERS: ByLanguage<readonly [ClauseReader, HasVerb]> = {
  en: [englishClause, hasEnglishVerb],
  ro: [romanianClause, hasRomanianVerb],
  de: [germanClause, hasGermanVerb],
};

/**
 * The trouble that an idea tells, whether or not a frame knows its kind: of the clauses about its hero the one that most says
 * that something is amiss, as a sentence in the parent's words.
 */
export function ownTrouble(
  text: string,
  language: Language,
  hero: Pick<ReadFigure, "at" | "name"> | undefined,
): OwnTrouble | undefined {
  const { request } = framesFor(language);
  const blank = (lead: string) => " ".repeat(lead.length);
  const alone = text
    .replace(request, blank)
    .replace(ABOUT_BOOK[language], blank)
    .replace(/[^.!?;\n]+/gu, (sentence) => (addresses(sentence, language) ? blank(sentence) : sentence));
  const [read, hasVerb] = READERS[language];
  const clauses = segmentsOf(alone, language, hasVerb).flatMap(
    (segment) => read(segment, { at: hero?.at ?? 0, name: hero?.name ?? "" }) ?? [],
  );
  const [best] = clauses
    .map((each, index) => ({ each, weight: troubleWeight(each, language) - LATER * index }))
    .filter(({ each, weight }) => weight > 0 && wordsOf(each.clause).length > 1 && !addresses(each.clause, language))
    .toSorted((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const { isVerbLast = false } = best.each;
  const told = whole(best.each, alone, language);
  const clause = fitClause(withoutRest(told, language), isVerbLast, language, LONGEST);
  if (clause === undefined) return undefined;
  return {
    clause: clause.replaceAll(/\s+/gu, " ").trim(),
    ...(isVerbLast && { isVerbLast }),
    confidence: SURE,
  };
}

/** "Lives on a mountain and wishes": where somebody is says nothing of what is amiss. */
const RESTS: ByLanguage<RegExp> = {
  en: /^\{he\} (?:lives?|lived|stands?|sits?) [^,]*? and (?=(?:\p{Ll}+s|can['’]?t|never|only) )/iu,
  ro: /^(?:tr[ăa]ie[șs]te|locuie[șs]te|st[ăa]) [^,]*? [șs]i (?=(?:nu|vrea|se|[îi][șs]i|[îi]i|\p{Ll}+(?:ește|ează)) )/iu,
  de: /^\{he\} (?:lebt|wohnt|steht|sitzt) [^,]*? und (?=\p{Ll}+(?:t|te|ll|nn|ss) )/iu,
};

function withoutRest(clause: string, language: Language): string {
  return clause.replace(RESTS[language], language === "ro" ? "" : "{he} ");
}

/** What hangs on a clause behind it: why, when, and what is thought. */
const HANGS: ByLanguage<RegExp> = {
  en: /^,? (?:because|when|whenever|that|if|until|while|as|so|to|for|even|since|and|or|what|why|where|who)\s[^.!?;,]+/iu,
  ro: /^,? (?:pentru c[ăa]|fiindc[ăa]|c[ăa]|c[âa]nd|dac[ăa]|p[âa]n[ăa]|s[ăa]|ca|ce|de[șs]i|sau)\s[^.!?;,]+/iu,
  de: /^,? (?:weil|dass|daß|das|wenn|ob|obwohl|bis|damit|als|sobald|bevor|um|oder|warum|wo|wie|was|es|sie|sich|ihn|beim|am|nicht|den|einmal|wieder|sondern)\s[^.!?;,]+/iu,
};

function whole({ clause, tail, isVerbLast }: TroubleClause, text: string, language: Language): string {
  if (tail === undefined) return clause;
  const [more = ""] = HANGS[language].exec(text.slice(tail)) ?? [];
  const longer = `${clause}${more}`;
  const isFitting = wordsOf(longer).length <= LONGEST && !(isVerbLast === true && /^,? (?:sie|es|ihn)\s/iu.test(more));
  return isFitting ? longer : clause;
}

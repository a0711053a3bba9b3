import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { restoreDiacritics } from "#lexicon/restore-diacritics.ts";
import { wordsOf } from "./measure-text.ts";
import { framesFor } from "./reading-frames.ts";
import type { GoalFrame } from "./frames/frames.ts";
import type { ReadGoal } from "./reading.ts";
import { englishBase } from "./verb-forms.ts";

/** Longer than this is no wish but a paragraph. */
const LONGEST_PHRASE = 12;

/** A goal, and where its words stand in the text. */
export interface FoundGoal {
  readonly goal: ReadGoal;
  readonly start: number;
  readonly end: number;
}

/** What drives the story: the surest frame that the text fits, sentence by sentence. */
export function findGoal(text: string, language: Language): FoundGoal | undefined {
  for (const frame of framesFor(language).goals) {
    for (const sentence of sentencesWithPlace(text)) {
      const found = fitFrame(frame, sentence, language);
      if (found) return found;
    }
  }
  return undefined;
}

function sentencesWithPlace(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/[^.!?;\n]+[.!?;]*/gu)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { text: match[0].trim(), start: match.index + lead };
  });
}

function fitFrame(
  frame: GoalFrame,
  sentence: { readonly text: string; readonly start: number },
  language: Language,
): FoundGoal | undefined {
  const match = frame.pattern.exec(sentence.text);
  if (!match) return undefined;
  const { phrase: raw, verb, rest } = match.groups ?? {};
  const phrase = shape(frame, raw?.trim() ?? "", verb ?? "", rest?.trim() ?? "", language);
  if (phrase === undefined || phrase === "" || wordsOf(phrase).length > LONGEST_PHRASE) return undefined;
  const start = sentence.start + match.index;
  const clean = language === "ro" ? restoreDiacritics(phrase) : phrase;
  const base = { kind: frame.kind, phrase: clean, confidence: frame.confidence };
  if (frame.kind !== "lost") return { goal: base, start, end: start + match[0].length };
  const lost = lostThing(clean, match[0], language);
  return lost && { goal: { ...base, ...lost }, start, end: start + match[0].length };
}

function shape(frame: GoalFrame, phrase: string, verb: string, rest: string, language: Language): string | undefined {
  const { nounEnds } = framesFor(language);
  switch (frame.shape) {
    case "noun":
      return nounPhrase(phrase, nounEnds, language);
    case "progressive": {
      const [first = "", ...others] = phrase.split(" ");
      const base = englishBase(first);
      return base === undefined ? undefined : [base, ...others].join(" ");
    }
    case "finite": {
      // Only verbs that the lexicon knows: a guess here would put words into the parent's mouth.
      const infinitive = infinitiveOf(verb, language);
      if (
        infinitive === undefined ||
        /^(?:be|live|have|să fie|să aibă|să trăiască|sein|haben|leben|wohnen)$/u.test(infinitive)
      )
        return undefined;
      return language === "de" ? `${rest} ${infinitive}` : `${infinitive} ${rest}`;
    }
    case "infinitive": {
      const whole = infinitiveOf(verb, language);
      return whole === undefined ? undefined : `${whole}${rest === "" ? "" : ` ${rest}`}`;
    }
    case "zu":
      return withoutZu(phrase);
    default:
      return phrase;
  }
}

/** "die Wüste zu sehen" → "die Wüste sehen"; "aufzustehen" → "aufstehen". */
function withoutZu(phrase: string): string {
  return phrase.replace(/\bzu (?=\p{Ll}+$)/u, "").replace(/(?<=\p{L}{2,})zu(?=\p{Ll}{3,}en$)/u, "");
}

/** Cuts what follows a noun phrase, and in English its article. */
function nounPhrase(phrase: string, ends: RegExp, language: Language): string {
  const cut = phrase.replace(ends, "").trim();
  return language === "en" ? cut.replace(/^(?:lost|missing|very|own)\s+/iu, "") : cut;
}

/** A single lost thing; several of them, or something that nobody can find, are no such goal. */
function lostThing(phrase: string, match: string, language: Language): Partial<ReadGoal> | undefined {
  const found = conceptsIn(phrase, language);
  const noun = found.findLast(({ kind }) => kind === "thing") ?? found.findLast(({ kind }) => kind === "garment");
  const plural = noun?.number === "plural" || (language === "en" && /[^s]s$/u.test(phrase) && !noun);
  if (plural) return undefined;
  const adjective = found.findLast(
    ({ concept }) => (concept.kind === "colour" || concept.kind === "trait") && concept.id !== "lost",
  );
  const gender = language === "de" ? genderOfDeterminer(match) : language === "ro" ? genderOfEnding(phrase) : undefined;
  if (language !== "en" && !noun) return undefined;
  return {
    ...(noun && { concept: noun.concept.id }),
    ...(adjective && { adjective: adjective.concept.id }),
    ...(gender && { gender }),
  };
}

function genderOfDeterminer(match: string): "f" | "m" | "n" {
  return /\b(?:ihren|seinen|den)\b/u.test(match) ? "m" : /\b(?:ihre|seine|die)\b/u.test(match) ? "f" : "n";
}

function genderOfEnding(phrase: string): "f" | "m" {
  return /a$/u.test(phrase.split(" ")[0] ?? "") ? "f" : "m";
}

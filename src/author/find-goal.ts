import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { restoreDiacritics } from "#lexicon/restore-diacritics.ts";
import { wordsOf } from "./measure-text.ts";
import { framesFor } from "./reading-frames.ts";
import type { GoalFrame } from "./frames/frames.ts";
import { ABOUT_BOOK, GUESSED_GOALS, TOLD_GOALS } from "./frames/told-goals.ts";
import { clauseAsGoal } from "./clause-as-goal.ts";
import type { ReadGoal } from "./reading.ts";
import { shorten } from "./goal-facts.ts";
import { readDeed } from "./read-deed.ts";
import { englishBase, englishProgressive } from "./verb-forms.ts";
import { fearOfDeed } from "./fear-of-deed.ts";
import { guessInfinitive } from "./guess-infinitive.ts";
import { germanCapitals } from "./german-capitals.ts";
import { neverDone } from "./never-done.ts";
import { wishToFind } from "./wish-to-find.ts";
import { wishForm } from "./wish-form.ts";
import { withoutCompany } from "./without-company.ts";

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
  const { request, firstClause } = framesFor(language);
  const blank = (lead: string) => " ".repeat(lead.length);
  const alone = withoutCompany(text, language)
    .replace(request, blank)
    .replace(ABOUT_BOOK[language], blank)
    .replace(firstClause, blank);
  const frames = [...TOLD_GOALS[language], ...framesFor(language).goals, ...GUESSED_GOALS[language]];
  for (const frame of frames.toSorted((a, b) => Number(isGuess(a)) - Number(isGuess(b)))) {
    for (const sentence of sentencesWithPlace(alone)) {
      const found = fitFrame(frame, sentence, language);
      if (found) return found;
    }
  }
  return undefined;
}

/** What any clause "somebody does something" fits is tried last. */
function isGuess({ confidence }: GoalFrame): boolean {
  return confidence < 0.65;
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
  if (frame.shape === "finite" || frame.shape === "final") {
    const deed = readDeed(frame, sentence.text, language);
    if (!deed || wordsOf(deed.phrase).length > LONGEST_PHRASE) return undefined;
    const goal = { kind: frame.kind, phrase: tidy(deed.phrase, language), confidence: frame.confidence };
    return { goal, start: sentence.start + deed.start, end: sentence.start + deed.end };
  }
  const match = frame.pattern.exec(sentence.text);
  if (!match) return undefined;
  if (frame.says !== undefined) {
    const start = sentence.start + match.index;
    const goal = { kind: frame.kind, phrase: frame.says, confidence: frame.confidence };
    return { goal, start, end: start + match[0].length };
  }
  const { phrase: raw, verb, rest } = match.groups ?? {};
  const isNoun = frame.shape === "be" || frame.shape === "have";
  if (language === "de" && frame.kind === "wish" && !isNoun && isWho(raw ?? "", match[0])) return undefined;
  const whole = shape(frame, raw?.trim() ?? "", verb ?? "", rest?.trim() ?? "", language);
  const phrase = whole === undefined || frame.kind !== "wish" ? whole : shorten(whole, LONGEST_PHRASE, language);
  if (phrase === undefined || phrase === "" || wordsOf(phrase).length > LONGEST_PHRASE) return undefined;
  const start = sentence.start + match.index;
  const clean = tidy(frame.kind === "question" ? indirect(phrase) : phrase, language);
  const base = { kind: frame.kind, phrase: clean, confidence: frame.confidence };
  // What follows a noun phrase is the story's again: "afraid of thunder and his friend the owl helps him".
  const cut =
    frame.shape === "noun" && (raw ?? "").startsWith(phrase) ? match[0].indexOf(raw ?? "") + phrase.length : 0;
  if (frame.kind !== "lost") return { goal: base, start, end: start + (cut || match[0].length) };
  const lost = lostThing(clean, match[0], language);
  const end = start + (cut || match[0].length);
  if (lost) return { goal: { ...base, ...lost }, start, end };
  const wish = wishToFind(match[0], clean, language);
  return wordsOf(wish).length > LONGEST_PHRASE
    ? undefined
    : { goal: { ...base, kind: "wish", phrase: wish }, start, end };
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
    case "infinitive": {
      const whole = infinitiveOf(verb, language) ?? guessInfinitive(verb, language);
      if (whole === undefined) return undefined;
      // „Herunter“ and its like are part of the verb.
      if (language === "de" && /^(?:her|hin|zurück|weg|los|run|rau)\p{Ll}*$/u.test(rest)) return `${rest}${whole}`;
      return (language === "de" ? `${rest} ${whole}` : `${whole} ${rest}`).trim();
    }
    case "vorm":
      return `dem ${nounPhrase(phrase, nounEnds, language)}`;
    case "none":
      return wishForm("have", `${phrase.split(" ")[0]?.endsWith("ă") === true ? "o" : "un"} ${phrase}`, language);
    case "dative":
      return datived(nounPhrase(phrase, nounEnds, language));
    case "participle":
      return neverDone(verb, rest, language);
    case "zu":
      return frame.kind === "fear" ? fearOfDeed(withoutZu(phrase)) : withoutZu(phrase);
    case "gerund":
      return englishProgressive(phrase);
    case "be":
      return wishForm("be", phrase, language);
    case "need":
      return wishForm("have", phrase.replace(/\s+(?:zum|zur|für|um)\s.*$/u, ""), language);
    case "return":
      return wishForm("reach", phrase, language);
    case "have":
      return wishForm("have", phrase, language);
    case "direct":
      return verbLast(phrase);
    case "that":
    case "get":
    case "make":
    case "see-again":
      return clauseAsGoal(frame.shape, phrase, rest, language);
    default:
      return frame.kind === "wish" && language === "de" ? withVerb(firstClause(phrase)) : phrase;
  }
}

/** The parent's words, with the marks and quotes that print asks for. */
function tidy(phrase: string, language: Language): string {
  const marked = language === "ro" ? restoreDiacritics(phrase) : language === "de" ? germanCapitals(phrase) : phrase;
  return marked
    .replaceAll("'", "’")
    .replaceAll(/["“”„]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replace(/[\s:;,–-]+$/u, "")
    .trim();
}

/** A question as it stands after "wanted to know": small at its start, in English with its subject first. */
function indirect(question: string): string {
  const small = question.charAt(0).toLocaleLowerCase() + question.slice(1);
  return small
    .replace(/^(?<ask>why|where|how|what|when) do /u, "$<ask> ")
    .replace(
      /^(?<ask>why|where|how) (?<be>is|are|was|were) (?<who>(?:the|a|my|his|her|their) [\p{L}-]+) /u,
      "$<ask> $<who> $<be> ",
    );
}

/** „und die Fee Rosalind wollen“: a noun of its own before the modal is who wants, not what. */
function isWho(phrase: string, match: string): boolean {
  const isBefore = !match.trimEnd().endsWith(phrase);
  const isObject =
    /^(?:(?:beide )?(?:dieselbe|denselben|dasselbe)|eine?[nms]?|mehr|viele|neue[nms]?|etwas|nach|zu[mr]?|ins?|ans?|auf|aus|über|unter|um|mit)\s/iu;
  return isBefore && /(?:^|\s)\p{Lu}[\p{Ll}-]+$/u.test(phrase) && !isObject.test(phrase);
}

/** „fliegen und trifft einen Bären“ → „fliegen“: after "und" a finite verb begins a clause of its own. */
function firstClause(phrase: string): string {
  for (const match of phrase.matchAll(/ und (?:(?:dann|dabei|dort|da) )?(?<verb>\p{Ll}+)(?= )/gu)) {
    const verb = match.groups?.["verb"] ?? "";
    const isModal = /^(?:will|wollen|wollte|möchten?|kann|soll|muss|darf)$/u.test(verb);
    if (isModal || (verb.endsWith("t") && infinitiveOf(verb, "de") !== undefined)) return phrase.slice(0, match.index);
  }
  return phrase;
}

/** „einen Hund“ → „einen Hund haben“: a German wish ends with its verb, and a noun is none. */
function withVerb(phrase: string): string {
  const wanted = phrase.replace(/^beide /u, "");
  return /^(?:eine[nms]?|mehr|viele|neue[nms]?|dieselbe|denselben|dasselbe)\s.*(?<!\p{L})\p{Lu}\p{Ll}+$/u.test(wanted)
    ? wishForm("have", wanted, "de")
    : phrase;
}

/** „warum ist der Himmel blau“ → „warum der Himmel blau ist“. */
function verbLast(question: string): string {
  return question.replace(
    /^(?<ask>\p{L}+(?: (?:viele|viel|lange|oft|weit|groß)(?: \p{Lu}\p{Ll}+)?)?) (?<verb>\p{Ll}+) (?<rest>.+)$/u,
    "$<ask> $<rest> $<verb>",
  );
}

/** "die Wüste zu sehen" → "die Wüste sehen"; "aufzustehen" → "aufstehen". */
function withoutZu(phrase: string): string {
  return phrase
    .replace(/\bzu (?=\p{Ll}+$)/u, "")
    .replace(/(?<=\p{L}{2,})zu(?=\p{Ll}{3,}en$)/u, "")
    .replace(/(?<=\p{Ll}en) können$/u, "");
}

/** „den Staubsauger“ → „dem Staubsauger“, as it stands after "Angst vor". */
function datived(phrase: string): string {
  return phrase
    .replace(/^(?:den|das) /iu, "dem ")
    .replace(/^die /iu, "der ")
    .replace(/^(?<word>alle|jede)[ns]? /iu, "$<word>m ");
}

/** Cuts what follows a noun phrase, and in English its article. */
function nounPhrase(phrase: string, ends: RegExp, language: Language): string {
  const cut = phrase.replace(ends, "").trim();
  return language === "en" ? cut.replace(/^(?:lost|missing|very|own)\s+/iu, "") : cut;
}

/** A single lost thing; several of them, or somebody, are no such goal. */
function lostThing(phrase: string, match: string, language: Language): Partial<ReadGoal> | undefined {
  const found = conceptsIn(phrase, language);
  const noun =
    found.findLast(({ kind }) => kind === "thing") ??
    found.findLast(({ kind }) => kind === "garment") ??
    found.findLast(({ concept }) => concept.kind === "figure" && concept.type === "ToysBroughtToLife");
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
  return (phrase.split(" ")[0] ?? "").endsWith("a") ? "f" : "m";
}

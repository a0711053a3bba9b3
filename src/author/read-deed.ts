import type { Language } from "#book/languages.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import type { GoalFrame } from "./frames/frames.ts";
import type { ReadFigure } from "./reading.ts";
import { sexOfName } from "./known-names.ts";
import { framesFor } from "./reading-frames.ts";
import { readFigures } from "./read-figures.ts";
import { findVerb } from "./verb-forms.ts";
import { guessInfinitive } from "./guess-infinitive.ts";

/** Verbs that say how things are or what befalls somebody, not what somebody sets out to do. */
const STATES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:be|live|have|can|want|love|like|wake|wake up|lose|get|ask|say|meet|think|fall|feel|dream|go|come|become|believe|know|miss|wish|wait|sit|stand|cry|steal|break|spit|sneeze|bite|hit|scream|ruin|spill|drop|trip|fail)$/u,
  ro: /^să (?:fie|aibă|creadă|știe|aștepte|stea|plângă|lipsească|trăiască|vrea|se trezească|piardă|uite|iubească|spună|ceară|cadă|viseze|pună|meargă|vină|devină)$/u,
  de: /^(?:sein|haben|lieben|leben|wohnen|wollen|mögen|aufwachen|verlieren|vergessen|sagen|bitten|fallen|fällen|träumen|gehen|kommen|werden|glauben|denken|meinen|wissen|sitzen|stehen|liegen|warten|weinen|bekommen|langweilen|wünschen|vermissen|hängen|heißen|packen|stehlen|klauen|heulen|stammen|gehören|führen|arbeiten|freuen|ärgern)$/u,
};

/** Words after which a verb's form is a noun's: "a dance", "his visit". */
const NOT_BEFORE_VERBS =
  /(?:^|\s)(?:a|an|the|his|her|their|its|my|to|of|in|for|un|o|la|de|din|ein|eine|einen|der|die|das|den|dem|im|vom|zum|zur|sein|ihr)\s$/iu;

/** What looks like a verb’s form and is none. */
const NO_VERB =
  /^(?:care|foarte|aproape|departe|toate|multe|poate|este|abia|weit|recht|nicht|jetzt|ist|hat|always|sometimes|perhaps|besides|needs?)$/u;

/** What takes the place of a noun: a phrase that begins with it says nothing by itself. */
const PRONOUN_FIRST =
  /^(?:but|and|or|so|because|mehr|always|constantly|dar|și|si|iar|mereu|und|aber|immer|ständig|dauernd|nie|niciodată)(?:\s|$)| zu \p{Ll}+$|^(?:werden|worden)(?: |$)|^sich (?:\p{Ll}+ )*Sorgen$|^(?:one|it|them|him|una|unul|eins|eines|es|ihn)(?:\s|$)|^(?:her|sie)$/iu;

/** A verb that undoes another: who forgets wants to remember. */
const UNDONE: Readonly<Record<string, string>> = { forget: "remember", lose: "find" };

/** The deed that a clause tells in a finite form ("builds a rocket"), as a wish ("build a rocket"). */
export interface Deed {
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
}

/** The first clause "somebody does something": its verb stands after a figure and is one that the lexicon knows. */
export function readDeed(frame: GoalFrame, text: string, language: Language): Deed | undefined {
  const [subject] = readFigures(text, language);
  if (!subject) return undefined;
  if (frame.shape === "final") return verbFinalDeed(frame, text, language);
  return (
    deedIn(frame, text, subject, language, deedOf) ??
    deedIn(frame, text, subject, language, deedByPlace) ??
    (language === "de" ? invertedDeed(text, subject) : undefined)
  );
}

/** "Da baut Ria eine Leitung": the verb stands before whoever does it. */
function invertedDeed(text: string, { name, at }: ReadFigure): Deed | undefined {
  const verb = /(?<verb>\p{Ll}+)\s+(?:(?:der|die|das|eine?)\s+(?:\p{Ll}+\s+)?)?$/u.exec(text.slice(0, at));
  const first = verb?.groups?.["verb"];
  const after = text.slice(name === "" ? at : text.indexOf(name, at) + name.length);
  const rest = /^(?:\p{L}+)?\s+(?<rest>[^,.;!?]+)/u.exec(name === "" ? after : ` ${after.trim()}`)?.groups?.["rest"];
  if (first === undefined || rest === undefined) return undefined;
  const infinitive = deedOf(first, rest, "de") ?? guessInfinitive(first, "de");
  if (infinitive === undefined || STATES.de.test(infinitive) || PRONOUN_FIRST.test(rest.trim())) return undefined;
  const start = text.length - after.length;
  return { phrase: joined(infinitive, rest.trim(), false, "de"), start, end: text.length };
}

type AsInfinitive = (verb: string, rest: string, language: Language, before: string) => string | undefined;

function deedIn(
  frame: GoalFrame,
  text: string,
  subject: ReadFigure,
  language: Language,
  asInfinitive: AsInfinitive,
): Deed | undefined {
  const nouns = language === "en" ? conceptsIn(text, "en").filter(({ kind }) => /^(?:figure|thing)$/u.test(kind)) : [];
  for (const word of text.matchAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)) {
    const before = text.slice(0, word.index);
    if (language === "en" && isOfNoun(before, word[0], text, subject, nouns)) continue;
    if (word.index <= subject.at || NOT_BEFORE_VERBS.test(before) || /['’]s?\s$/u.test(before) || NO_VERB.test(word[0]))
      continue;
    // „Pune sare“: behind a verb what looks like another is a noun.
    const last = /(?<last>\p{Ll}+) $/u.exec(before)?.groups?.["last"] ?? "";
    const isVerb = last.length > 3 && !NO_VERB.test(last) && infinitiveOf(last, "ro") !== undefined;
    if (language === "ro" && isVerb) continue;
    // „Sara îl caută peste tot“: whom, the wish would not say.
    if (language === "ro" && /(?<!\p{L})(?:[îi]l|[îi]i|le|o|nu-l|nu-i|n-o) $/iu.test(before)) continue;
    const match = frame.pattern.exec(text.slice(word.index));
    const rest = match?.groups?.["rest"]?.trim() ?? "";
    const infinitive = asInfinitive(word[0], rest, language, before);
    if (!match || infinitive === undefined || PRONOUN_FIRST.test(rest)) continue;
    const isUndone = language === "en" && Object.values(UNDONE).includes(infinitive.split(" ")[0] ?? "");
    const object = isUndone ? rest.replace(framesFor(language).nounEnds, "") : rest;
    const isReflexive = language === "ro" && /(?<!\p{L})se\s$/iu.test(before);
    const verb = isReflexive ? infinitive.replace(/^să (?!se )/u, "să se ") : infinitive;
    const phrase = joined(verb, object, /(?:își|isi)\s$/iu.test(before), language);
    return { phrase, start: word.index, end: word.index + match[0].length };
  }
  return undefined;
}

/** "Her first hearing aids", "a traffic light", "twin sisters who", "an egg that she found by the pond": no deed of the hero’s to do. */
function isOfNoun(
  before: string,
  word: string,
  text: string,
  { at }: ReadFigure,
  nouns: readonly FoundConcept[],
): boolean {
  if (/\b(?:that|which) (?:s?he|it|they) $/iu.test(before)) return true;
  if (word.endsWith("ing") && /\b(?:an?|the|his|her|its|their) (?:\p{Ll}+ )?$/iu.test(before)) return true;
  const end = before.length + word.length;
  return nouns.some(
    (each) =>
      each.end >= end &&
      each.start <= before.length &&
      (each.start <= at ||
        (each.kind === "figure" && each.number === "singular") ||
        (each.number === "plural" && /^(?:,| (?:who|that|called|named|and)\b)/u.test(text.slice(end)))),
  );
}

/** German relative clauses end with their verb: "die ihr Spielzeug teilt". */
function verbFinalDeed(frame: GoalFrame, text: string, language: Language): Deed | undefined {
  const match = frame.pattern.exec(text);
  const { verb = "", rest = "" } = match?.groups ?? {};
  const infinitive = deedOf(verb, rest, language);
  if (!match || infinitive === undefined || /(?<!\p{L})und(?!\p{L})/u.test(rest)) return undefined;
  return { phrase: joined(infinitive, rest, false, language), start: match.index, end: match.index + match[0].length };
}

/** A verb that the lexicon does not know, right after somebody’s name or kind. */
function deedByPlace(verb: string, rest: string, language: Language, before: string): string | undefined {
  const last = /(?<word>\p{L}[\p{L}’-]*)[”"]?,?\s(?:își\s|isi\s|se\s)?$/u.exec(before)?.groups?.["word"] ?? "";
  const isSomebody =
    /^\p{Lu}/u.test(last) ||
    sexOfName(last) !== undefined ||
    conceptsIn(last, language).some(({ kind }) => kind === "figure");
  const isNoun = language === "ro" && conceptsIn(verb, "ro").some(({ kind }) => kind !== "action");
  if (!isSomebody || rest === "" || isNoun) return undefined;
  const infinitive = guessInfinitive(verb, language);
  return infinitive === undefined || STATES[language].test(infinitive) ? undefined : infinitive;
}

function deedOf(verb: string, rest: string, language: Language): string | undefined {
  const row = findVerb(verb, language);
  // „Construiesc“ is what several do who „construiește“ alone.
  const alone = language === "ro" && verb.endsWith("esc") ? `${verb.slice(0, -3)}ește` : undefined;
  const infinitive =
    infinitiveOf(verb, language) ??
    (row && infinitiveOf(row[language][1], language)) ??
    (alone === undefined ? undefined : infinitiveOf(alone, language));
  if (infinitive === undefined) return undefined;
  const hasObject = /^(?:his|her|its|their|my|the|an?|every|all)\s/u.test(rest);
  const undone = language === "en" && hasObject ? UNDONE[infinitive] : undefined;
  if (undone !== undefined) return undone;
  return STATES[language].test(infinitive) ? undefined : infinitive;
}

function joined(infinitive: string, rest: string, isOwn: boolean, language: Language): string {
  const object = rest.trim().replace(/^(?:nie|nicht|never|not|niciodată)\s+/iu, "");
  if (language === "de") return `${object} ${infinitive}`.trim();
  const verb = isOwn ? infinitive.replace(/^să (?!se )/u, "să-și ") : infinitive;
  return `${verb} ${object}`.trim();
}

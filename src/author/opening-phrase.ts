import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { type OpeningFrames, openingFramesFor } from "./frames/opening-frames.ts";
import { ownKindFramesFor } from "./frames/own-kind-frames.ts";
import { endOfReaderPart } from "./reader-part.ts";
import { framesFor } from "./reading-frames.ts";
import { doesSomething, verbAt } from "./told/does-something.ts";

/** The first noun phrase of an idea: whom or what it is about, by nothing but that it stands there. */
export interface OpeningPhrase {
  /** Where its noun stands. */
  readonly start: number;
  readonly end: number;
  /** The noun’s concept; absent where no lexicon has it. */
  readonly found?: FoundConcept;
  /** "does": a clause tells what it does or feels; "noted": no more than where it is and what it is like. */
  readonly how: "does" | "noted";
}

/** An article or an owner, some adjectives and a noun; more words are no phrase but a sentence. */
const LONGEST = 6;

/** The first noun phrase of an idea, behind what only asks for the story or says when and where it plays. */
export function openingPhrase(
  text: string,
  found: readonly FoundConcept[],
  language: Language,
): OpeningPhrase | undefined {
  const frames = openingFramesFor(language);
  const from = endOfLeads(text, language, frames);
  const determiner = frames.determiner.exec(text.slice(from))?.[0] ?? "";
  const at = from + determiner.length;
  const noun = nounFrom({ text, at, hasDeterminer: determiner !== "", found, frames, language });
  if (!noun) return undefined;
  const after = text.slice(noun.end);
  const isTold =
    frames.lives?.test(text.slice(0, from)) === true ||
    frames.feels.test(after) ||
    doesSomething(withoutParticiple(after, language), language) ||
    isToldAgain(text, noun, found, language);
  if (frames.had.test(text.slice(0, from)) && !isToldAgain(text, noun, found, language)) return undefined;
  return { ...noun, how: isTold ? "does" : "noted" };
}

/** Whether anything at all is told in a whole sentence: "Old oak, small village, new road" is a note. */
export function isNote(text: string, language: Language): boolean {
  return text.split(/[,.!?;:–—]+\s*/u).every((part) => verbAt(part.trim().split(/\s+/u), language) < 0);
}

function endOfLeads(text: string, language: Language, { leads }: OpeningFrames): number {
  let at = endOfReaderPart(text, language);
  // "When the power goes out, the night light has to be brave".
  const clause = language === "en" && at === 0 ? (framesFor("en").firstClause.exec(text)?.[0].length ?? 0) : 0;
  if (clause > 0 && /^ (?:the|an?|our|my|one) /u.test(text.slice(clause))) at = clause + 1;
  // „Pe timpuri, într-un sat de lângă Bistrița,“: one behind another.
  const rounds = language === "ro" ? [...leads, ...leads] : leads;
  for (const lead of rounds) at += lead.exec(text.slice(at))?.[0].length ?? 0;
  return at;
}

interface NounAt {
  readonly text: string;
  readonly at: number;
  readonly hasDeterminer: boolean;
  readonly found: readonly FoundConcept[];
  readonly frames: OpeningFrames;
  readonly language: Language;
}

type Noun = Pick<OpeningPhrase, "start" | "end" | "found">;

/** The noun stands last in an English or German phrase, first in a Romanian one. */
function nounFrom(context: NounAt): Noun | undefined {
  const { at, found, language, frames } = context;
  const words = wordsOfPhrase(context);
  if (language === "ro") {
    const [word] = words;
    if (!word) return undefined;
    const known = found.find((each) => each.start === word.start && isNoun(each));
    return known ? { start: known.start, end: known.end, found: known } : unknown(word, context);
  }
  // "Why does the moon follow us home": behind an auxiliary the first noun is the subject.
  const isAsked = language === "en" && ASKS.test(context.text.slice(0, at));
  const subject = isAsked
    ? words.find(({ start, word }) =>
        found.some((each) => each.start <= start && each.end === start + word.length && isNoun(each)),
      )
    : undefined;
  const last =
    subject ??
    words.findLast(({ word, start }, index) => {
      const end = start + word.length;
      if (found.some((each) => each.start < end && each.end >= end && isNoun(each))) return true;
      // "Why does the moon follow": behind an auxiliary what follows the noun is the verb.
      const isVerb = index > 0 && isAsked;
      return (
        index === words.length - 1 &&
        !isVerb &&
        !found.some((each) => each.start < end && each.end > start && !isNounBehindArticle(each, context))
      );
    });
  if (!last) return undefined;
  const end = last.start + last.word.length;
  const known = found.find((each) => each.start < end && each.end >= end && isNoun(each));
  if (known && ownKindFramesFor(language).nobody.has(last.word.toLocaleLowerCase())) return undefined;
  if (!known) return frames.noNoun.test(last.word) ? undefined : unknown(last, context);
  // "Making bread with Grandma": what begins with a verb is no noun phrase.
  const first = words[0];
  if (!context.hasDeterminer && first && first.start < known.start && isVerbal(first.word, language)) return undefined;
  return { start: known.start, end: Math.max(known.end, at), found: known };
}

interface WordAt {
  readonly word: string;
  readonly start: number;
}

/** The words up to what ends the phrase: a mark, a preposition, a verb. */
function wordsOfPhrase({ text, at, frames, found, language }: NounAt): readonly WordAt[] {
  const [clause = ""] = /^[^,.!?;:–—()"”]*/u.exec(text.slice(at)) ?? [];
  const all = [...clause.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, start: at + index }));
  // "A cactus in need", „der kleine Komet“: what the lexicon has for a noun is no verb.
  const verb = verbAt(
    all.map(({ word, start }) => (found.some((each) => each.start === start && isNoun(each)) ? "–" : word)),
    language,
  );
  const words: WordAt[] = [];
  for (const [index, { word, start }] of all.entries()) {
    if (index >= LONGEST || (verb >= 0 && index >= verb) || !/^[\p{L}-]+$/u.test(word)) break;
    // "The letter Q is tired".
    if (language === "en" && words.length > 0 && /^\p{Lu}$/u.test(word)) break;
    const isInside = found.some((each) => each.start < start && each.end >= start + word.length && isNoun(each));
    // "A maple tree getting tapped": what it is doing.
    const isBehindNoun = found.some((each) => each.end === start - 1 && isNoun(each));
    if (
      language === "en" &&
      isBehindNoun &&
      !isInside &&
      DOING.test(word) &&
      !found.some((each) => each.start === start && isNoun(each))
    )
      break;
    const isLead = index === 0 || (language === "de" && !words.some((each) => isHead(each, found)));
    if (!isInside && !isLead && frames.ends.test(word)) break;
    if (index === 0 && /^(?:in|on|at|to|and|with|la|[îi]n|pe|cu|im|am|auf|mit|und)$/iu.test(word)) break;
    words.push({ word, start });
    // Behind a German noun nothing else belongs to it.
    const isNounShaped = /^\p{Lu}/u.test(word) || text === text.toLocaleLowerCase();
    const isNounHere = found.some((each) => each.start === start && isNoun(each));
    if (language === "de" && isNounShaped && (isNounHere || isHead({ word, start }, found))) break;
  }
  return words;
}

function isHead({ word, start }: WordAt, found: readonly FoundConcept[]): boolean {
  return /^\p{Lu}\p{Ll}+(?<!e[rs]?)$/u.test(word) || found.some((each) => each.start === start && isNoun(each));
}

const DOING = /^(?:\p{Ll}{2,}ing|right)$/u;

const ASKS = /\b(?:do|does|did)(?:n['’]t)? (?:(?:the|an?|my|our) )?$/iu;

/** "The smallest splash": behind an article no deed. */
function isNounBehindArticle(
  { kind }: FoundConcept,
  { hasDeterminer, language }: Pick<NounAt, "hasDeterminer" | "language">,
): boolean {
  return language === "en" && hasDeterminer && kind === "action";
}

function isNoun({ kind }: FoundConcept): boolean {
  return /^(?:figure|thing|place|garment)$/u.test(kind);
}

function isVerbal(word: string, language: Language): boolean {
  const small = word.toLocaleLowerCase();
  if (language !== "en") return false;
  return small.endsWith("ing") || infinitiveOf(`${small}s`, "en") !== undefined;
}

/** A word that no lexicon has, behind an article or in a note in small letters: "conker at the bottom of a pocket". */
function unknown({ word, start }: WordAt, { hasDeterminer, text, at, language }: NounAt): Noun | undefined {
  const { noun, nobody, noNoun } = ownKindFramesFor(language);
  // „Compasul trăiește“: Romanian has its article at the noun’s end.
  // „Veioza de pe noptieră“ is no name, for all its ending.
  const isWithPlace =
    /\p{L}{3}a$/u.test(word) && /^ (?:de pe|din|de la|de sub|cu) \p{Ll}/u.test(text.slice(start + word.length));
  const isDefinite = language === "ro" && (/\p{L}{3}(?:ul|ele|ile|ua|ea)$/u.test(word) || isWithPlace);
  const isBare =
    !hasDeterminer && !isDefinite && (language !== "en" || start !== at || /^\p{Lu}/u.test(text.slice(at)));
  // „Unsere Tochter Smilla“: behind a noun a second one is a name.
  const isBeside = language === "de" && /\p{Lu}\p{Ll}+ $/u.test(text.slice(at, start));
  if (isBare || isBeside || !noun.test(word) || noNoun.test(word) || nobody.has(word.toLocaleLowerCase()))
    return undefined;
  if (!hasDeterminer && (isVerbal(word, language) || verbAt(wordsFrom(text, start + word.length), language) === 0))
    return undefined;
  return { start, end: start + word.length };
}

function wordsFrom(text: string, from: number): readonly string[] {
  return text.slice(from).trim().split(/\s+/u).slice(0, 4);
}

/** "Growing in a crack in the pavement": told of it between it and its verb. */
function withoutParticiple(after: string, language: Language): string {
  return language === "en"
    ? after
        .replace(/^, (?:\p{Ll}{3,}ed|made|built) [^,.!?]{3,50},(?= )/u, "")
        .replace(
          /^\s+(?:who |that )?(?:\p{Ll}+(?:ing|en|ed)|put|left|kept|stuck|hung)(?: out| up| down| away)?(?= (?:in|on|at|under|behind|by|from|between|of) )/u,
          "",
        )
    : after;
}

/** "An old apple tree … the tree hears him", "A suitcase … She misses the airports": what is told of again does something there. */
function isToldAgain(
  text: string,
  { start, end, found: known }: Noun,
  found: readonly FoundConcept[],
  language: Language,
): boolean {
  const { again } = openingFramesFor(language);
  const word =
    text
      .slice(start, end)
      .split(/\s/u)
      .at(language === "ro" ? 0 : -1) ?? "";
  for (const match of text.slice(end).matchAll(again)) {
    const at = end + match.index;
    const said = match.groups?.["noun"];
    const isOther = found.some((each) => each.kind === "figure" && each.start >= end && each.start < at);
    if (said === undefined ? isOther : said.toLocaleLowerCase() !== word.toLocaleLowerCase()) continue;
    // "A pair of wellies. They’re too small for Molly": of one thing nobody says "they".
    if (match.groups?.["many"] !== undefined && known?.number !== "plural") continue;
    const behind = text.slice(at + match[0].length);
    if (/^[’']/u.test(behind) || doesSomething(behind, language)) return true;
  }
  return false;
}

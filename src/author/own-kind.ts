import type { FigureKind } from "#book/cast-card.ts";
import type { CharacterType } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { sexOfName } from "./known-names.ts";
import { ownKindFramesFor, type OwnKindFrames } from "./frames/own-kind-frames.ts";
import { genderOfOwnKind } from "./gender-of-own-kind.ts";
import { isGermanOwner } from "./name-of-figure.ts";
import { smallNounIn } from "./german-small-noun.ts";
import { isNoName } from "./is-no-name.ts";
import { openingHero } from "./opening-hero.ts";
import { doesSomething } from "./told/does-something.ts";
import { endOfReaderPart } from "./reader-part.ts";
import { nearestKind } from "./nearest-kind.ts";

/** A card's word for a kind has room for so many letters. */
const LONGEST = 40;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The concepts of a text, and with them the first kind that the lexicon does not have but the text says to be somebody: "a
 * binturong called Bo", „Somnul Gigi“, „ein Waldschrat, der“. Its concept's id is the parent's own word, as a lexicon writes it.
 */
export function withOwnKind(
  found: readonly FoundConcept[],
  text: string,
  language: Language,
  isWished = false,
): readonly FoundConcept[] {
  const own = ownKindIn(found, text, language, isWished);
  return own ? [...found, own].toSorted((a, b) => a.start - b.start) : found;
}

function ownKindIn(
  found: readonly FoundConcept[],
  text: string,
  language: Language,
  isWished: boolean,
): FoundConcept | undefined {
  const frames = ownKindFramesFor(language);
  const reader = endOfReaderPart(text, language);
  const firstKind = found.find(
    ({ kind, concept, start }) => kind === "figure" && concept.id !== "friend" && start >= reader,
  )?.start;
  const opening = openingHero(text, found, language, isWished);
  for (const match of text.matchAll(/(?<!\p{L})\p{L}[\p{L}-]{2,}(?!\p{L})/gu)) {
    const word: Word = { text: match[0], start: match.index, end: match.index + match[0].length };
    const isOpening = opening !== undefined && opening.found === undefined && opening.start === word.start;
    const others = isOpening ? found.filter(({ kind }) => kind !== "action") : found;
    if (!isUnknownNoun(word, others, text, language)) continue;
    const way = wayTold(word, found, frames, text, language) ?? (isOpening ? "told" : undefined);
    if (way === undefined) continue;
    // What is only told of is somebody where nobody came before, and what somebody is said to have is nobody.
    // „Opas Rollator“: whose it is goes before.
    // "In the tower where the bats sleep there’s a clock hand called Minnie".
    const isPresented = language === "en" && isOpening && frames.named.test(text.slice(word.end));
    const isLater =
      firstKind !== undefined &&
      firstKind < word.start &&
      !isPresented &&
      !(isOpening && isOwnerAt(text, firstKind, language));
    if (isLater && (way === "told" || frames.had.test(text.slice(firstKind, word.start)))) continue;
    const { sex, noun } = genderOfOwnKind(word.text, text.slice(0, word.start), text.slice(word.end), language);
    return {
      ...conceptOfOwn(noun, text, language),
      ...word,
      number: "singular",
      ...(sex && { sex }),
      diminutive: false,
    };
  }
  return language === "de" && firstKind === undefined ? smallOwnKind(found, text) : undefined;
}

/** „eine schraubzwinge will tanzen“: a German noun that no lexicon has, typed without its capital. */
function smallOwnKind(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  const small = smallNounIn(text);
  const noun = small && `${small.text.charAt(0).toLocaleUpperCase()}${small.text.slice(1)}`;
  if (!small || noun === undefined || !isUnknownNoun({ ...small, text: noun }, found, text, "de")) return undefined;
  const isAfterOther = found.some(({ kind, start }) => kind === "thing" && start < small.start);
  if (isAfterOther) return undefined;
  const { sex } = genderOfOwnKind(noun, text.slice(0, small.start), text.slice(small.end), "de");
  return { ...conceptOfOwn(noun, text, "de"), ...small, number: "singular", ...(sex && { sex }), diminutive: false };
}

function isOwnerAt(text: string, at: number, language: Language): boolean {
  // "Santa’s sat nav breaks".
  if (language === "en")
    return /^(?:\p{L}*(?:mum|mom|mam|dad|mother|father|gran(?:ny|dad|dma|dpa|pa)?|nana?|aunt(?:ie)?|uncle|santa|nonna|gogo|ouma|oupa|neighbour|teacher|mummy|daddy)(?: \p{Lu}\p{Ll}+)?|(?:mr|mrs|miss) \p{Lu}\p{Ll}+)['’]s\s/iu.test(
      text.slice(at),
    );
  return isGermanOwner(/^\p{L}+/u.exec(text.slice(at))?.[0] ?? "");
}

/** What is mostly no hero, and is one where it does something: "a match that won’t light", "a spring that lost its bounce". */
const THINGS_TOO: ReadonlySet<string> = new Set(
  "match spring song poem word number letter colour sound noise dream wish smell picture".split(" "),
);
const WHO_DOES =
  /^ (?:who|that) (?:can['’]?t|cannot|won['’]?t|doesn['’]?t|didn['’]?t|wants?|lost|has|had|is|was|never|feels|thinks|keeps|refuses|forgot|got)(?!\p{L})/u;

function isUnknownNoun(
  { text: word, start, end }: Word,
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): boolean {
  const { noun, nobody, noNoun } = ownKindFramesFor(language);
  const small = word.toLocaleLowerCase();
  return (
    word.length <= LONGEST &&
    noun.test(word) &&
    (!nobody.has(small) || (language === "en" && THINGS_TOO.has(small) && WHO_DOES.test(text.slice(end)))) &&
    !noNoun.test(small) &&
    !isNoName(word, language) &&
    // "A ute", though there are women called Ute.
    (sexOfName(word) === undefined || (language === "en" && /(?:^|\s)an? $/u.test(text.slice(0, start)))) &&
    !found.some((each) => each.start < end && each.end > start) &&
    !/^['’]/u.test(text.slice(end))
  );
}

const COMPOUND_EN = /(?:^|\s)(?:an?|our|my|his|her|their) \p{Ll}{3,} $/u;

/** How a text says that a word is somebody: by a name beside it, or by what it does where stories begin. */
function wayTold(
  { start, end }: Word,
  found: readonly FoundConcept[],
  frames: OwnKindFrames,
  text: string,
  language: Language,
): "named" | "told" | undefined {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = leadOf(before, found, frames);
  const isPhrase = frames.determiner.test(before.slice(0, lead));
  if (isPhrase && frames.named.test(after)) return "named";
  // "He has a drip stand called Stan": a noun of two.
  if (language === "en" && COMPOUND_EN.test(before) && frames.named.test(after)) return "named";
  // „Der Seenotretterin Wiebke“: of two German nouns side by side a first name makes what its bearer is of the other.
  const first = language === "de" && isPhrase ? (/^ (?<name>\p{Lu}\p{Ll}+)/u.exec(after)?.groups?.["name"] ?? "") : "";
  if (first !== "" && sexOfName(first) !== undefined) return "named";
  const [beside = ""] = frames.nameBefore.exec(before.slice(0, lead)) ?? [];
  if (isPhrase && isSaidOfName(beside, language) && frames.afterApposition.test(after)) return "named";
  if (frames.bareName && frames.starts.test(before) && frames.bareName.test(after)) {
    const [name = ""] = /\p{Lu}\p{Ll}+/u.exec(after) ?? [];
    const at = end + after.indexOf(name);
    if (sexOfName(name) !== undefined || !found.some((each) => each.start <= at && each.end > at)) return "named";
  }
  const aside = frames.definiteAside?.exec(before)?.groups?.["name"];
  if (aside !== undefined && isSaidOfName(aside, language) && frames.afterDefinite?.test(text.slice(start)) === true)
    return "named";
  if (isPhrase && before.slice(0, lead).trim().split(/\s+/u).length === 1 && frames.alone.test(after)) return "told";
  if (!isPhrase || !frames.first.test(before.slice(0, lead))) return undefined;
  // Where an idea begins, whatever does something is whom it is about.
  const isOpening =
    /^(?:an?|the|un|o|eine?|der|die|das) $/iu.test(before.slice(0, lead)) && doesSomething(after, language);
  return isOpening || frames.does.test(after) ? "told" : undefined;
}

/** "Ottoline the binturong", not "When the shopkeeper": a capital that only begins a sentence is no name. */
function isSaidOfName(beside: string, language: Language): boolean {
  const word = /\p{Lu}[\p{L}’-]+/u.exec(beside)?.[0];
  return word !== undefined && !isNoName(word, language);
}

/** Where the adjectives before a noun begin. */
function leadOf(before: string, found: readonly FoundConcept[], { adjective }: OwnKindFrames): number {
  let at = before.length;
  for (let count = 0; count < 3; count += 1) {
    const word = /(?<!\p{L})(?<word>[\p{L}-]+),?\s+$/u.exec(before.slice(0, at));
    const text = word?.groups?.["word"];
    if (!word || text === undefined) break;
    const isKnown = found.some(
      (each) => each.start <= word.index && each.end > word.index && /^(?:trait|colour|mood|weather)$/u.test(each.kind),
    );
    if (!isKnown && !adjective.test(text)) break;
    at = word.index;
  }
  return at;
}

/** A kind of the parent’s own: its word as a lexicon would list it, drawn as what comes nearest. */
export function conceptOfOwn(noun: string, text: string, language: Language): Pick<FoundConcept, "concept" | "kind"> {
  const nearest = nearestKind(noun, text, language);
  const none = { nouns: [], phrases: [] };
  return {
    concept: {
      id: noun,
      kind: "figure",
      draws: nearest ?? "child",
      type: nearest ? typeOf(nearest) : "FantasyBeings",
      words: { en: none, ro: none, de: none },
    },
    kind: "figure",
  };
}

/** The character type of what is drawn. */
export function typeOf(kind: FigureKind): CharacterType {
  const known = conceptById(kind);
  return known?.kind === "figure" ? known.type : "FantasyBeings";
}

/** Whether a figure's concept is a word of the parent's own. */
export function isOwnKind(concept: string): boolean {
  return concept !== "" && conceptById(concept) === undefined;
}

import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Concept, ConceptKind } from "./concept.ts";
import { conceptById } from "./find-concept.ts";
import { formIndexOf, type FormIndex, type Reading } from "./form-index.ts";
import { readGermanNoun } from "./german-compound.ts";
import { homographRule } from "./homographs.ts";
import { readRomanianDiminutive } from "./romanian-diminutive.ts";
import { foldDiacritics, normalise, tokenise, type Token } from "./normalise.ts";

/** A concept where a text names it. */
export interface FoundConcept {
  readonly concept: Concept;
  readonly kind: ConceptKind;
  /** Place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly number: "singular" | "plural";
  /** What the word itself says: "Füchsin" is female. */
  readonly sex?: Sex;
  readonly diminutive: boolean;
}

interface Reader {
  readonly language: Language;
  readonly index: FormIndex;
  readonly tokens: readonly Token[];
  readonly text: string;
  /** German marks nouns by a capital, if the text uses capitals at all. */
  readonly capitalsCount: boolean;
}

/** Every concept that a text names, in its order; of several readings the longest, and by context where forms coincide. */
export function conceptsIn(text: string, language: Language): FoundConcept[] {
  const tokens = tokenise(text);
  const reader: Reader = {
    language,
    index: formIndexOf(language),
    tokens,
    text: normalise(text),
    capitalsCount: language === "de" && capitalsCount(tokens),
  };
  const found: FoundConcept[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longestMatch(reader, at);
    if (match) found.push(asCounted(foundAt(text, tokens, at, match), tokens, at, language));
    at += match?.length ?? 1;
  }
  return found;
}

/** Who begins with a small letter leaves the nouns' capitals out too, unless one of them has it. */
function capitalsCount(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens;
  const capitals = others.filter(({ text }) => /^\p{Lu}/u.test(text));
  if (first === undefined || /^\p{Lu}/u.test(first.text)) return capitals.length > 0;
  const { exact } = formIndexOf("de");
  if (exact.get(first.word)?.some(({ noun, concept }) => noun && concept.kind === "figure")) return false;
  return capitals.some(({ word }) => exact.get(word)?.some(({ noun }) => noun) ?? false);
}

/** „Ein einsamer Socken“: what is the plural of one word is, behind „ein“, one of another. */
function asCounted(found: FoundConcept, tokens: readonly Token[], at: number, language: Language): FoundConcept {
  if (language !== "de" || found.number === "singular") return found;
  const [before, beforeThat] = [tokens[at - 1], tokens[at - 2]];
  const isOne = (token: Token | undefined) => token !== undefined && /^ein(?:e[nmrs]?)?$/u.test(token.word);
  const isCounted =
    isOne(before) || (before !== undefined && /e[nmrs]?$/u.test(before.word) && before.joined && isOne(beforeThat));
  return isCounted ? { ...found, number: "singular" } : found;
}

interface Match {
  readonly length: number;
  readonly reading: Reading;
}

function longestMatch(reader: Reader, at: number): Match | undefined {
  for (let length = reader.index.longest; length >= 1; length--) {
    const run = reader.tokens.slice(at, at + length);
    if (run.length < length || run.slice(1).some((token) => !token.joined)) continue;
    const reading = length === 1 ? readWord(reader, at) : readPhrase(reader, run);
    if (reading) return { length, reading };
  }
  return undefined;
}

function readPhrase({ index }: Reader, run: readonly Token[]): Reading | undefined {
  const key = run.map((token) => token.word).join(" ");
  // „Caluțul de mare“: with some of its marks.
  return (index.exact.get(key) ?? index.folded.get(key) ?? index.folded.get(foldDiacritics(key)))?.[0];
}

function readWord(reader: Reader, at: number): Reading | undefined {
  const token = reader.tokens[at];
  if (!token) return undefined;
  const readings = readingsOf(reader, token);
  const settle = homographRule(reader.language, token.word);
  if (!settle) return readings[0];
  const next = reader.tokens[at + 1];
  const id = settle({
    text: reader.text,
    before: reader.tokens[at - 1],
    beforeThat: reader.tokens[at - 2],
    after: next,
    beforeNoun: next?.joined === true && isNounFirst(readingsOf(reader, next)),
  });
  const concept = id === undefined ? undefined : conceptById(id);
  if (!concept) return undefined;
  return readings.find((reading) => reading.concept === concept) ?? plainReading(token, concept);
}

/** „Marea noaptea“: what first of all says when it is or how the weather is stands in nobody’s noun phrase. */
function isNounFirst(readings: readonly Reading[]): boolean {
  return !/^(?:hour|weather)$/u.test(readings[0]?.concept.kind ?? "") && readings.some((reading) => reading.noun);
}

/** A rule can name a concept that does not list the form. */
function plainReading(token: Token, concept: Concept): Reading {
  return { form: token.word, number: "singular", diminutive: false, noun: false, main: false, concept };
}

/** Words that would be others with an umlaut, and hardly ever are: „sagen“, „fahren“, „brauchen“. */
const NO_UMLAUT =
  /^(?:sagen|fahren?|brauchen?|tuten?|ruben|flosse?|rosti|tur|sauger|rocken|backen?|wurde|mochte|konnte|fallen|schlage)$/u;

function readingsOf(reader: Reader, token: Token): readonly Reading[] {
  const { index, language } = reader;
  const typedPlain = language === "de" || token.word === foldDiacritics(token.word);
  const isFolded = typedPlain && !(language === "de" && NO_UMLAUT.test(token.word));
  const known = index.exact.get(token.word) ?? (isFolded ? index.folded.get(token.word) : undefined) ?? [];
  // "Superdog", „supercățelul“ are what stands behind "super".
  const rest =
    known.length === 0 ? /^(?:super|mega|mini)-?(?<rest>.{3,})$/u.exec(token.word)?.groups?.["rest"] : undefined;
  const listed = rest === undefined ? known : (index.exact.get(rest) ?? index.folded.get(rest) ?? []).filter(isFigure);
  if (language === "ro" && listed.length === 0 && isSmallOrFirst(reader, token))
    return readRomanianDiminutive(token.word, token === reader.tokens[0] || isBehindArticle(reader, token));
  if (language !== "de") return listed;
  const capital = /^\p{Lu}/u.test(token.text);
  if (!capital && reader.capitalsCount) return listed.filter((reading) => !isGermanNounForm(reading));
  // In a text without capitals any word may be a noun: "saugroboter", and a thing behind its article: „eine pudelmütze“.
  if (!capital) {
    if (listed.length > 0) return listed;
    const isNoun = isBehindGermanArticle(reader.tokens, reader.tokens.indexOf(token));
    return readGermanNoun(token.text).filter((reading) => isNoun || isFigure(reading));
  }
  const sorted = reader.capitalsCount ? nounsFirst(listed) : listed;
  return sorted.length > 0 ? sorted : readGermanNoun(token.text);
}

/** „O lumânărică“: right behind its article a noun is nothing else. */
function isBehindArticle({ text }: Reader, { start }: Token): boolean {
  return /(?:^|[^\p{L}-])(?:un|o|unui|unei) $/iu.test(text.slice(Math.max(0, start - 6), start));
}

/** Within a sentence a capital makes a name of what looks like a diminutive: "Norocel". */
function isSmallOrFirst({ tokens }: Reader, token: Token): boolean {
  return token === tokens[0] || /^\p{Ll}/u.test(token.text);
}

const ARTICLE = /^(?:eine?[nmrs]?|der|die|das|de[nms]|(?:mein|dein|sein|ihr|unser|kein)(?:e[nmrs]?)?|vom|zwei|drei)$/u;

/** „Eine rote pudelmütze“: its article stands before it, and at most an adjective between. */
function isBehindGermanArticle(tokens: readonly Token[], at: number): boolean {
  const [before, beforeThat] = [tokens[at - 1], tokens[at - 2]];
  if (before === undefined || tokens[at]?.joined !== true) return false;
  if (ARTICLE.test(before.word)) return true;
  return (
    /^\p{Ll}{2,}e[nmrs]?$/u.test(before.word) &&
    before.joined &&
    beforeThat !== undefined &&
    ARTICLE.test(beforeThat.word)
  );
}

function isFigure({ concept }: Reading): boolean {
  return concept.kind === "figure";
}

/** Phrases such as "Regen" or "Nacht" are listed with the capital that makes them nouns. */
function isGermanNounForm(reading: Reading): boolean {
  return reading.noun || /^\p{Lu}\S*$/u.test(reading.form);
}

function nounsFirst(readings: readonly Reading[]): readonly Reading[] {
  return [...readings.filter(isGermanNounForm), ...readings.filter((reading) => !isGermanNounForm(reading))];
}

function foundAt(text: string, tokens: readonly Token[], at: number, { length, reading }: Match): FoundConcept {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + length - 1]?.end ?? start;
  return {
    concept: reading.concept,
    kind: reading.concept.kind,
    start,
    end,
    text: text.slice(start, end),
    number: reading.number,
    ...(reading.sex && { sex: reading.sex }),
    diminutive: reading.diminutive,
  };
}

import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { sexOfName } from "./known-names.ts";
import { framesFor } from "./reading-frames.ts";
import { isSpelledSo } from "./sex-of-noun.ts";

/** A known name with its capital, of which the lexicon knows a look-alike. */
export function isNameInstead(found: FoundConcept, text: string, language: Language): boolean {
  const hasCapital = found.text.charAt(0) !== found.text.charAt(0).toLocaleLowerCase();
  // "Teddy and Freya build": at the beginning too, beside another name.
  if (
    language === "en" &&
    found.start === 0 &&
    sexOfName(found.text) !== undefined &&
    /^ (?:(?:and|&) \p{Lu}\p{Ll}|(?:is|was) an? )/u.test(text.slice(found.end))
  )
    return true;
  // English nouns have no capital within a sentence: "young Robin sets out".
  if (language === "en" && hasCapital && sexOfName(found.text) !== undefined)
    return /\p{Ll}\s+$/u.test(text.slice(0, found.start));
  // "A small excavator, Dodo, who": between commas within a sentence.
  if (language === "en" && hasCapital && (isAside(found, text) || isCalledBefore(found, text))) return true;
  // "Captain Squid, an octopus": what somebody is said to be goes before what the name means.
  if (language === "en" && hasCapital && isTitledBefore(found, text)) return true;
  // "Gespenst Kasper", "Hund Wolf": right after its kind a listed name is one.
  if (language === "de" && hasCapital && sexOfName(found.text) !== undefined)
    return conceptsIn(/\p{L}+\s$/u.exec(text.slice(0, found.start))?.[0] ?? "", "de").some(
      ({ kind }) => kind === "figure",
    );
  // „Auf dem Saturnmond Titan“: beside what a place is, its name.
  if (language === "de" && hasCapital && PLACE_DE.test(text.slice(0, found.start))) return true;
  if (language !== "ro" || !hasCapital) return false;
  // „Un excavator mic, Dodo,“: between commas behind what somebody is.
  if (
    /(?<![\p{L}-])(?:[Uu]n|[Oo]) (?:\p{Ll}+ ){0,4}\p{Ll}+, $/u.test(text.slice(0, found.start)) &&
    text.slice(found.end).startsWith(",")
  )
    return true;
  // „Vrăjitoarea Hermina“: nor have Romanian nouns a capital right behind a kind.
  const before = /\p{L}+(?=(?:\s(?:cu|de)\s\p{Ll}+)?\s$)/u.exec(text.slice(0, found.start))?.[0] ?? "";
  if (sexOfName(found.text) === undefined) return isSameSort(found, before);
  return !isSpelledSo(found, language) || conceptsIn(before, language).some(({ kind }) => kind === "figure");
}

const PLACE_DE =
  /(?<!\p{L})(?:[Aa]uf|[Ii]n|[Aa]m|[Ii]m|[Aa]us|[Vv]om) (?:de[mr] )?\p{Lu}\p{Ll}*(?:mond|planet\p{Ll}*|insel|stadt|dorf|berg|see|schloss|burg) $/u;

/** „Trenulețul Mocănița“, „vaporul Albatros“: behind a thing or a kind of its own sort a word with a capital is a name. */
function isSameSort({ concept }: FoundConcept, before: string): boolean {
  return conceptsIn(before, "ro").some(
    ({ concept: other }) =>
      other.kind === "thing" ||
      (other.kind === "figure" && other.type === "ToysBroughtToLife") ||
      (other.kind === "figure" && concept.kind === "figure" && other.type === concept.type),
  );
}

/** Whether a word with a capital stands between commas behind a noun in small letters. */
function isAside({ start, end }: FoundConcept, text: string): boolean {
  return /\p{Ll}, $/u.test(text.slice(0, start)) && text.startsWith(",", end);
}

/** "Digger the terrier": a word with a capital before what its bearer is. */
function isCalledBefore({ end }: FoundConcept, text: string): boolean {
  const lead = /^,? the (?:[\p{Ll}-]+ ){0,2}?(?=\p{Ll}+)/u.exec(text.slice(end))?.[0];
  if (lead === undefined) return false;
  const from = end + lead.length;
  return conceptsIn(text.slice(from, from + LONGEST_NOUN), "en").some(
    ({ kind, start }) => kind === "figure" && start === 0,
  );
}

const LONGEST_NOUN = 24;

/** A capital behind or before a title, with what somebody is behind it. */
function isTitledBefore({ start, end }: FoundConcept, text: string): boolean {
  const isSaid = /^(?: \p{Lu}\p{Ll}+)?(?:,| is| was) an? (?:\p{Ll}+ ){1,3}?/u.test(text.slice(end));
  const isTitle = framesFor("en").titles.test(text.slice(start, end)) && /^ \p{Lu}/u.test(text.slice(end));
  const title = /(?<title>\p{L}+) $/u.exec(text.slice(0, start))?.groups?.["title"] ?? "";
  return isSaid && (isTitle || framesFor("en").titles.test(title));
}

import { conceptsIn } from "#lexicon/concepts-in.ts";

const AFTER_DETERMINER =
  /(?<lead>(?<!\p{L})(?:eine?[nmrs]?|de[rnm]|das|die|(?:sein|ihr|mein|kein)(?:e[nmrs]?)?|beim|im|am|zum|zur|vom|ins)\s(?:\p{Ll}+(?:e|en|er|es|em)\s)?)(?<noun>\p{Ll}{3,})(?=\s\p{Ll}+n$|$|\s(?:in|im|am|an|auf|mit|von|zu|zum|und)\s)/gu;

/** Gives nouns their capital in words that were typed without any: "seinen roten hut finden" → "seinen roten Hut finden". */
export function germanCapitals(words: string): string {
  if (/\p{Lu}/u.test(words)) return words;
  const capital = (text: string, at: number) =>
    `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`;
  const nouns = conceptsIn(words, "de").filter(
    ({ kind }) => kind === "figure" || kind === "thing" || kind === "place" || kind === "garment",
  );
  // "Fliegen" is several insects, but at the end of a wish it is the verb.
  const known = nouns
    .filter(({ end, text }) => end < words.length || !/(?:e|l|r)n$/u.test(text))
    .reduce((text, { start }) => capital(text, start), words);
  return known.replaceAll(AFTER_DETERMINER, (whole, lead: string) => capital(whole, lead.length));
}

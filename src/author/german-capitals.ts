import { conceptsIn } from "#lexicon/concepts-in.ts";
import { findVerb } from "./verb-forms.ts";

/** Before a word that only a noun can follow. */
const DETERMINED = /(?<!\p{L})(?:d(?:ie|en|er)|viele|alle|zwei|drei|keine|(?:sein|ihr|mein)en?)\s$/iu;

// „Will sich das abgewöhnen“: it is a pronoun there.
const AFTER_DETERMINER =
  /(?<lead>(?<!\p{L})(?:eine?[nmrs]?|de[rnm]|(?<!sich )das|die|(?:sein|ihr|mein|kein)(?:e[nmrs]?)?|beim|im|am|zum|zur|vom|ins)\s(?:\p{Ll}+(?:e|en|er|es|em)\s)?)(?<noun>(?!(?:nicht|ist|war|hat|wird|kann|soll|muss|sich|noch|gern|auch|doch|nur)(?!\p{L}))\p{Ll}{3,})(?=\s\p{Ll}+n$|$|\s(?:mag|hat|isst|trinkt|bekommt|mehr|nicht|nie|noch|hinauf|rauf|hinunter|runter|in|im|am|an|auf|mit|von|zu|zum|und)\s)/gu;

/** What may also be a noun, as in „das All“, and far more often is none. */
const NO_NOUN = /^alles$/u;

const OTHERS_DO = /(?:anderen|andern|beiden|meisten|übrigen)\s$/iu;

const VERB_BEHIND =
  /(?:werden|machen|gehen|kommen|haben|sein|finden|suchen|holen|bringen|halten|lassen|treffen|helfen|kaufen|retten|[sz]ehen|fangen|essen|nehmen|geben|bauen|spielen|stellen|legen|setzen|ieren)$/u;

/** Gives nouns their capital in words that were typed without any: "seinen roten hut finden" → "seinen roten Hut finden". */
export function germanCapitals(words: string): string {
  if (/\p{Lu}/u.test(words)) return words;
  const capital = (text: string, at: number) =>
    `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`;
  const nouns = conceptsIn(words, "de").filter(
    ({ kind, text }) =>
      (kind === "figure" || kind === "thing" || kind === "place" || kind === "garment") && !NO_NOUN.test(text),
  );
  // "Fliegen" is several insects, but in „fliegen lernen“ and at the end of a wish it is the verb.
  const isVerb = (text: string, start: number, end: number) =>
    /(?:e|l|r)n$/u.test(text) &&
    (end >= words.length || (findVerb(text, "de") !== undefined && !DETERMINED.test(words.slice(0, start))));
  const known = nouns
    .filter(({ start, end, text }) => !isVerb(text, start, end))
    .reduce((text, { start }) => capital(text, start), words);
  return known.replaceAll(AFTER_DETERMINER, (whole, lead: string, noun: string) => {
    // „Den schnupfen loswerden“: what ends a wish is its verb, and the noun stands before it.
    const before = /^(?<article>\S+\s)\p{Ll}+en\s$/u.exec(lead)?.groups?.["article"];
    const isWish = before !== undefined && VERB_BEHIND.test(noun);
    // „Wenn die anderen tanzen“.
    if (OTHERS_DO.test(lead) && noun.endsWith("n")) return whole;
    return capital(whole, isWish ? before.length : lead.length);
  });
}

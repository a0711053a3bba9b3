import { conceptsIn } from "#lexicon/concepts-in.ts";

/** A capital inside a sentence. */
const CAPITAL_WITHIN = /(?<=[\p{L},] )\p{Lu}\p{Ll}/u;
/** Where a noun stands that somebody is: at the start, behind an article or an adjective. */
const BEGINS =
  /(?:^|[.!?:,]\s|(?<!\p{L})(?:der|die|das|den|dem|eine?[nmr]?|(?:mein|unser|sein|ihr|dein)(?:e[nmr]?)?|von|vom|und|mit|über|zwei|drei)\s(?:\p{Ll}+e[nmrs]?\s)?)$/iu;
/** Behind it, a name: „schaf Wolke“, „hamster heisst Krümel“. */
const NAMED = /^ (?:(?:der |die |das )?hei(?:ß|ss)t |namens )?\p{Lu}\p{Ll}/u;
/** What is an adjective or a verb as well. */
const NO_NOUN =
  /^(?:jung\p{Ll}*|weise\p{Ll}*|fremde\p{Ll}*|alte\p{Ll}*|kleine\p{Ll}*|wilde\p{Ll}*|beste\p{Ll}*|[\p{Ll}]+(?:eln|ern|ten|ren))$/u;

/** A German idea as a child types it, „das schaf Wolke hat“, with a capital for whoever somebody is: „das Schaf Wolke hat“. */
export function withNounsInCapitals(text: string): string {
  if (!CAPITAL_WITHIN.test(text)) return text;
  const small = text.toLocaleLowerCase();
  if (small.length !== text.length) return text;
  const nouns = conceptsIn(small, "de").filter(
    ({ kind, text: word, start, end }) =>
      kind === "figure" &&
      NAMED.test(text.slice(end)) &&
      /^\p{Ll}/u.test(text.slice(start)) &&
      !NO_NOUN.test(word) &&
      BEGINS.test(text.slice(0, start)),
  );
  return nouns.reduce(
    (told, { start }) => `${told.slice(0, start)}${told.charAt(start).toLocaleUpperCase()}${told.slice(start + 1)}`,
    text,
  );
}

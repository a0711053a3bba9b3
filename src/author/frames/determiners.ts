import type { ByLanguage } from "#book/languages.ts";

/** From the beginning of a text to a noun that something announces as one, with adjectives between. */
export const ANNOUNCED: ByLanguage<RegExp> = {
  en: /(?:^|[^\p{L}])(?:an?|the|one|my|our|his|her|their|this|that|every|no) (?:[\p{Ll}-]+ ){0,2}$/iu,
  ro: /(?:^|[^\p{L}])(?:un|o|unui|unei|al|ale|acest|aceast[aă]|ni[sș]te) (?:\p{Ll}+ )?$/iu,
  de: /(?:^|[^\p{L}])(?:eine?[nmrs]?|der|die|das|den|dem|des|mein\p{Ll}*|unser\p{Ll}*|sein\p{Ll}*|ihr\p{Ll}*|kein\p{Ll}*) (?:\p{Ll}+ ){0,2}$/iu,
};

/** The words before a noun that belong to its phrase, at a text’s end: "the very old", „un“, „eine kleine“. */
export const PHRASE_BEFORE: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:an?|the|one|my|our|his|her|their|this|that|two|three|some) (?:[\p{Ll}-]+ ){0,3}$/iu,
  ro: /(?<!\p{L})(?:un|o|unui|unei|doi|dou[ăa]|trei|ni[sș]te) (?:\p{Ll}+ ){0,2}$/iu,
  de: /(?<!\p{L})(?:eine?[nmrs]?|der|die|das|den|dem|des|mein\p{Ll}*|unser\p{Ll}*|sein\p{Ll}*|ihr\p{Ll}*|zwei|drei) (?:\p{Ll}+ ){0,3}$/iu,
};

/** Romanian nouns with their article behind them. */
export const DEFINITE_RO = /\p{L}{2}(?:ul|ului|ei|ii|ua)$/u;

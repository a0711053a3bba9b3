import type { Language } from "#book/languages.ts";
import { isListed } from "./known-names.ts";
import { withoutTitle } from "./title-of-name.ts";

/** Before where somebody is from, or what they are called besides: „Kunibert von Knödelstein“, "Baz the Plaz". */
const BESIDES =
  /^(?<short>\p{Lu}[\p{L}’'-]+) (?:von|vom|van|zu|zum|zur|aus|der|die|das|de|din|del|dela|al|cel|cea|of|the|from|d’|d')(?: |(?<=[’'])).+$/u;
/** A shorter name is soon said in full. */
const LONG = 12;

/**
 * What a book calls somebody once it has said the whole name: the first name of a long one. Whoever is addressed by a title keeps
 * it, and so does whoever has a first name that no list knows.
 */
export function shortName(name: string, language: Language): string {
  if (withoutTitle(name, language) !== name) return name;
  const short = BESIDES.exec(name)?.groups?.["short"];
  if (short !== undefined) return short;
  const [first = "", second = "", ...rest] = name.split(" ");
  const isSurname = name.length >= LONG && isListed(first) && second !== "" && !isListed(second) && rest.length === 0;
  return isSurname ? first : name;
}

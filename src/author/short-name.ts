import type { Language } from "#book/languages.ts";
import { isListed } from "./known-names.ts";
import { withoutTitle } from "./title-of-name.ts";

/** Before where somebody is from, or what they are called besides: „Kunibert von Knödelstein“, "Baz the Plaz". */
const BESIDES =
  /^(?<short>\p{Lu}[\p{L}’'-]+) (?:von|vom|van|zu|zum|zur|aus|der|die|das|de|din|del|dela|al|cel|cea|of|the|from|d’|d')(?: |(?<=[’'])).+$/u;
/** A shorter name is soon said in full. */
const LONG = 12;

/**
 * What a book calls somebody once it has said the whole name: the first name of a long one, or its title with one name. Whoever has a
 * first name that no list knows keeps all.
 */
export function shortName(name: string, language: Language): string {
  const plain = withoutTitle(name, language);
  if (plain !== name) return shortOfTitled(name.slice(0, -plain.length), plain, language);
  const short = BESIDES.exec(name)?.groups?.["short"];
  if (short !== undefined) return short;
  const [first = "", second = "", ...rest] = name.split(" ");
  const isSurname = name.length >= LONG && isListed(first) && second !== "" && !isListed(second) && rest.length === 0;
  return isSurname ? first : name;
}

/** "Mr. Otis Pickens" is Mr. Pickens; „nea Vasile Cocoru“ is nea Vasile. `title` ends in its space. */
function shortOfTitled(title: string, plain: string, language: Language): string {
  const [first = "", last = "", ...rest] = plain.split(" ");
  if (last === "" || rest.length > 0 || !isListed(first)) return `${title}${plain}`;
  return `${title}${language === "ro" ? first : last}`;
}

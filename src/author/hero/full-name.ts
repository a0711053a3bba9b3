import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import type { ReadFigure } from "../reading.ts";
import { isNoSecondName } from "../find-names.ts";
import { withoutTitle } from "../title-of-name.ts";

/** A text that gives most of its words a capital says nothing by them. */
const TITLE_CASE = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){4,}/u;
/** "Angus MacPhee", "Pudding-Smythe", "Flatterich von Hohenstein", "Uhula 3000". */
const BEHIND =
  /^(?:-\p{Lu}[\p{L}’'-]*| (?:von |van |de |d’|d')?\p{Lu}[\p{L}’'-]*\p{Ll}| \d{3,4}(?= \p{Ll}|,)|-\d{1,4}(?!\d))/u;
/** In German a noun follows a name too: „Mit Lena Kuchen backen“. */
const SAYS_WHO = /(?:(?:^|[^\p{L}])\p{Lu}\p{Ll}+|(?<!\p{L})(?:hei(?:ß|ss)t|hie(?:ß|ss)|namens)) $/u;
/** „Weil unsere Tochter Rahel Mitleid hatte“: where the verb stands last, what stands before it is had or done. */
const VERB_LAST_DE = /(?<!\p{L})(?:weil|dass|wenn|ob|als|damit|obwohl|bis|wo|wie) [^,.;!?]*$/iu;
const IS_LAST = /^ \p{Ll}+(?: \p{Ll}+)?(?:[,.;!?]|$)/u;

/** Behind a German surname its bearer does something, or the clause ends: „Hedda Taschentücher nähen“ has none. */
const FOLLOWED_DE =
  /^(?:[,.!?:)]|$|[- ](?:\p{Lu}|von|soll|will|kann|muss|darf|war|wird|mag|weiß|und|aus|im|in|hat|\p{Ll}+te?(?!\p{L}))|\p{Ll}{0,2}$)/u;

/** A name as the text gives it in full, with the surname that stands behind it. */
export function fullName({ name, concept }: ReadFigure, text: string, language: Language): string {
  const bare = withoutTitle(name, language);
  const at = text.indexOf(bare);
  if (bare === "" || at < 0 || TITLE_CASE.test(text)) return name;
  let full = name;
  let rest = text.slice(at + bare.length);
  for (let match = BEHIND.exec(rest); match; match = BEHIND.exec(rest)) {
    const [part] = match;
    const isKind = conceptsIn(part.trim(), language).some((found) => found.concept.id === concept);
    if (isKind || !isSurname(part, text.slice(0, at), rest.slice(part.length), language)) break;
    full += part;
    rest = rest.slice(part.length);
  }
  return full;
}

function isSurname(part: string, before: string, behind: string, language: Language): boolean {
  const word = part.trim();
  if (/^[-\d]/u.test(word)) return true;
  if (isNoSecondName(word, language)) return false;
  if (language === "de" && VERB_LAST_DE.test(before) && IS_LAST.test(behind)) return false;
  return (
    language !== "de" || (FOLLOWED_DE.test(behind) && (SAYS_WHO.test(before) || conceptsIn(word, "de").length === 0))
  );
}

import type { ByLanguage } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { isNoSecondName } from "./find-names.ts";
import { foldText } from "./fold-text.ts";
import { isListed } from "./known-names.ts";
import { mayBeName } from "./may-be-name.ts";
import type { NameContext, PlacedName } from "./name-of-figure.ts";
import { framesFor } from "./reading-frames.ts";

/** What a ruler or a knight is called for. */
const EPITHETS: Partial<ByLanguage<RegExp>> = {
  ro: /^ ce(?:l|a) \p{Lu}\p{Ll}+(?!\p{L})/u,
  de: /^ (?:der|die) (?:\p{Lu}\p{Ll}+(?:ig|lich|sam|bar|los|voll|end|st|isch|ert|elt)e|Große|Kleine|Starke|Kühne|Weise|Dicke|Dünne|Lange|Kurze|Alte|Junge|Wilde|Rote|Schwarze|Weiße|Graue|Blaue|Grüne|Gute|Faule|Schlaue|Schöne|Arme|Reiche|Zahme|Tolle|Laute|Leise|Schnelle|Zweite|Dritte|Vierte)(?!\p{L})/u,
};

/** "Ciuf Ciuf", "Mega Max": a second word with a capital that means nothing else. */
export function withSecondName(first: PlacedName, { text, language, found }: NameContext): PlacedName {
  // „Roboter Piep 3 lebt“.
  const number = /^[ -]\d{1,3}(?= \p{Ll}|,)/u.exec(text.slice(first.end))?.[0];
  if (number !== undefined)
    return { name: `${first.name}${number}`, start: first.start, end: first.end + number.length };
  // „Regele Ovidiu cel Mofturos“, „König Otto der Große“.
  const epithet = EPITHETS[language]?.exec(text.slice(first.end))?.[0];
  // „Der Astronautin Juna die Schokolade“ is no epithet of hers.
  const isEpithet = (each: FoundConcept) =>
    each.end === first.end + (epithet?.length ?? 0) && /^(?:figure|thing|garment|place)$/u.test(each.kind);
  if (epithet !== undefined && !found.some(isEpithet))
    return { name: `${first.name}${epithet}`, start: first.start, end: first.end + epithet.length };
  const match = /^\s(?<second>\p{Lu}\p{Ll}+)(?=[\s,.!?]|$)/u.exec(text.slice(first.end));
  const second = match?.groups?.["second"];
  if (!match || second === undefined || !mayBeName(second, language)) return first;
  const start = first.end + 1;
  // „Rățoiul Mac Mac“: said twice it is no poppy.
  const isKnown = second !== first.name && found.some((each) => each.start <= start && each.end > start);
  // "A small wooden boat, Effie May, sits".
  const isAside =
    language === "en" &&
    isListed(first.name) &&
    text.slice(0, first.start).endsWith(", ") &&
    text.charAt(start + second.length) === ",";
  if (isAside) return { name: `${first.name} ${second}`, start: first.start, end: start + second.length };
  const isTitleCase = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){3,}/u.test(text);
  const isGermanNoun = language === "de" && foldText(second) !== foldText(first.name);
  const isTitled = language === "en" && framesFor(language).titles.test(first.name) && !isTitleCase;
  if ((isKnown && !isTitled) || isTitleCase || isGermanNoun || isNoSecondName(second, language)) return first;
  return { name: `${first.name} ${second}`, start: first.start, end: start + second.length };
}

import type { Language } from "#book/languages.ts";
import { textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";

const IT: Readonly<Record<Language, RegExp>> = {
  en: /,[^,]*(?<!\p{L})(?:it|them)(?!\p{L})[^,]*$/iu,
  ro: /,[^,]*(?:-(?:l|o|i|le)|(?<!\p{L})(?:îl|il|o|le|una|unul)(?: mai)?)(?!\p{L})[^,]*$/iu,
  de: /,[^,]*(?<!\p{L})(?:ihn|es|sie|eins|eine[nmrs]?|ein)(?!\p{L})[^,]*$/iu,
};
/** "În loc de rochie galbenă una albastră", "statt eines gelben Kleides ein blaues". */
const A_NEW_ONE: Readonly<Record<Language, RegExp>> = {
  en: /^$/u,
  ro: /(?:^| )(?:una|unul) $/iu,
  de: /(?:^| )eine?[nrs]? $/iu,
};
const ONE = /^ one(?!\p{L})/iu;

/** "Der Ballon gefällt uns nicht, mach ihn schwarz", "no yellow dress, a purple one": it stays, in another colour. */
export function isColouredLater({ clause, language }: Walk, from: InstructionEvent): boolean {
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const colour = following.findLast((event) => event.type === "concept" && event.found.kind === "colour");
  if (colour === undefined) return false;
  if (following.slice(0, following.indexOf(colour)).some(isAnotherNoun)) return false;
  const between = textBetween(clause, from, colour);
  const isOne = language === "en" && / an? $/iu.test(between) && ONE.test(clause.sentence.slice(colour.end));
  return isOne || A_NEW_ONE[language].test(between) || IT[language].test(between);
}

const isAnotherNoun = (event: InstructionEvent) =>
  event.type === "concept" && ["thing", "garment"].includes(event.found.kind);

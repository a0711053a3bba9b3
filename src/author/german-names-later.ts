import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { foldText } from "./fold-text.ts";
import { framesFor } from "./reading-frames.ts";

const NAME = String.raw`[„"“»]?(?<name>(?:(?:frau|herr|tante|onkel|oma|opa|doktor|kapitän)\s)?\p{L}[\p{L}’-]{2,})[”"“«]?`;
const SOFT = String.raw`(?:\s(?:also|dann|jetzt|nun|bei uns|übrigens|einfach|gern|gerne|bitte|vielleicht|auch|ja|mal|unbedingt|natürlich|am besten|zum Beispiel|eigentlich|schon)){0,3}`;
const SHOULD = String.raw`(?:könnte|koennte|könnt|soll|sollte|kann|darf|müsste|würde|möge|muss)`;
const CALLED = String.raw`(?:heißen|heissen|genannt werden)`;
const STARTS = String.raw`(?:^|[.,;:!?(–-]\s?|(?<=\s)und\s|(?<=\s)aber\s)`;

/** How a name is given behind all that is told: „sie könnte Summsi heißen“, „das kalb heißt bella“, „Name: Balduin“. */
const GIVEN_LATER: readonly RegExp[] = [
  new RegExp(`${STARTS}(?<of>er|sie|es|der|die|das)\\s${SHOULD}${SOFT}\\s${NAME}\\s${CALLED}`, "iu"),
  new RegExp(
    `${STARTS}(?<of>der|die|das|unsere?|meine?|seine?|ihre?)\\s(?:\\p{Ll}+e\\s)?(?<noun>\\p{L}{3,})\\s${SHOULD}${SOFT}\\s${NAME}\\s${CALLED}`,
    "iu",
  ),
  new RegExp(
    `${STARTS}(?<of>der|die|das|unsere?|meine?)\\s(?:\\p{Ll}+e\\s)?(?<noun>\\p{L}{3,})\\s(?:heißt|heisst|hieß)${SOFT}\\s${NAME}(?=[.,;!?)]|\\s(?:und|weil|aber|denn)\\s|$)`,
    "iu",
  ),
  new RegExp(
    `${STARTS}(?<of>er|sie|es)\\s(?:heißt|heisst)${SOFT}\\s${NAME}(?=[.,;!?)]|\\s(?:und|weil|aber|denn)\\s|$)`,
    "iu",
  ),
  new RegExp(`${STARTS}${NAME}\\s(?:heißt|heisst|hieß)\\s(?<of>er|sie|es)(?!\\p{L})`, "iu"),
  new RegExp(
    `${STARTS}(?:(?:der|sein|ihr)\\s)?name(?:\\s(?:ist|wäre|sei|soll\\ssein|vielleicht))?:?${SOFT}\\s${NAME}(?=[.,;!?)]|$)`,
    "iu",
  ),
];

/** The articles of a noun that a pronoun stands for. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  er: /(?<!\p{L})(?:(?:ein|mein|unser|sein|ihr)(?:e[nm])?|der|den|dem|unser[nm]|vom)\s(?:\p{Ll}+\s){0,3}$/iu,
  sie: /(?<!\p{L})(?:(?:eine|meine|unsere|seine|ihre)r?|die|der)\s(?:\p{Ll}+\s){0,3}$/iu,
  es: /(?<!\p{L})(?:(?:ein|mein|unser|sein|ihr)(?:em)?|das|dem|vom)\s(?:\p{Ll}+\s){0,3}$/iu,
};
const PRONOUN: Readonly<Record<string, string>> = { der: "er", die: "sie", das: "es" };

/** An idea with a name that is given at its end put beside whoever bears it, in capitals or without any. */
export function withGermanNamesLater(text: string): string {
  for (const given of GIVEN_LATER) {
    const match = given.exec(text);
    const { of = "", noun = "", name = "" } = match?.groups ?? {};
    if (!match || match.index === 0 || framesFor("de").noNames.has(foldText(name)) || isNoun(name, text)) continue;
    const bearer = bearerOf(text.slice(0, match.index), of.toLocaleLowerCase(), noun);
    if (!bearer) continue;
    const behind = text.slice(match.index + match[0].length);
    const rest = /^(?:[.,;!?)]|$|\s(?:und|weil|aber|denn)\s)/u.test(behind) ? behind : match[0] + behind;
    return `${text.slice(0, bearer.end)} namens ${name}${text.slice(bearer.end, match.index)}${rest}`;
  }
  return text;
}

/** „Die Geschichte heißt Flucht“: in a text with capitals a small letter is no name. */
function isNoun(name: string, text: string): boolean {
  return /^\p{Ll}/u.test(name) && /\p{Ll}\s\p{Lu}\p{Ll}/u.test(text);
}

/** Of whom the pronoun tells, or whom the noun names again: an animal, a being or a thing before people. */
function bearerOf(before: string, of: string, noun: string): FoundConcept | undefined {
  const all = conceptsIn(before, "de").filter(
    ({ kind, number, concept, end }) =>
      (kind === "figure" || kind === "thing") &&
      number === "singular" &&
      concept.id !== "hero" &&
      !/^,? (?:namens|genannt)/u.test(before.slice(end)),
  );
  const [again] = noun === "" ? [] : conceptsIn(`ein ${noun}`, "de");
  if (noun !== "")
    return all.findLast(({ concept, text }) => concept === again?.concept || foldText(text) === foldText(noun));
  const articles = ARTICLES[PRONOUN[of] ?? of];
  const fitting = articles ? all.filter(({ start }) => articles.test(before.slice(0, start))) : all;
  const isBeing = ({ concept }: FoundConcept) => concept.kind === "figure" && !isOfType(concept, "EverydayPeople");
  return fitting.findLast(isBeing) ?? fitting.findLast(({ concept }) => !isOfType(concept, "EverydayPeople"));
}

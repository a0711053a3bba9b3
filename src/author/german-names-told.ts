import { conceptsIn } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { foldText } from "./fold-text.ts";
import { withGermanNamesLater } from "./german-names-later.ts";
import { spelledOutGerman } from "./german-spoken.ts";
import { isNoName } from "./is-no-name.ts";
import { sexOfName } from "./known-names.ts";
import { framesFor } from "./reading-frames.ts";

const NAME = String.raw`[„"“]?(?<name>(?:(?:Frau|Herr|Tante|Onkel|Oma|Opa|Doktor|Kapitän)\s)?\p{Lu}\p{Ll}[\p{L}’-]*)[”"“]?`;
const WHO = String.raw`(?:(?:die|der|das|unsere?|meine?)\s\p{Lu}\p{Ll}+|wir|sie|er|ich|alle|man|\p{Lu}\p{Ll}+)`;
const NOW = String.raw`(?:jetzt|seitdem|nur|nun|immer|alle|einfach|also|bei uns|liebevoll)`;
const CALLED = String.raw`(?:getauft|genannt|nennen|nennt|taufte[n]?|taufen|ruf\p{Ll}+|gerufen)`;

/** How a name is given to whom the pronoun `of` stands for. Each ends at the name or behind it. */
const GIVEN: readonly RegExp[] = [
  // „…, das haben die Kinder Zenzi getauft“.
  new RegExp(String.raw`,\s(?<of>den|die|das)\s(?:haben|hat)\s${WHO}\s(?:${NOW}\s)?${NAME}\s${CALLED}`, "u"),
  // „…, die wir Frau Weber nennen“.
  new RegExp(String.raw`,\s(?<of>den|die|das)\s${WHO}\s(?:${NOW}\s)?${NAME}\s(?:${CALLED})(?:\s(?:haben|hat))?`, "u"),
  // „…, der heißt jetzt Knorpel“, „und die heißt Blitzi“.
  new RegExp(String.raw`(?:,|,?\sund)\s(?<of>der|die|das)\s(?:heißt|heisst|hieß)\s(?:${NOW}\s)?${NAME}`, "u"),
  // „…, das Schnurpfel heißt“.
  new RegExp(String.raw`,\s(?<of>der|die|das)\s(?:${NOW}\s)?${NAME}\s(?:heißt|heisst|hieß)(?!\p{L}|\s\p{Lu})`, "u"),
  // „Er heißt Balu“.
  new RegExp(
    String.raw`[.!?,]\s(?<of>[Ee]r|[Ss]ie|[Ee]s|[Dd]er|[Dd]ie|[Dd]as)\s(?:heißt|heisst|hieß)\s(?:${NOW}\s)?${NAME}`,
    "u",
  ),
  // „Er nennt es Kohle“, „wir haben ihn Bruno getauft“.
  new RegExp(
    String.raw`(?<!\p{L})(?:nennt|nennen|tauft\p{Ll}*|ruf\p{Ll}+|nannte\p{Ll}?)\s(?:wir\s|alle\s|sie\s(?=ihn|es))?(?<of>ihn|sie|es)\s(?:${NOW}\s)?${NAME}(?=[.,!?;]|\s(?:und|weil|aber|denn)|$)`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:haben|hat|habe)\s(?:${WHO}\s)?(?<of>ihn|sie|es)\s(?:${NOW}\s)?${NAME}\s(?:getauft|genannt)`,
    "u",
  ),
];

/** The articles that a pronoun’s noun has. */
const ARTICLES: Readonly<Record<string, string>> = {
  den: "einen|den|unseren|meinen|ihren|seinen|unsern",
  ihn: "einen|ein|den|der|unseren|unser|meinen|mein|ihren|seinen",
  er: "einen|ein|den|der|einem|unseren|unser|mein|meinen|ihren|seinen",
  der: "einen|ein|den|der|einem|unseren|unser|mein|meinen|ihren|seinen",
  die: "eine|die|einer|unsere|meine|ihre|seine",
  sie: "eine|die|einer|unsere|meine|ihre|seine",
  das: "ein|das|einem|unser|mein|ihr|sein",
  es: "ein|das|einem|unser|mein|ihr|sein",
};

/** „Die braune Henne, die Gerda, wird“, „mein Bub, der Valentin, kommt“. */
const ASIDE =
  /(?<=(?:^|[\s„(])(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?n?|[Mm]eine?|[Uu]nsere?|[Ss]eine?|[Ii]hre?) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+|(?<!\p{L})(?:davon|von ihnen)), (?:der|die|das|dem|den) (?<name>\p{Lu}\p{Ll}+),(?= \p{Ll})/u;

/** „Den Staubsauger Rüdiger getauft“: what it is and its name side by side. */
const CHRISTENED =
  /(?<!\p{L})(?:den|die|das|einen|eine|ein|ihren|seinen|ihre|seine) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?= (?<name>\p{Lu}\p{Ll}+) (?:getauft|genannt))/u;

/** „Unsere Lieblingskastanie heißt Frau Pospischil und will“. */
const IS_CALLED = new RegExp(
  String.raw`(?<=(?:^|[.!?:]\s)(?:Unsere?|Meine?|Der|Die|Das|Ihre?|Seine?)\s(?:\p{Ll}+e\s){0,2}\p{Lu}[\p{L}-]+)\s(?:heißt|heisst|hieß)\s${NAME}\sund(?=\s\p{Ll}+(?:t|ll|nn|ss|te|ag|rf)\s)`,
  "u",
);

/** „Die Mimi sitzt“, „… sucht die Zenzi“: a name with its article, as the south says it. */
const WITH_ARTICLE = /(?<![\p{L}])(?<of>[Dd]er|[Dd]ie|[Dd]as) (?<name>\p{Lu}\p{Ll}{2,})(?= \p{Ll})/gu;

/** „Kasimir, das ist unsere Schildkröte“. */
const IS_OURS = /(?<=^|[.!?] )(?<name>\p{Lu}\p{Ll}+), (?:das|er|sie) ist (?=(?:unsere?|meine?|eine?|der|die|das) )/u;

/** „Ein Klassentier, den Plüschfuchs Rudi“: what it is besides. */
const THAT_IS =
  /(?<= )(?:eine?n?|ihre?n?|seine?n?|unsere?n?|meine?n?) (?:\p{Ll}+e[nr]? )?\p{Lu}[\p{L}-]+, (?=(?:den|die|das|der) (?:\p{Ll}+ )?(?!(?:Herrn?|Frau|Fräulein|Tante|Onkel|Oma|Opa|Doktor|Kapitän) )\p{Lu}[\p{L}-]+ \p{Lu}\p{Ll}+[.!?])/u;

/** An idea with a name that is given later put beside whoever bears it: „ein Kalb namens Zenzi“. */
export function withGermanNamesTold(idea: string): string {
  const told = withNameBeside(spelledOutGerman(idea));
  return told.includes(" namens ") ? told : withGermanNamesLater(told);
}

function withNameBeside(idea: string): string {
  const text = idea.replace(IS_OURS, "$<name>, ").replace(THAT_IS, "");
  const aside = ASIDE.exec(text);
  const asideName = aside?.groups?.["name"] ?? "";
  if (aside && isName(asideName)) {
    const isOne = /(?:davon|von ihnen)$/u.test(text.slice(0, aside.index));
    return `${text.slice(0, aside.index)}${isOne ? `, ${asideName},` : ` namens ${asideName}`}${text.slice(aside.index + aside[0].length)}`;
  }
  const called = IS_CALLED.exec(text);
  if (called) return text.replace(IS_CALLED, " namens $<name>");
  for (const given of GIVEN) {
    const match = given.exec(text);
    const { of = "", name = "" } = match?.groups ?? {};
    if (!match || framesFor("de").noNames.has(foldText(name))) continue;
    const end = endOfBearer(text.slice(0, match.index), of.toLocaleLowerCase());
    if (end === 0 || /^,? (?:namens|genannt)/u.test(text.slice(end))) continue;
    // A clause that says nothing else goes.
    const behind = match.index + match[0].length;
    const isAside = match[0].startsWith(",") && /^(?:[,.!?]|$)/u.test(text.slice(behind));
    const rest = isAside ? text.slice(0, match.index) + text.slice(behind) : text;
    return insert(rest, end, ` namens ${name}`);
  }
  const christened = CHRISTENED.exec(text);
  if (christened) return insert(text, christened.index + christened[0].length, " namens");
  return withArticledName(text);
}

/** „Durfte ihre Katze nicht mitnehmen. Jetzt sitzt die Mimi …“: the only animal that was told of before. */
function withArticledName(text: string): string {
  for (const { groups, index } of text.matchAll(WITH_ARTICLE)) {
    const { of = "", name = "" } = groups ?? {};
    if (sexOfName(name) === undefined || conceptsIn(name, "de").length > 0) continue;
    const before = text.slice(0, index);
    const animals = conceptsIn(before, "de").filter(({ concept }) => isOfType(concept, "Animals"));
    const [animal] = animals;
    const isOf =
      animal &&
      new RegExp(`(?:${ARTICLES[of.toLocaleLowerCase()] ?? "-"}) (?:\\p{Ll}+ )*$`, "iu").test(
        text.slice(0, animal.start),
      );
    if (
      animals.length === 1 &&
      animal?.number === "singular" &&
      isOf &&
      !/^,? \p{Lu}\p{Ll}+(?! \p{Lu})/u.test(text.slice(animal.end))
    )
      return insert(text, animal.end, ` namens ${name}`);
  }
  return text;
}

/** Where the noun ends that a pronoun of that gender stands for: the last in its case’s article that is no place or time. */
function endOfBearer(before: string, of: string): number {
  const articles = ARTICLES[of];
  if (articles === undefined) return 0;
  const phrases = new RegExp(
    `(?<![\\p{L}])(?<!(?:[Ii]n|[Aa]uf|[Aa]n|[Bb]ei|[Aa]us|[Mm]it|[Vv]on|[Vv]or|[Hh]inter|[Uu]nter|[Üü]ber|[Nn]ach|[Zz]u|[Ff]ür|[Uu]m|[Ss]eit) )(?:${anyCase(articles)}) (?:(?:\\p{Ll}+e[nrsm]? ){0,3})(?<noun>\\p{Lu}[\\p{L}-]+)`,
    "gu",
  );
  const isAnimal = (noun: string) =>
    conceptsIn(noun, "de").some(({ concept }) => concept.kind === "figure" && concept.type !== "EverydayPeople");
  // „Am Strand der Insel“: whose something is bears no name.
  const isOfNoun = (at: number, phrase: string) =>
    /^der(?!\p{L})/u.test(phrase) && /\p{Lu}\p{Ll}+ $/u.test(before.slice(0, at));
  const bearers = [...before.matchAll(phrases)].filter(
    ({ 0: phrase, groups, index }) =>
      /^\p{Lu}/u.test(groups?.["noun"] ?? "") &&
      !isOfNoun(index, phrase) &&
      (isAnimal(groups?.["noun"] ?? "") || !isNoName(groups?.["noun"] ?? "", "de")),
  );
  const bearer = bearers.findLast(({ groups }) => isAnimal(groups?.["noun"] ?? "")) ?? bearers.at(-1);
  return bearer ? bearer.index + bearer[0].length : 0;
}

/** „der|die“ → „[Dd]er|[Dd]ie“. */
function anyCase(words: string): string {
  return words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toLocaleUpperCase()}${first}]`);
}

function isName(word: string): boolean {
  return sexOfName(word) !== undefined || (!isNoName(word, "de") && conceptsIn(word, "de").length === 0);
}

function insert(text: string, at: number, words: string): string {
  return text.slice(0, at) + words + text.slice(at);
}

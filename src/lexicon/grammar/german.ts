import { wordsFor } from "../find-concept.ts";
import { germanNoun } from "../german-noun.ts";
import type { Gender, GermanAdjective, GermanNoun } from "../noun.ts";
import { ownGermanNoun } from "./own-noun.ts";
import {
  GRAMMATICAL_CASES,
  splitFormKey,
  type FormKey,
  type GrammaticalCase,
  type Kit,
  type Participant,
  type PhraseShape,
} from "./participant.ts";

type Column = Gender | "pl";
/** Nominative, accusative, dative, genitive. */
type Row = readonly [nom: string, acc: string, dat: string, gen: string];
type Table = Readonly<Record<Column, Row>>;

const THE: Table = {
  m: ["der", "den", "dem", "des"],
  f: ["die", "die", "der", "der"],
  n: ["das", "das", "dem", "des"],
  pl: ["die", "die", "den", "der"],
};

/** Endings of "ein", "kein", "mein", "sein", "ihr". */
const EIN: Table = {
  m: ["", "en", "em", "es"],
  f: ["e", "e", "er", "er"],
  n: ["", "", "em", "es"],
  pl: ["e", "e", "en", "er"],
};

/** Adjective endings after "der", after "ein", and with no article. */
const ENDINGS: Readonly<Record<"the" | "a" | "none", Table>> = {
  the: {
    m: ["e", "en", "en", "en"],
    f: ["e", "e", "en", "en"],
    n: ["e", "e", "en", "en"],
    pl: ["en", "en", "en", "en"],
  },
  a: {
    m: ["er", "en", "en", "en"],
    f: ["e", "e", "en", "en"],
    n: ["es", "es", "en", "en"],
    pl: ["e", "e", "en", "er"],
  },
  none: {
    m: ["er", "en", "em", "en"],
    f: ["e", "e", "er", "er"],
    n: ["es", "es", "em", "en"],
    pl: ["e", "e", "en", "er"],
  },
};

const cell = (table: Table, column: Column, grammaticalCase: GrammaticalCase): string =>
  table[column][GRAMMATICAL_CASES.indexOf(grammaticalCase)] ?? "";

/** "mutig" → "mutigen", "dunkel" → "dunklen", "rosa" → "rosa". */
export function inflectGermanAdjective(
  adjective: GermanAdjective,
  article: "the" | "a" | "none",
  column: Column,
  grammaticalCase: GrammaticalCase,
): string {
  return adjective.inflected ? adjective.stem + cell(ENDINGS[article], column, grammaticalCase) : adjective.word;
}

const HERO = germanNoun(["Held", "m", "Helden", { weak: "Helden" }]);
const HEROINE = germanNoun(["Heldin", "f", "Heldinnen"]);

/** A word that neither the lexicon knows nor the parent wrote as a German noun has no known gender: its bearer is called the hero. */
const nounOf = (concept: string, sex?: Participant["sex"], word?: string): GermanNoun =>
  wordsFor(concept, "de", sex, word)?.noun ?? ownGermanNoun(concept, sex) ?? (sex === "female" ? HEROINE : HERO);

function inCase(noun: GermanNoun, grammaticalCase: GrammaticalCase, plural: boolean): string {
  if (plural) return grammaticalCase === "dat" ? noun.pluralDative : noun.plural;
  const forms = { nom: noun.word, acc: noun.accusative, dat: noun.dative, gen: noun.genitive };
  return forms[grammaticalCase];
}

function phrase(concept: string, shape: PhraseShape = {}): string {
  const noun = nounOf(concept, shape.sex, shape.word);
  const plural = shape.plural ?? false;
  const grammaticalCase = shape.case ?? "nom";
  const column: Column = plural ? "pl" : noun.gender;
  const article = shape.article === "the" ? "the" : shape.article === "none" || plural ? "none" : "a";
  const adjective = shape.adjective ? wordsFor(shape.adjective, "de")?.adjective : undefined;
  const words = [
    article === "the"
      ? cell(THE, column, grammaticalCase)
      : article === "a"
        ? `ein${cell(EIN, column, grammaticalCase)}`
        : "",
    adjective ? inflectGermanAdjective(adjective, article, column, grammaticalCase) : "",
    inCase(noun, grammaticalCase, plural),
  ];
  return words.filter(Boolean).join(" ");
}

/** "Pips", "Max’": a name that ends in an s sound takes the apostrophe alone. */
export function germanNameGenitive(name: string): string {
  return /(?:[sxzß]|ce)$/iu.test(name) ? `${name}’` : `${name}s`;
}

/** „Herr Vogelsang“ → „Herrn Vogelsang“: of titles this one takes its case before a name. */
function titleInCase(name: string): string {
  return name.replace(/^Herr(?= )/u, "Herrn");
}

/** A name is spoken of by sex, a bare noun by its gender ("das Mädchen … es"). */
function gender(participant: Participant): Gender {
  if (participant.name && participant.sex !== "neuter") return participant.sex === "female" ? "f" : "m";
  return nounOf(participant.concept, participant.sex).gender;
}

const PRONOUNS = {
  m: { he: "er", him: "ihn", himDative: "ihm", his: "sein" },
  f: { he: "sie", him: "sie", himDative: "ihr", his: "ihr" },
  n: { he: "es", him: "es", himDative: "ihm", his: "sein" },
} as const;

function possessive(his: string, possessed: string, grammaticalCase: GrammaticalCase): string {
  const column: Column = possessed.startsWith("Pl") ? "pl" : possessed === "F" ? "f" : possessed === "N" ? "n" : "m";
  return his + cell(EIN, column, grammaticalCase);
}

function form(participant: Participant, key: FormKey): string {
  const { form: what, grammaticalCase } = splitFormKey(key);
  const { concept, sex, adjective, name } = participant;
  const pronouns = PRONOUNS[gender(participant)];
  if (what.startsWith("his")) return possessive(pronouns.his, what.slice(3), grammaticalCase);
  const definite = (inThe: GrammaticalCase) => phrase(concept, { article: "the", case: inThe, sex });
  switch (what) {
    case "he":
    case "him":
    case "himDative":
      return pronouns[what];
    case "self":
    case "selfDative":
      return "sich";
    case "noun":
      return nounOf(concept, sex).word;
    case "kind":
      return definite(grammaticalCase);
    case "a":
    case "the":
      return phrase(concept, { article: what, case: grammaticalCase, sex, ...(adjective && { adjective }) });
    case "acc":
      return titleInCase(name) || definite("acc");
    case "gen":
      return name ? germanNameGenitive(titleInCase(name)) : definite("gen");
    case "dat":
    case "with":
    case "near":
      return titleInCase(name) || definite("dat");
    default:
      return name || definite("nom");
  }
}

export const german: Kit = { language: "de", quotes: { open: "„", close: "“" }, form, gender, phrase };

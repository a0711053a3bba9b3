import { romanianAdjectiveForm } from "../adjective.ts";
import { wordsFor } from "../find-concept.ts";
import type { Gender, RomanianNoun } from "../noun.ts";
import { romanianNoun } from "../romanian-noun.ts";
import { ownRomanianNoun } from "./own-noun.ts";
import { splitFormKey, type FormKey, type Kit, type Participant, type PhraseShape } from "./participant.ts";

const HERO = romanianNoun(["erou", "m", "eroi"]);
const HEROINE = romanianNoun(["eroină", "f", "eroine"]);

/** A word that neither the lexicon knows nor looks Romanian has no known gender: its bearer is called the hero. */
const nounOf = (concept: string, sex?: Participant["sex"], word?: string): RomanianNoun =>
  wordsFor(concept, "ro", sex, word)?.noun ?? ownRomanianNoun(concept, sex) ?? (sex === "female" ? HEROINE : HERO);

/** What women are called by before their name, and its genitive: „Babei Cloanța“, „Doamnei Popescu“: that noun takes the case, the name stays. */
const CALLED: readonly (readonly [word: RegExp, genitive: string])[] = [
  [/^((?:stră)?bunic)a(?= )/iu, "$1ii"],
  [/^(mătuș)a(?= )/iu, "$1ii"],
  [/^(bab|mum|mam|zân|doamn|domnișoar|regin|prințes|vecin)a(?= )/iu, "$1ei"],
];

/** "Lunei", "Ilincăi", "Mariei"; every other name, and any man's, takes "lui". */
export function romanianNameGenitive(name: string, sex: Participant["sex"]): string {
  const called = sex === "female" ? CALLED.find(([word]) => word.test(name)) : undefined;
  if (called) return name.replace(...called);
  if (sex !== "female" || !/^[\p{Script=Latin}’'-]+[aă]$/u.test(name)) return `lui ${name}`;
  const stem = name.slice(0, -1);
  if (/(?:[cgk])$/iu.test(stem)) return `${stem}ăi`;
  return stem.endsWith("ee") ? `${stem}i` : `${stem}ei`;
}

const nounForm = (noun: RomanianNoun, definite: boolean, oblique: boolean, plural: boolean): string => {
  if (plural) return definite ? (oblique ? noun.pluralOblique : noun.pluralDefinite) : noun.plural;
  if (definite) return oblique ? noun.oblique : noun.definite;
  return oblique ? noun.bareOblique : noun.word;
};

function indefiniteArticle(gender: Gender, oblique: boolean, plural: boolean): string {
  if (plural) return oblique ? "unor" : "niște";
  if (gender === "f") return oblique ? "unei" : "o";
  return oblique ? "unui" : "un";
}

function phrase(concept: string, shape: PhraseShape = {}): string {
  const noun = nounOf(concept, shape.sex, shape.word);
  const plural = shape.plural ?? false;
  const oblique = shape.case === "dat" || shape.case === "gen";
  const adjective = shape.adjective ? wordsFor(shape.adjective, "ro")?.adjective : undefined;
  const words = [
    (shape.article ?? "a") === "a" ? indefiniteArticle(noun.gender, oblique, plural) : "",
    nounForm(noun, shape.article === "the", oblique, plural),
    adjective ? romanianAdjectiveForm(adjective, noun.gender, plural, oblique) : "",
  ];
  return words.filter(Boolean).join(" ");
}

/** A name is spoken of by sex, a bare noun by its gender; a neuter noun is masculine in the singular. */
function gender(participant: Participant): Gender {
  if (participant.name && participant.sex !== "neuter") return participant.sex === "female" ? "f" : "m";
  return nounOf(participant.concept, participant.sex).gender === "f" ? "f" : "m";
}

const PRONOUNS = {
  m: { he: "el", him: "îl", himDative: "îi", self: "însuși", selfDative: "își", his: "lui" },
  f: { he: "ea", him: "o", himDative: "îi", self: "însăși", selfDative: "își", his: "ei" },
} as const;

/** "său" agrees with what is possessed; `his` alone is "lui" or "ei". */
const OWN: Readonly<Record<string, string>> = { M: "său", N: "său", F: "sa", Pl: "săi", PlM: "săi", PlF: "sale" };

function form(participant: Participant, key: FormKey): string {
  const { form: what, grammaticalCase } = splitFormKey(key);
  const { concept, sex, adjective, name, familiar } = participant;
  const pronouns = PRONOUNS[gender(participant) === "f" ? "f" : "m"];
  const noun = nounOf(concept, sex);
  // After a preposition a noun drops its article, but neither one with more to it nor kin: „la arici“, „la ursulețul de
  // pluș“, „la bunica“.
  const bare = familiar || noun.word.includes(" ") ? noun.definite : noun.word;
  switch (what) {
    case "he":
    case "him":
    case "himDative":
    case "self":
    case "selfDative":
    case "his":
      return pronouns[what];
    case "noun":
      return noun.word;
    case "kind":
      return grammaticalCase === "acc" ? `pe ${bare}` : phrase(concept, { article: "the", case: grammaticalCase, sex });
    case "a":
      return phrase(concept, { article: "a", case: grammaticalCase, sex, ...(adjective && { adjective }) });
    case "the": {
      // With nothing beside it, a noun after "pe" drops its article: "pe arici", but "pe ariciul mic".
      if (grammaticalCase === "acc" && !adjective) return `pe ${bare}`;
      const whole = phrase(concept, { article: "the", case: grammaticalCase, sex, ...(adjective && { adjective }) });
      return grammaticalCase === "acc" ? `pe ${whole}` : whole;
    }
    case "acc":
      return `pe ${name || bare}`;
    case "dat":
    case "gen":
      return name ? romanianNameGenitive(name, sex) : noun.oblique;
    case "near":
      return name || bare;
    case "nom":
    case "with":
      return name || noun.definite;
    default:
      return OWN[what.slice(3)] ?? pronouns.his;
  }
}

export const romanian: Kit = { language: "ro", quotes: { open: "„", close: "”" }, form, gender, phrase };

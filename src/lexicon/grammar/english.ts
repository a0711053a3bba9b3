import { wordsFor } from "../find-concept.ts";
import { englishPlural } from "../english-noun.ts";
import type { EnglishNoun } from "../noun.ts";
import { splitFormKey, type FormKey, type Kit, type Participant, type PhraseShape } from "./participant.ts";

/** "an hour", "a unicorn": the article follows the sound, not the letter. */
export function indefiniteArticle(phrase: string): "a" | "an" {
  if (/^(?:hour|honest|honou?r|heir)/iu.test(phrase)) return "an";
  if (/^(?:uni(?!n|m)|eu|ewe|one(?:$|[^\p{L}])|once|use|usu|u-|ut[ei])/iu.test(phrase)) return "a";
  return /^[aeiou]/iu.test(phrase) ? "an" : "a";
}

function nounOf(concept: string, sex?: Participant["sex"]): EnglishNoun {
  const known = wordsFor(concept, "en", sex)?.noun;
  if (known) return known;
  const word = concept.replaceAll("-", " ");
  return { word, plural: englishPlural(word) };
}

function possessiveOf(phrase: string, plural: boolean): string {
  return plural && phrase.endsWith("s") ? `${phrase}’` : `${phrase}’s`;
}

function phrase(concept: string, shape: PhraseShape = {}): string {
  const noun = nounOf(concept, shape.sex);
  const adjective = shape.adjective && wordsFor(shape.adjective, "en")?.adjective;
  const plural = shape.plural ?? false;
  const bare = `${adjective ? `${adjective} ` : ""}${plural ? noun.plural : noun.word}`;
  const whole =
    shape.article === "the"
      ? `the ${bare}`
      : shape.article === "none" || plural
        ? bare
        : `${indefiniteArticle(bare)} ${bare}`;
  return shape.case === "gen" ? possessiveOf(whole, plural) : whole;
}

const PRONOUNS = {
  male: { he: "he", him: "him", self: "himself", his: "his" },
  female: { he: "she", him: "her", self: "herself", his: "her" },
  neuter: { he: "it", him: "it", self: "itself", his: "its" },
} as const;

function form(participant: Participant, key: FormKey): string {
  const { form: what, grammaticalCase } = splitFormKey(key);
  const { concept, sex, adjective, name } = participant;
  const pronouns = PRONOUNS[sex];
  if (what.startsWith("his")) return pronouns.his;
  switch (what) {
    case "he":
      return pronouns.he;
    case "him":
    case "himDative":
      return pronouns.him;
    case "self":
    case "selfDative":
      return pronouns.self;
    case "noun":
      return nounOf(concept, sex).word;
    case "kind":
      return phrase(concept, { article: "the", case: grammaticalCase, sex });
    case "a":
    case "the":
      return phrase(concept, { article: what, case: grammaticalCase, sex, ...(adjective && { adjective }) });
    case "gen":
      return name ? possessiveOf(name, false) : phrase(concept, { article: "the", case: "gen", sex });
    default:
      return name || phrase(concept, { article: "the", sex });
  }
}

export const english: Kit = {
  language: "en",
  quotes: { open: "“", close: "”" },
  form,
  gender: ({ sex }) => (sex === "female" ? "f" : sex === "male" ? "m" : "n"),
  phrase,
};

import type { Gender, NounRow, RomanianNoun } from "./noun.ts";

const STRESSLESS_IE = /[^aeiouăâî]ie$/u;

/** Only the head of a phrase is inflected: "om de zăpadă" → "omul de zăpadă". */
function onHead(phrase: string, inflect: (head: string) => string): string {
  const at = phrase.search(/[ -]/u);
  return at < 0 ? inflect(phrase) : inflect(phrase.slice(0, at)) + phrase.slice(at);
}

function behindHead(phrase: string): string {
  const at = phrase.search(/[ -]/u);
  return at < 0 ? "" : phrase.slice(at);
}

/**
 * A feminine phrase as its genitive has it: what agrees with the head takes the plural's form, "unei vulpi polare" and "vulpii
 * polare"; what only belongs to it stays, "zână a viselor" beside "zâne ale viselor".
 */
function phraseInGenitive(word: string, gender: Gender, plural: string): string {
  const behind = behindHead(plural);
  if (gender !== "f" || behind === "" || /^ (?:ale|cu) /u.test(behind)) return word;
  return word.slice(0, word.length - behindHead(word).length) + behind;
}

function definiteOf(head: string, gender: Gender): string {
  if (gender === "f") {
    if (head.endsWith("ă")) return `${head.slice(0, -1)}a`;
    if (/(?:ea|a)$/u.test(head)) return `${head}ua`;
    if (head.endsWith("ie")) return `${head.slice(0, -1)}a`;
    if (head.endsWith("e")) return `${head}a`;
    return `${head}a`;
  }
  if (head.endsWith("u")) return `${head}l`;
  if (head.endsWith("e")) return `${head}le`;
  if (head.endsWith("ă")) return `${head}l`;
  return `${head}ul`;
}

function obliqueOf(head: string, gender: Gender, plural: string): string {
  if (gender === "f") {
    if (STRESSLESS_IE.test(head)) return `${head.slice(0, -1)}ei`;
    // "Brânzeturi" are sorts of cheese: the singular's own stem stays.
    if (plural.endsWith("eturi") && head.endsWith("ă")) return `${head.slice(0, -1)}ei`;
    // In "păduri" and "mături" the -ur- is the stem's, in "cețuri" the ending's.
    return plural.endsWith("uri") && !/ur[ăe]$/u.test(head) ? `${plural.slice(0, -3)}ii` : `${plural}i`;
  }
  const definite = definiteOf(head, gender);
  return definite.endsWith("le") ? `${definite.slice(0, -2)}lui` : `${definite}ui`;
}

function pluralDefiniteOf(head: string, gender: Gender): string {
  if (gender === "m") return `${head}i`;
  return `${head}le`;
}

/** Every form of a Romanian noun; what the row names as irregular goes before the rules. */
export function romanianNoun([word, gender, plural, irregular = {}]: NounRow["ro"]): RomanianNoun {
  const pluralHead = plural.split(/[ -]/u, 1)[0] ?? plural;
  const inGenitive = phraseInGenitive(word, gender, plural);
  const pluralDefinite = irregular.pluralDefinite ?? onHead(plural, (head) => pluralDefiniteOf(head, gender));
  return {
    word,
    gender,
    definite: irregular.definite ?? onHead(word, (head) => definiteOf(head, gender)),
    oblique: irregular.oblique ?? onHead(inGenitive, (head) => obliqueOf(head, gender, pluralHead)),
    bareOblique: gender === "f" ? onHead(inGenitive, () => pluralHead) : word,
    plural,
    pluralDefinite,
    pluralOblique: irregular.pluralOblique ?? onHead(plural, (head) => `${head}lor`),
  };
}

/** The genitive with the changed vowel of the plural, which some write and others do not: "corăbiei" beside "corabiei". */
export function otherRomanianObliques({ word, gender, plural }: RomanianNoun): readonly string[] {
  return gender === "f" && STRESSLESS_IE.test(word) && plural.endsWith("ii")
    ? [`${word.slice(0, -1)}ei`, `${plural.slice(0, -1)}ei`]
    : [];
}

/** How a Romanian calls out to it: "ariciule", "vulpeo". */
export function romanianVocative(noun: RomanianNoun): string {
  return noun.gender === "f"
    ? onHead(noun.word, (head) => `${head.replace(/ă$/u, "")}o`)
    : onHead(noun.definite, (head) => (head.endsWith("ul") ? `${head}e` : head));
}

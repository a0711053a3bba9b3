import { formIndexOf, type Reading } from "./form-index.ts";
import { foldDiacritics } from "./normalise.ts";

/** Endings of diminutives, of either sex, with their article or without, the longest first. */
const MASCULINE = /(?:ule[țt]|u[șs]or|i[șs]or|elu[șs]|u[țt]|el|ior|a[șs]|u[șs]|ic)(?:ul(?:ui)?)?$/u;
const FEMININE = /(?:uli[țt]|i[șs]oar|ioar|i[țt]|u[țt]|u[șs]c|u[șs]|ic)(?:ă|a|ei|ăi)$/u;

/** Consonants and vowels that an ending changes: „elefant“ → „elefănțel“, „castor“ → „castoraș“, „broască“ → „broscuță“. */
function stemsOf(word: string): readonly string[] {
  const [masculine, feminine] = [MASCULINE.exec(word), FEMININE.exec(word)];
  const stem = (match: RegExpExecArray | null) => (match ? foldDiacritics(word.slice(0, match.index)) : "");
  const bases = [
    ...[stem(masculine)].flatMap((base) => [base, `${base}e`, `${base}u`, base.replace(/oa(?=[^aeiou]+$)/u, "o")]),
    ...[stem(feminine)].flatMap((base) => [
      `${base}a`,
      `${base}e`,
      `${base}ie`,
      base.replace(/o(?=[^aeiou]+$)/u, "oa") + "a",
    ]),
  ];
  // „Lupișor“, „ursuleț“: of so long an ending three letters are enough.
  const least = /(?:ule[țt]|[iu][șs]or|elu[șs])(?:ul(?:ui)?)?$/u.test(word) ? 3 : 4;
  return bases.filter((base) => base.length >= least).flatMap((base) => [base, base.replace(/z(?=[aeu]?$)/u, "d")]);
}

/** „Rămas“, „zoologică“: typed with its marks or without, it only ends as a diminutive does without them. */
const PLAIN_PARTICIPLE =
  /^(?=.*[ăâî]).*(?:as|ut|us)(?:ul)?$|^(?:ramas|tras|mers|spus|dus|scos)$|(?:log|graf|nom|ist|et)ic[ăaei]?$/u;

/**
 * What an unlisted Romanian diminutive means: „castorașul“ is a beaver. Of things too many words look like it, so that only
 * who begins an idea or has an article before may be one: „vaporașul Val“, „o lumânărică“.
 */
export function readRomanianDiminutive(word: string, isNoun: boolean): readonly Reading[] {
  if (PLAIN_PARTICIPLE.test(word)) return [];
  const { folded } = formIndexOf("ro");
  const stems = stemsOf(word);
  // „Lupișorul“ is a wolf and no magnifier: whoever can be somebody goes before what is a thing.
  for (const [base, kind] of [
    ...stems.map((stem) => [stem, "figure"] as const),
    ...stems.map((stem) => [stem, "thing"] as const),
  ]) {
    const found = (folded.get(base) ?? []).filter(
      ({ noun, number, concept }) =>
        noun && number === "singular" && concept.kind === kind && (isNoun || kind === "figure"),
    );
    if (found.length > 0) return found.map((reading) => ({ ...reading, diminutive: true }));
  }
  return [];
}

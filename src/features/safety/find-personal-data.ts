import type { Range } from "./patterns.ts";

/** Data that tells who or where a family is. Names alone are not: a story is about somebody. */
const ALWAYS: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  // A Romanian personal number; an IBAN.
  /\b[1-8]\d{12}\b/gu,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gu,
  /\b(?:strada|str\.|bulevardul|bd\.|aleea|calea|șoseaua|soseaua)\s+[\p{L}\s.]{2,40}?(?:,\s*)?nr\.?\s*\d+/giu,
  /\b(?:bl\.|bloc(?:ul)?)\s*[\p{L}\d]+,?\s*(?:sc\.|scara)\s*[\p{L}\d]+/giu,
];

/** A street and a number: a place in a story, unless somebody real lives there. */
const STREETS: readonly RegExp[] = [
  /\b(?:[Ss]trada|[Ss]tr\.|[Bb]ulevardul|[Bb]d\.|[Aa]leea|[Cc]alea|[ȘșSs]oseaua)\s+(?:\p{Lu}[\p{L}.]*\s*){1,4},?\s*\d+/gu,
  /\b\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|weg|platz|allee)\s+\d+\s?[a-h]?\b/gu,
  /\b\d{1,4}\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:Street|St\.|Road|Rd\.|Avenue|Ave\.|Drive|Lane|Boulevard)(?!\p{L})/gu,
  /\b(?:școala|scoala|grădinița|gradinita|liceul|schule|grundschule|school|kindergarten)\s+(?:nr\.?|no\.?|number|numărul)\s*\d+/giu,
];

/** Somebody real is meant: the writer's family, or a child. */
const SPEAKS_OF_FAMILY =
  /(?<!\p{L})(?:my|our|we|i|son|daughter|boy|girl|kid|child|me|mea|meu|mei|mele|nostru|noastră|noastra|noi|eu|locuim|locuiesc|stăm|stau|fiul|fiica|băiatul|baiatul|fetița|fetita|copilul|mein|meine|meiner|meinem|unser|unsere|unserer|wir|ich|sohn|tochter|junge|mädchen|kind)(?!\p{L})/iu;

const PHONE = /(?<![\p{L}\p{N}])(?:\+|00|0)\d(?:[\s()./-]{0,2}\d){7,13}(?!\d)/gu;

/** Personal data in a text: e-mail, phone, address of a page or a home, personal and account numbers. */
export function findPersonalData(text: string): Range[] {
  const patterns = SPEAKS_OF_FAMILY.test(text) ? [...ALWAYS, ...STREETS] : ALWAYS;
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const phones = [...text.matchAll(PHONE)].filter(([number]) => !isCounting(number));
  return [...found, ...phones].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/** `0 1 2 3 4 5 6 7 8 9` is somebody counting. */
function isCounting(digits: string): boolean {
  return digits
    .split(/\D+/u)
    .filter((group) => group !== "")
    .every((group) => group.length === 1);
}

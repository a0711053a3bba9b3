import type { Sex } from "#book/cast-card.ts";
import { FIRST_NAMES } from "#content/sentences/first-names.ts";
import { FURTHER_FIRST_NAMES } from "#content/sentences/further-first-names.ts";
import { foldText } from "./fold-text.ts";
import { sexOfTitle } from "./sex-of-title.ts";

const FEMALE = [...FIRST_NAMES.female, ...FURTHER_FIRST_NAMES.female];
const MALE = [...FIRST_NAMES.male, ...FURTHER_FIRST_NAMES.male];

const KNOWN_NAMES: ReadonlyMap<string, Sex> = new Map([
  ...FEMALE.map((name) => [foldText(name), "female"] as const),
  ...MALE.map((name) => [foldText(name), "male"] as const),
]);

const SPELLED: ReadonlySet<string> = new Set([...FEMALE, ...MALE].map((name) => name.toLocaleLowerCase()));

/** Whether the list has a name: whatever marks a parent leaves out, but none that it has not: „cară“ is no Cara. */
export function isListed(word: string): boolean {
  return KNOWN_NAMES.has(foldText(word)) && (!/[ăâîșț]/iu.test(word) || SPELLED.has(word.toLocaleLowerCase()));
}

/** The usual sex of a first name that the list knows. */
export function sexOfName(name: string): Sex | undefined {
  return isListed(name) ? KNOWN_NAMES.get(foldText(name)) : undefined;
}

/** The likely sex of any name: in all three languages most that end in -a are women's. */
export function likelySexOfName(name: string): Sex | undefined {
  // "Professor Nora": behind a title the name itself tells it.
  const behind = name
    .split(" ")
    .map(sexOfName)
    .find((sex) => sex !== undefined);
  return sexOfTitle(name) ?? sexOfName(name) ?? behind ?? (/a$/iu.test(name) ? "female" : undefined);
}

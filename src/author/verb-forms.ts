import type { Language } from "#book/languages.ts";
import type { VerbRow } from "#content/lexicon/verb-row.ts";
import { VERBS } from "#content/lexicon/verbs.ts";
import { FURTHER_PASTS, IRREGULAR_PASTS } from "#content/sentences/en/irregular-verbs.ts";

/** The lexicon's verb that has this form in a language. */
export function findVerb(form: string, language: Language): VerbRow | undefined {
  const wanted = form.toLowerCase();
  return VERBS.find((verb) => (verb[language] as readonly string[]).includes(wanted));
}

const DOUBLING = /^[^aeiou]*[aeiou][bdgmnprt]$/u;

/** The past of an English verb's base: "fly" → "flew", "hop" → "hopped", "try" → "tried". */
export function englishPast(base: string): string {
  const known = irregularPast(base) ?? VERBS.find((verb) => verb.en[0] === base)?.en[2];
  if (known) return known;
  if (Object.hasOwn(FURTHER_PASTS, base)) return FURTHER_PASTS[base] ?? base;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (DOUBLING.test(base)) return `${base}${base.slice(-1)}ed`;
  return `${base}ed`;
}

function irregularPast(base: string): string | undefined {
  return Object.hasOwn(IRREGULAR_PASTS, base) ? IRREGULAR_PASTS[base] : undefined;
}

/** Whether a word is the base of an English verb that is known. */
export function isEnglishBase(word: string): boolean {
  return findVerb(word, "en")?.en[0] === word || irregularPast(word) !== undefined;
}

/** The base of an English finite or progressive form: "flies", "flew", "flying" → "fly"; undefined when unknown. */
export function englishBase(form: string): string | undefined {
  const lower = form.toLowerCase();
  const known = findVerb(lower, "en")?.en[0];
  if (known) return known;
  const irregular = Object.entries(IRREGULAR_PASTS).find(([base, past]) => past === lower || base === lower)?.[0];
  if (irregular) return irregular;
  for (const base of Object.keys(IRREGULAR_PASTS)) {
    if (englishThirdPerson(base) === lower || progressive(base) === lower) return base;
  }
  if (lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|zz|o)es$/u.test(lower)) return lower.slice(0, -2);
  if (/[^s]s$/u.test(lower)) return lower.slice(0, -1);
  return undefined;
}

/** "Go" → "goes": an English verb as he or she does it. */
export function englishThirdPerson(base: string): string {
  if (base === "have") return "has";
  if (/(?:sh|ch|ss|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function progressive(base: string): string {
  if (/[^e]e$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLING.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** "Climb the tower" → "climbing the tower". */
export function englishProgressive(wish: string): string {
  const [verb = "", ...rest] = wish.split(" ");
  const known = VERBS.find(({ en }) => en[0] === verb)?.en[3];
  return [known ?? progressive(verb), ...rest].join(" ");
}

/** A wish told as done: "find the moon’s button" → "found the moon’s button"; verbs joined by "and" all turn. */
export function englishDeed(wish: string): string {
  return wish
    .split(/( and )/u)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const [verb = "", ...rest] = part.split(" ");
      const turns = index === 0 || findVerb(verb, "en")?.en[0] === verb || irregularPast(verb) !== undefined;
      return turns ? [englishPast(verb), ...rest].join(" ") : part;
    })
    .join("");
}

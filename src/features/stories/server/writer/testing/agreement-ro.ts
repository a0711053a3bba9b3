import { CONCEPTS } from "#lexicon/find-concept.ts";
import type { RomanianAdjective, RomanianNoun } from "#lexicon/noun.ts";

/** Number and the gender that counts in it, the case, and whether the article hangs on the noun. */
type Role = `${"m" | "f" | "mp" | "fp"}-${"nom" | "obl"}-${"bare" | "the"}`;

function rolesOf(noun: RomanianNoun): readonly (readonly [form: string, role: Role])[] {
  const one = noun.gender === "f" ? "f" : "m";
  const more = noun.gender === "m" ? "mp" : "fp";
  return [
    [noun.word, `${one}-nom-bare`],
    [noun.definite, `${one}-nom-the`],
    [noun.bareOblique, `${one}-obl-bare`],
    [noun.oblique, `${one}-obl-the`],
    [noun.plural, `${more}-nom-bare`],
    [noun.plural, `${more}-obl-bare`],
    [noun.pluralDefinite, `${more}-nom-the`],
    [noun.pluralOblique, `${more}-obl-the`],
  ];
}

interface Tables {
  readonly nouns: ReadonlyMap<string, ReadonlySet<Role>>;
  readonly adjectives: ReadonlyMap<string, readonly RomanianAdjective[]>;
}

let known: Tables | undefined;

function tables(): Tables {
  if (known) return known;
  const nouns = new Map<string, Set<Role>>();
  const adjectives = new Map<string, RomanianAdjective[]>();
  for (const { words } of CONCEPTS) {
    for (const { noun } of words.ro.nouns)
      for (const [form, role] of rolesOf(noun)) nouns.set(form, (nouns.get(form) ?? new Set()).add(role));
    const { adjective } = words.ro;
    for (const form of adjective ? Object.values(adjective) : [])
      if (adjective) adjectives.set(form, [...(adjectives.get(form) ?? []), adjective]);
  }
  known = { nouns, adjectives };
  return known;
}

const ARTICLES: Readonly<Record<string, readonly Role[]>> = {
  un: ["m-nom-bare"],
  o: ["f-nom-bare"],
  unui: ["m-obl-bare"],
  unei: ["f-obl-bare"],
  acest: ["m-nom-bare"],
  această: ["f-nom-bare"],
};

/** Forms that are mostly other words: "but", "we", "you put", "read", "big" of the sea. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  "dar",
  "noi",
  "pui",
  "mare",
  "marea",
  "nouă",
  "port",
  "cer",
  "vara",
  "poartă",
  "veste",
  "încet",
  "tare",
  "frumos",
]);

/** After these a noun that nothing follows stands without its article: „în pădure“. */
const BARE_AFTER = /(?:^|[^\p{L}])(?:în|din|pe|sub|spre|lângă|către|peste|printre|după|până la|la)$/iu;

/** Romanian articles and adjectives beside nouns that the lexicon knows. */
export function agreementFaultsRo(text: string): readonly string[] {
  const { nouns, adjectives } = tables();
  const faults: string[] = [];
  for (const match of text.matchAll(
    /(?<!\p{L}|-)(?<article>un|o|unui|unei|acest|această)\s+(?<noun>\p{L}+)(?![\p{L}-])/giu,
  )) {
    const { article = "", noun = "" } = match.groups ?? {};
    const can = nouns.get(noun.toLowerCase());
    // "O" before a verb is a pronoun, and so is "un" before nothing that the lexicon knows.
    if (AMBIGUOUS.has(noun.toLowerCase())) continue;
    if (
      can &&
      adjectives.get(noun.toLowerCase()) === undefined &&
      !ARTICLES[article.toLowerCase()]?.some((role) => can.has(role))
    )
      faults.push(match[0]);
  }
  // „Mecanic de locomotivă isteț“, „tren cu aburi curios“: what hangs on another noun has no adjective of its own.
  for (const match of text.matchAll(
    /(?<!\p{L}|-|(?<!\p{L})(?:de|a|al|ai|ale|(?:tren|mașin|vap|[Șș][ae]rp)\p{Ll}* cu)\s)(?<noun>\p{L}+)(?=\s+(?<adjective>\p{L}+)(?![\p{L}-]))/gu,
  )) {
    const { noun = "", adjective = "" } = match.groups ?? {};
    if (AMBIGUOUS.has(noun.toLowerCase()) || AMBIGUOUS.has(adjective)) continue;
    const can = nouns.get(noun.toLowerCase());
    const forms = adjectives.get(adjective);
    if (!can || !forms || adjectives.has(noun.toLowerCase())) continue;
    const fits = [...can].some((role) => forms.some((form) => formFor(form, role) === adjective));
    // „Ariciul clipi mirat“: what tells of the doer may stand behind a thing.
    if (!fits) faults.push(`${noun} ${adjective}`);
  }
  for (const match of text.matchAll(/(?<lead>\p{L}+(?: la)?)\s+(?<noun>\p{L}+)(?=[.,!?;:])/gu)) {
    const { lead = "", noun = "" } = match.groups ?? {};
    const can = nouns.get(noun);
    const isDefinite = can && [...can].every((role) => role.endsWith("nom-the"));
    if (isDefinite && BARE_AFTER.test(lead)) faults.push(match[0]);
  }
  return faults;
}

function formFor({ masculine, feminine, masculinePlural, femininePlural }: RomanianAdjective, role: Role): string {
  if (role.startsWith("mp")) return masculinePlural;
  if (role.startsWith("fp")) return femininePlural;
  if (role.startsWith("m")) return masculine;
  return role.startsWith("f-obl") ? femininePlural : feminine;
}

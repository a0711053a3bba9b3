import { VERBS } from "#content/lexicon/verbs.ts";
import { CONCEPTS } from "#lexicon/find-concept.ts";
import type { GermanNoun } from "#lexicon/noun.ts";

type Role = `${"m" | "f" | "n" | "p"}-${"nom" | "acc" | "dat" | "gen"}`;

const CASES = ["nom", "acc", "dat", "gen"] as const;

/** What a noun's form can be. */
function rolesOf(noun: GermanNoun): readonly (readonly [form: string, role: Role])[] {
  const { gender, word, accusative, dative, genitive, plural, pluralDative } = noun;
  return [
    [word, `${gender}-nom`],
    [accusative, `${gender}-acc`],
    [dative, `${gender}-dat`],
    [genitive, `${gender}-gen`],
    ...CASES.map((each) => [each === "dat" ? pluralDative : plural, `p-${each}`] as const),
  ];
}

let known: ReadonlyMap<string, ReadonlySet<Role>> | undefined;

function rolesOfWords(): ReadonlyMap<string, ReadonlySet<Role>> {
  if (known) return known;
  const roles = new Map<string, Set<Role>>();
  for (const { words } of CONCEPTS)
    for (const { noun } of words.de.nouns)
      for (const [form, role] of rolesOf(noun)) roles.set(form, (roles.get(form) ?? new Set()).add(role));
  // „beim Tragen“: a deed as a noun, though several stretchers are called so too.
  for (const { de } of VERBS) {
    const deed = de[0].replace("|", "");
    const form = roles.get(`${deed.charAt(0).toLocaleUpperCase()}${deed.slice(1)}`);
    for (const each of ["nom", "acc", "dat"] as const) form?.add(`n-${each}`);
  }
  known = roles;
  return roles;
}

/** Which roles an article or a pronoun before a noun allows, and how an adjective between them ends. */
const DEFINITE: Readonly<Record<string, readonly (readonly [Role, string])[]>> = {
  der: [
    ["m-nom", "e"],
    ["f-dat", "en"],
    ["f-gen", "en"],
    ["p-gen", "en"],
  ],
  die: [
    ["f-nom", "e"],
    ["f-acc", "e"],
    ["p-nom", "en"],
    ["p-acc", "en"],
  ],
  das: [
    ["n-nom", "e"],
    ["n-acc", "e"],
  ],
  den: [
    ["m-acc", "en"],
    ["p-dat", "en"],
  ],
  dem: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  des: [
    ["m-gen", "en"],
    ["n-gen", "en"],
  ],
  zum: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  im: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  am: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  vom: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  beim: [
    ["m-dat", "en"],
    ["n-dat", "en"],
  ],
  zur: [["f-dat", "en"]],
  ins: [["n-acc", "e"]],
  ans: [["n-acc", "e"]],
};

const INDEFINITE: readonly (readonly [ending: string, allowed: readonly (readonly [Role, string])[]])[] = [
  [
    "",
    [
      ["m-nom", "er"],
      ["n-nom", "es"],
      ["n-acc", "es"],
    ],
  ],
  [
    "e",
    [
      ["f-nom", "e"],
      ["f-acc", "e"],
      ["p-nom", "en"],
      ["p-acc", "en"],
    ],
  ],
  [
    "en",
    [
      ["m-acc", "en"],
      ["p-dat", "en"],
    ],
  ],
  [
    "em",
    [
      ["m-dat", "en"],
      ["n-dat", "en"],
    ],
  ],
  [
    "er",
    [
      ["f-dat", "en"],
      ["f-gen", "en"],
      ["p-gen", "en"],
    ],
  ],
  [
    "es",
    [
      ["m-gen", "en"],
      ["n-gen", "en"],
    ],
  ],
];

const INDEFINITES: Readonly<Record<string, readonly (readonly [Role, string])[]>> = Object.fromEntries(
  ["ein", "kein", "mein", "dein", "sein"].flatMap((stem) =>
    INDEFINITE.map(([ending, allowed]) => [
      `${stem}${ending}`,
      stem === "ein" ? allowed.filter(([role]) => !role.startsWith("p")) : allowed,
    ]),
  ),
);

const ARTICLES = { ...DEFINITE, ...INDEFINITES };

/** Words in -e, -en and -er that are no adjectives. */
const NO_ADJECTIVE = String.raw`(?:alle[rnms]?|beiden?|keine?[rnms]?|eine?[rnms]?|[msd]eine?[rnms]?|ihre[rnms]?|unsere[rnms]?|jede[rnms]?|diese[rnms]?|de[rnms]|die|heute|morgen|gerne?|lange|bitte|über|unter|hinter|neben|ohne|sogar|immer|wieder|aber|oder|hier|andere[rnms]?|gegen|wegen|zwischen|außer|einander|nicht[s]?|(?:hat|sag|mach|woll|konn|frag|brach|such|leg|zeig|hol|spiel|wuss|muss|dach|moch|kann|koch|mal)ten?)\s`;

/** Plural forms that are mostly infinitives. */
const VERB_AS_NOUN =
  /^(?:Bauen|Blitzen|Rutschen|Fliegen|Angeln|Reisen|Träumen|Tanzen|Spielen|Wippen|Schaukeln|Federn|Ernten|Pflanzen|Nadeln|Kugeln)$/u;

const PHRASE = new RegExp(
  String.raw`(?<before>(?:^|[^\p{L}])[^\p{L}]*)(?<article>${Object.keys(ARTICLES)
    .flatMap((article) => [article, article.charAt(0).toUpperCase() + article.slice(1)])
    .join("|")})\s+(?<adjectives>(?:(?!${NO_ADJECTIVE})\p{Ll}+(?:e|en|er|es|em),?\s+){0,2})(?<noun>\p{Lu}[\p{L}-]+)`,
  "gu",
);

/** German articles, possessives and adjective endings beside nouns that the lexicon knows. */
export function agreementFaultsDe(text: string): readonly string[] {
  const roles = rolesOfWords();
  const faults: string[] = [];
  for (const match of text.matchAll(PHRASE)) {
    const { before = "", article = "", adjectives = "", noun = "" } = match.groups ?? {};
    const can = /^\p{Lu}/u.test(noun) ? roles.get(noun) : undefined;
    // After a comma "der" may be the pronoun of a clause; "beim Bauen" is a verb that became a noun.
    const isClause = before.includes(",") || /,\s+\p{Ll}+\s*$/u.test(text.slice(0, match.index + before.length));
    if (!can || isClause || VERB_AS_NOUN.test(noun)) continue;
    const allowed = (ARTICLES[article.toLowerCase()] ?? []).filter(([role]) => can.has(role));
    const words = adjectives.split(/[\s,]+/u).filter((word) => word !== "");
    const fits = allowed.some(([, ending]) => words.every((word) => endingOf(word) === ending));
    if (!fits) faults.push(match[0].trim());
  }
  return faults;
}

function endingOf(word: string): string {
  return /(?:en|er|es|em|e)$/u.exec(word)?.[0] ?? "";
}

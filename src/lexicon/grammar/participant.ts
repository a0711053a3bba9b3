import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Gender } from "../noun.ts";

/** Someone who takes part in a sentence. */
export interface Participant {
  /** Empty when it is only ever called by its kind. */
  readonly name: string;
  /** The lexicon's concept for its kind, or a word of the parent's that the lexicon does not know. */
  readonly concept: string;
  readonly sex: Sex;
  /** A trait's or a colour's concept. */
  readonly adjective?: string;
  /** Needs no introduction: „bunica“, of whoever it is about; with a definite article after any preposition. */
  readonly familiar?: true;
}

export const GRAMMATICAL_CASES = ["nom", "acc", "dat", "gen"] as const;
export type GrammaticalCase = (typeof GRAMMATICAL_CASES)[number];

const CASE_ENDINGS = ["", "Acc", "Dat", "Gen"] as const;
export const POSSESSED = ["M", "F", "N", "Pl", "PlM", "PlF"] as const;
export type Possessed = (typeof POSSESSED)[number];

/**
 * What a text may ask of a participant. `nom` to `gen` are the name, else the definite kind; `kind…` the definite kind
 * even of the named; `a…` and `the…` carry the adjective; `his…` agrees with what is possessed; `with` and `near` follow a
 * preposition (in Romanian "cu ariciul" but "lângă arici"; in German the dative).
 */
export type FormKey =
  | GrammaticalCase
  | `${"kind" | "a" | "the"}${(typeof CASE_ENDINGS)[number]}`
  | "noun"
  | "he"
  | "him"
  | "himDative"
  | "self"
  | "selfDative"
  | "his"
  | `his${Possessed}${(typeof CASE_ENDINGS)[number]}`
  | "with"
  | "near";

export const FORM_KEYS: readonly FormKey[] = [
  ...GRAMMATICAL_CASES,
  ...(["kind", "a", "the"] as const).flatMap((key) => CASE_ENDINGS.map((ending) => `${key}${ending}` as const)),
  "noun",
  "he",
  "him",
  "himDative",
  "self",
  "selfDative",
  "his",
  ...POSSESSED.flatMap((possessed) => CASE_ENDINGS.map((ending) => `his${possessed}${ending}` as const)),
  "with",
  "near",
];

const KEYS: ReadonlySet<string> = new Set(FORM_KEYS);

export function isFormKey(text: string): text is FormKey {
  return KEYS.has(text);
}

/** "kindAcc" → the form "kind" in the accusative. */
export function splitFormKey(key: FormKey): { readonly form: string; readonly grammaticalCase: GrammaticalCase } {
  const match = /^(?<form>.+?)(?<ending>Acc|Dat|Gen)?$/u.exec(key);
  const ending = match?.groups?.["ending"];
  return {
    form: match?.groups?.["form"] ?? key,
    grammaticalCase: ending === "Acc" ? "acc" : ending === "Dat" ? "dat" : ending === "Gen" ? "gen" : "nom",
  };
}

/** How a phrase about a thing or a kind is built. */
export interface PhraseShape {
  /** Of several nouns for the same concept the one that is meant: „Perle“ and not „Muschel“. */
  readonly word?: string;
  readonly article?: "a" | "the" | "none";
  readonly adjective?: string;
  readonly plural?: boolean;
  readonly case?: GrammaticalCase;
  readonly sex?: Sex;
}

/** The grammar of one language, asked the same questions in each. */
export interface Kit {
  readonly language: Language;
  readonly quotes: { readonly open: string; readonly close: string };
  /** Lower case unless a name or a German noun; never empty. */
  form(participant: Participant, key: FormKey): string;
  /** The gender that words about it agree with. Romanian knows no neuter person: it answers "m". */
  gender(participant: Participant): Gender;
  phrase(concept: string, shape?: PhraseShape): string;
}

import type { Colour, FigureKind, Garment, Sex } from "#book/cast-card.ts";
import type { CharacterType, Environment } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Hour, Mood, Pose, Thing, Weather } from "#book/page-plan.ts";
import type { AdjectiveOf, NounOf, NounRow } from "./noun.ts";

/** What a concept is to a story, and what the model of a book has for it. */
export type Role =
  | {
      readonly kind: "figure";
      /** The figure that is drawn for it: itself, or the nearest silhouette. */
      readonly draws: FigureKind;
      readonly type: CharacterType;
      /** Sex by meaning: a girl is female. Absent: either. */
      readonly sex?: Sex;
      readonly age?: "child" | "grown" | "old";
      /** Height against a child's. */
      readonly size?: number;
      /** The colour of its coat where the drawing is another kind's. */
      readonly colour?: Colour;
    }
  | { readonly kind: "thing"; readonly thing?: Thing }
  | { readonly kind: "place"; readonly environment: Environment }
  | { readonly kind: "hour"; readonly hour: Hour }
  | { readonly kind: "weather"; readonly weather: Weather }
  | { readonly kind: "colour"; readonly colour: Colour }
  | { readonly kind: "garment"; readonly garment: Garment }
  | { readonly kind: "mood"; readonly mood: Mood }
  | { readonly kind: "action"; readonly pose: Pose }
  | { readonly kind: "trait" };

export type ConceptKind = Role["kind"];

/** A noun of a concept: its main word, the word for one sex, a synonym, or a diminutive. */
export interface Lexeme<L extends Language> {
  readonly noun: NounOf[L];
  /** What the word says of its bearer: "Füchsin" is female. */
  readonly sex?: Sex;
  readonly diminutive: boolean;
}

/** The words of a concept in one language. */
export interface Words<L extends Language = Language> {
  /** The main word first. Empty for concepts that are no nouns. */
  readonly nouns: readonly Lexeme<L>[];
  readonly adjective?: AdjectiveOf[L];
  /** Phrases and verb forms that are looked up as they stand. */
  readonly phrases: readonly string[];
}

export type Concept = Role & {
  readonly id: string;
  readonly words: { readonly [L in Language]: Words<L> };
};

/** Nouns beside the main one. */
export type MoreNouns = { readonly [L in Language]?: readonly NounRow[L][] };

/** A noun concept as the content folder writes it. */
export type NounEntry = Role &
  NounRow & {
    readonly id: string;
    /** The word where it differs for one sex. */
    readonly female?: Partial<NounRow>;
    readonly male?: Partial<NounRow>;
    /** Synonyms, for look-up. */
    readonly also?: MoreNouns;
    /** Diminutives, for look-up. */
    readonly small?: MoreNouns;
    readonly phrases?: { readonly [L in Language]?: readonly string[] };
  };

/** An adjective concept: Romanian by its four forms, or two where the plural is one ("mare, mari"), or one ("maro"). */
export type AdjectiveEntry = Role & {
  readonly id: string;
  readonly en: string;
  readonly ro: readonly [string] | readonly [string, string] | readonly [string, string, string, string];
  readonly de: string | readonly [word: string, stem: string];
  /** Synonyms that are inflected too, for look-up. */
  readonly also?: {
    readonly ro?: readonly AdjectiveEntry["ro"][];
    readonly de?: readonly AdjectiveEntry["de"][];
  };
  readonly phrases?: { readonly [L in Language]?: readonly string[] };
};

/** A concept that is only found, never inflected: an hour, an action. */
export type PhraseEntry = Role & {
  readonly id: string;
  /** Nouns that say it, of which every form is found. */
  readonly nouns?: MoreNouns;
  /** Adjectives that say it. */
  readonly adjectives?: AdjectiveEntry["also"];
} & { readonly [L in Language]: readonly string[] };

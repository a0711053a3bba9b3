import type { CastCard, Colour, FigureKind, Garment, Sex } from "#book/cast-card.ts";
import type { CharacterType, Environment, Genre, PageCount, Theme } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Weather } from "#book/page-plan.ts";
import type { FamilyId } from "./families/family.ts";
import type { OwnTrouble } from "./own-trouble.ts";
import type { GoalKind } from "./sentences.ts";

/** A figure that an idea names. */
export interface ReadFigure {
  /** As the parent writes it, with a capital; empty when the idea only says what it is. */
  readonly name: string;
  /** The lexicon's concept, or the parent's own word for a kind that it does not have; empty when the idea only says a name. */
  readonly concept: string;
  /** What is drawn for a kind that the lexicon does not have. */
  readonly nearest?: FigureKind;
  readonly sex?: Sex;
  /** A trait's concept: "brave". */
  readonly trait?: string;
  readonly age?: "child" | "grown" | "old";
  readonly colour?: Colour;
  readonly garment?: { readonly kind: Garment; readonly colour?: Colour };
  readonly hair?: NonNullable<CastCard["hair"]>;
  readonly skin?: NonNullable<CastCard["skin"]>;
  readonly wheelchair?: true;
  readonly role: "hero" | "friend" | "helper";
  /** Spoken of in the plural, without a number or a name: "pirates". */
  readonly several?: true;
  /** Only said to whom somebody or something belongs: "Aunt Bea’s goose". */
  readonly owns?: true;
  /** Where it first stands in the text. */
  readonly at: number;
}

/** What drives the story, in the parent's own words. */
export interface ReadGoal {
  readonly kind: GoalKind;
  /**
   * A wish as the language's sentences take it (en "fly", ro "să zboare", de "fliegen"); a lost thing or a fear without
   * article or possessive in English, as it stands elsewhere; a question as an indirect one ("why the moon is round").
   */
  readonly phrase: string;
  /** The thing's concept, where the lexicon knows it. */
  readonly concept?: string;
  /** The noun for it that the idea has, where that is not the concept’s first: „Perle“ of what is drawn as a shell. */
  readonly word?: string;
  /** Its adjective's concept. */
  readonly adjective?: string;
  /** The gender that the idea's words give away, for a thing that the lexicon does not know. */
  readonly gender?: "f" | "m" | "n";
  /** The family of plots that this very goal is the heart of: "find a friend". */
  readonly about?: FamilyId;
  /** Which of the figures it belongs to; absent when it is the hero’s. */
  readonly of?: number;
  /** Its words are such as no sentence of the book can take. */
  readonly isUntellable?: true;
  /** What the book tells in the place of one that is untellable, if the idea has another. */
  readonly toldAs?: ReadGoal;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What the others find odd about the hero, as the language's sentences say it. */
export interface Oddity {
  /** "loud" */
  readonly how: string;
  /** After "I": "roar too loud". */
  readonly me: string;
  /** After "you" (German: du): „brüllst zu laut“. */
  readonly you: string;
  /** After a name: "roars too loud". */
  readonly he: string;
}

/** A value that was read, and how sure it is, 0 to 1. */
export interface Read<T> {
  readonly value: T;
  readonly confidence: number;
}

/** What an idea was read as. */
export interface Reading {
  readonly language: Read<Language>;
  /** The hero first. */
  readonly figures: readonly ReadFigure[];
  readonly goal?: ReadGoal;
  /** What is amiss, in the parent’s own words. */
  readonly trouble?: OwnTrouble;
  readonly oddity?: Oddity;
  readonly environment: Read<Environment>;
  readonly characterType: Read<CharacterType>;
  readonly genre: Read<Genre>;
  readonly theme: Read<Theme>;
  readonly pages: Read<PageCount>;
  /** Reading level that was asked for, or that fits an age. */
  readonly complexity: Read<"Spark" | "Seeker" | "Dreamer" | "Adventurer" | "Visionary">;
  readonly weather?: Weather;
  /** Families of plots that its words point to. */
  readonly families: readonly FamilyId[];
}

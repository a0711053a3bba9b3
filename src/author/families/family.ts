import type { Genre, PageCount } from "#book/choices.ts";
import type { Beat, GoalKind } from "../sentences.ts";

/** Kinds of plot. Each has shapes and words of its own, and shares the beats that every story has. */
export const FAMILY_IDS = ["wish", "lost", "fear", "mystery", "friend", "contest", "rescue"] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** What a kind of plot is, apart from its words (`SentenceBook.families`). */
export interface Family {
  readonly id: FamilyId;
  /** What it can be about. */
  readonly goals: readonly GoalKind[];
  /** Taken only where the idea's words ask for it: its sentences do not repeat the parent's wish. */
  readonly onlyIfAsked?: true;
  /** Hero and helper meet only at the low point, even if the parent names both. */
  readonly meetsHelper?: true;
  /** How well it suits a genre, 1 where none is given. */
  readonly weights: Readonly<Partial<Record<Genre, number>>>;
  /** Its beats in order, for each length. */
  readonly shapes: Readonly<Record<PageCount, readonly Beat[]>>;
}

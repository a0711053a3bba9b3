import type { HeroAt, Segment, TroubleClause } from "./trouble-clause.ts";

/** Reads what the pieces of a sentence without a finite verb say of its hero, each as a clause. */
export type NoteReader = (pieces: readonly Segment[], hero: HeroAt) => readonly TroubleClause[];

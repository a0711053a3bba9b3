import type { CastCard } from "#book/cast-card.ts";
import type { Participant } from "#lexicon/grammar/participant.ts";

/** A figure of the book: the card that the pictures read, and how sentences speak of it. */
export interface CastMember {
  readonly card: CastCard;
  readonly participant: Participant;
}

/** Everybody in a book. The helper is the parent's own second figure, or a stranger whom the author brings in. */
export interface Cast {
  readonly hero: CastMember;
  readonly helper: CastMember;
  /** The parent's further figures, in order. */
  readonly friends: readonly CastMember[];
  /** Whether hero and helper meet only at the low point. */
  readonly stranger: boolean;
}

/** All of them, the parent's in the parent's order. */
export function everybodyIn(cast: Cast): CastMember[] {
  return [cast.hero, cast.helper, ...cast.friends];
}

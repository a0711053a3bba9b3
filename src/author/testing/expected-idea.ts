import type { Colour, Garment } from "#book/cast-card.ts";
import type { Complexity, PageCount } from "#book/choices.ts";
import type { Weather } from "#book/page-plan.ts";

/**
 * An idea as a parent types it, and what a reader finds in it. Where a reader may well differ, the answers stand beside one
 * another, parted by "|".
 */
export interface ExpectedIdea {
  readonly idea: string;
  /** The hero’s name; empty when the idea gives none. */
  readonly name: string;
  /** The hero’s kind by its English noun; "child" for anybody of whom only a child’s name is told. Empty: it says nothing. */
  readonly kind: string;
  /**
   * What drives it: its sort and words that its phrase must hold ("lost:mitten"), "any" for whatever sort; "friend" for somebody who is alone or
   * unlike the others. Absent: the idea leaves it open.
   */
  readonly after?: string;
  /** Absent: it names no place. */
  readonly place?: string;
  /** Companions by name, or by kind where they have none. */
  readonly company?: readonly string[];
  readonly wears?: readonly [Garment, Colour?];
  readonly hair?: string;
  readonly pages?: PageCount;
  readonly level?: Complexity;
  readonly weather?: Weather;
}

import { SPOTS } from "./spots.ts";
import type { Environment } from "#book/choices.ts";
import type { Scenery, SpotRole } from "#author/sentences.ts";

/**
 * Places of the lexicon, by concept, that an environment only lends its picture: in a desert nobody goes to the white beach
 * of the island that it is drawn as. Where an idea plays at one of them, the words of `elsewhere` are true of any place.
 */
export const ELSEWHERE: ReadonlySet<string> = new Set(["desert", "circus", "airport"]);

/** Where and whither, for each spot of a role in turn. */
export type PhrasesOfRoles = Readonly<Record<SpotRole, readonly { readonly at: string; readonly to: string }[]>>;

/** The words of a place that has none of its own, for the spots that the pictures of an environment have. */
export function elsewhereIn(
  environment: Environment,
  phrases: PhrasesOfRoles,
  words: Omit<Scenery, "spots" | "world">,
): Scenery {
  const spots = SPOTS[environment].map(({ id, role }) => {
    const at = SPOTS[environment].filter((spot) => spot.role === role).findIndex((spot) => spot.id === id);
    const ofRole = phrases[role];
    return [id, ofRole[at % ofRole.length] ?? { at: "", to: "" }] as const;
  });
  return { ...words, world: [], spots: Object.fromEntries(spots) };
}

import type { Environment } from "#book/choices.ts";
import type { Room } from "#book/page-plan.ts";
import type { SpotRole } from "#author/sentences.ts";

/** A place within an environment that a page can be set at, and the set that the illustrator draws for it. */
export interface Spot {
  readonly id: string;
  readonly role: SpotRole;
  readonly set: number;
  /** A room in place of the set. */
  readonly indoors?: Room;
  /** The room that it is inside, where the words are about somebody who is there now. */
  readonly inside?: Room;
}

/** Every language has words for each of these, by id. */
export const SPOTS: Readonly<Record<Environment, readonly Spot[]>> = {
  EnchantedForest: [
    { id: "oak", role: "home", set: 0 },
    { id: "burrow", role: "home", set: 0, inside: "kitchen" },
    { id: "brook", role: "near", set: 1 },
    { id: "clearing", role: "near", set: 1 },
    { id: "ferns", role: "far", set: 2 },
    { id: "hill", role: "high", set: 2 },
  ],
  SpaceColony: [
    { id: "dome", role: "home", set: 0 },
    { id: "cabin", role: "home", set: 0, indoors: "cabin" },
    { id: "greenhouse", role: "near", set: 1 },
    { id: "dock", role: "near", set: 1 },
    { id: "crater", role: "far", set: 2 },
    { id: "tower", role: "high", set: 2 },
  ],
  UnderwaterKingdom: [
    { id: "shell", role: "home", set: 0, inside: "kitchen" },
    { id: "coral", role: "home", set: 0, inside: "kitchen" },
    { id: "garden", role: "near", set: 1 },
    { id: "arch", role: "near", set: 1 },
    { id: "wreck", role: "far", set: 2 },
    { id: "reef", role: "high", set: 2 },
  ],
  ToyTown: [
    { id: "dollhouse", role: "home", set: 0, inside: "kitchen" },
    { id: "shelf", role: "home", set: 0 },
    { id: "station", role: "near", set: 1 },
    { id: "square", role: "near", set: 1 },
    { id: "box", role: "far", set: 2 },
    { id: "blocks", role: "high", set: 2 },
  ],
  MedievalCastle: [
    { id: "gatehouse", role: "home", set: 0, inside: "kitchen" },
    { id: "kitchen", role: "home", set: 0 },
    { id: "courtyard", role: "near", set: 1 },
    { id: "rose-garden", role: "near", set: 1 },
    { id: "bridge", role: "far", set: 2 },
    { id: "turret", role: "high", set: 2 },
  ],
  FuturisticMetropolis: [
    { id: "flat", role: "home", set: 0, indoors: "bedroom" },
    { id: "workshop", role: "home", set: 0, indoors: "workshop" },
    { id: "park", role: "near", set: 1 },
    { id: "market", role: "near", set: 1 },
    { id: "canal", role: "far", set: 2 },
    { id: "roof", role: "high", set: 2 },
  ],
  DesertedIsland: [
    { id: "hut", role: "home", set: 0, inside: "kitchen" },
    { id: "hammock", role: "home", set: 0 },
    { id: "beach", role: "near", set: 1 },
    { id: "lagoon", role: "near", set: 1 },
    { id: "cove", role: "far", set: 2 },
    { id: "cliff", role: "high", set: 2 },
  ],
  SmallVillage: [
    { id: "cottage", role: "home", set: 0, inside: "kitchen" },
    { id: "bakery", role: "home", set: 0 },
    { id: "well", role: "near", set: 1 },
    { id: "orchard", role: "near", set: 1 },
    { id: "mill", role: "far", set: 2 },
    { id: "meadow", role: "high", set: 2 },
  ],
};

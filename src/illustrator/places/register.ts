import type { Environment } from "#book/choices.ts";
import { enchantedForest } from "./enchanted-forest/place.ts";
import { medievalCastle } from "./medieval-castle/place.ts";
import { underwaterKingdom } from "./underwater-kingdom/place.ts";
import { desertedIsland } from "./deserted-island/place.ts";
import { spaceColony } from "./space-colony/place.ts";
import { toyTown } from "./toy-town/place.ts";
import { futuristicMetropolis } from "./futuristic-metropolis/place.ts";
import { smallVillage } from "./small-village/place.ts";
import type { Place } from "./stage.ts";

export const PLACES: Readonly<Record<Environment, Place>> = {
  EnchantedForest: enchantedForest,
  SpaceColony: spaceColony,
  UnderwaterKingdom: underwaterKingdom,
  ToyTown: toyTown,
  MedievalCastle: medievalCastle,
  FuturisticMetropolis: futuristicMetropolis,
  DesertedIsland: desertedIsland,
  SmallVillage: smallVillage,
};

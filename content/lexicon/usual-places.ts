import type { Environment } from "#book/choices.ts";

/** Kinds by the place where one thinks of them. */
const KINDS_OF_PLACE: Readonly<Partial<Record<Environment, string>>> = {
  UnderwaterKingdom:
    "mermaid merman fish whale dolphin octopus crab shark seahorse " +
    "jellyfish starfish sea-monster lobster shrimp eel ray narwhal submarine walrus coral",
  SpaceColony:
    "star moon sun comet planet meteor satellite alien astronaut " +
    "space-rover moon-rover-car space-shuttle black-hole saturn jupiter pluto neptune",
  DesertedIsland:
    "captain sailor lighthouse-keeper seagull pelican pirate parrot " +
    "ship ferry tugboat lifeboat sailing-ship fishing-boat message-bottle buoy sea-buoy sandcastle",
  SmallVillage:
    "cow hen rooster sheep pig piglet goat goose donkey calf lamb tractor excavator scarecrow " +
    "bin-lorry street-sweeper snowplough bulldozer combine-harvester cement-mixer steamroller crane " +
    "forklift tow-truck dump-truck tanker-lorry ice-cream-van van camper-van school-bus moped quad " +
    "bicycle phone-box post-box letter-box lamppost streetlamp park-bench signpost wishing-well " +
    "dustbin rubbish-bin zebra-crossing bus-stop windmill mill weathercock haystack wheelbarrow " +
    "hot-air-balloon kite fire-hydrant church-bell school-bell sunflower potato apple-tree",
  FuturisticMetropolis: "bus tram police-car fire-engine ambulance ambulance-car lorry traffic-light underground",
  MedievalCastle: "knight king queen prince princess",
  EnchantedForest:
    "cloud rain-cloud rainbow raindrop drop snowflake lightning thunder puddle icicle snowman " +
    "tree fir oak-tree pine-tree chestnut-tree tree-stump leaf autumn-leaf seed acorn chestnut " +
    "mushroom flower rose tulip dandelion snowdrop daffodil clover thistle nettle pine-cone " +
    "stone pebble boulder feather nest moonbeam sunbeam wind-itself rain-itself storm-itself " +
    "fog-itself snow-itself frost-itself winter-itself spring-itself summer-itself autumn-itself " +
    "wind-who-blows breeze-who-blows gale-who-blows storm-who-roars fog-who-hides mist-who-hides " +
    "night-itself morning-itself evening-itself mountain",
};

/**
 * The place of a kind where an idea names none: a cloud is not at home on a shelf of toys, nor a bin lorry in a doll’s house.
 */
export const PLACE_OF_KIND: ReadonlyMap<string, Environment> = new Map(
  Object.entries(KINDS_OF_PLACE).flatMap(([place, kinds]) =>
    // The keys are places, which `Object.entries` forgets.
    kinds.split(" ").map((kind) => [kind, place as Environment] as const),
  ),
);

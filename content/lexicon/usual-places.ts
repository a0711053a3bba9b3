import type { Environment } from "#book/choices.ts";

function all(place: Environment, kinds: string): Readonly<Record<string, Environment>> {
  return Object.fromEntries(kinds.split(" ").map((kind) => [kind, place]));
}

/**
 * Kinds that one thinks of together with a place, where an idea names none: a cloud is not at home on a shelf of toys, nor a
 * bin lorry in a doll’s house.
 */
export const PLACE_OF_KIND: Readonly<Partial<Record<string, Environment>>> = {
  ...all("UnderwaterKingdom", "mermaid merman fish whale dolphin octopus crab shark seahorse"),
  ...all("UnderwaterKingdom", "jellyfish starfish sea-monster lobster shrimp eel ray narwhal submarine walrus coral"),
  ...all("SpaceColony", "star moon sun comet planet meteor satellite space-probe alien astronaut"),
  ...all("SpaceColony", "space-rover moon-rover moon-rover-car space-shuttle black-hole saturn jupiter pluto neptune"),
  ...all("DesertedIsland", "captain sailor lighthouse-keeper seagull pelican pirate parrot"),
  ...all(
    "DesertedIsland",
    "ship ferry tugboat lifeboat sailing-ship fishing-boat message-bottle buoy sea-buoy sandcastle",
  ),
  ...all("SmallVillage", "cow hen rooster sheep pig piglet goat goose donkey calf lamb tractor excavator scarecrow"),
  ...all(
    "SmallVillage",
    "bin-lorry street-sweeper snowplough bulldozer combine-harvester cement-mixer steamroller crane",
  ),
  ...all(
    "SmallVillage",
    "forklift tow-truck dump-truck tanker-lorry ice-cream-van van camper-van school-bus moped quad",
  ),
  ...all("SmallVillage", "bicycle phone-box post-box letter-box lamppost streetlamp park-bench signpost wishing-well"),
  ...all("SmallVillage", "dustbin rubbish-bin zebra-crossing bus-stop windmill mill weathercock haystack wheelbarrow"),
  ...all("SmallVillage", "hot-air-balloon kite fire-hydrant church-bell school-bell sunflower potato apple-tree"),
  ...all(
    "FuturisticMetropolis",
    "bus tram police-car fire-engine ambulance ambulance-car lorry traffic-light underground",
  ),
  ...all("MedievalCastle", "knight king queen prince princess"),
  ...all("EnchantedForest", "cloud rain-cloud rainbow raindrop drop snowflake lightning thunder puddle icicle snowman"),
  ...all(
    "EnchantedForest",
    "tree fir oak-tree pine-tree chestnut-tree tree-stump leaf autumn-leaf seed acorn chestnut",
  ),
  ...all("EnchantedForest", "mushroom flower rose tulip dandelion snowdrop daffodil clover thistle nettle pine-cone"),
  ...all("EnchantedForest", "stone pebble boulder feather nest moonbeam sunbeam wind-itself rain-itself storm-itself"),
  ...all(
    "EnchantedForest",
    "fog-itself snow-itself frost-itself winter-itself spring-itself summer-itself autumn-itself",
  ),
  ...all(
    "EnchantedForest",
    "wind-who-blows breeze-who-blows gale-who-blows storm-who-roars fog-who-hides mist-who-hides",
  ),
  ...all("EnchantedForest", "night-itself morning-itself evening-itself mountain hill"),
};

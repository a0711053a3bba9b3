import type { Scenery } from "#author/sentences.ts";

export const enchantedForest: Scenery = {
  world: ["in the whispering forest", "in the middle of the old forest", "deep in the green forest"],
  spots: {
    oak: { at: "under the oldest oak", to: "to the oldest oak" },
    burrow: { at: "behind the round green door", to: "to the round green door" },
    brook: { at: "by the singing brook", to: "down to the singing brook" },
    clearing: { at: "in the sunny clearing", to: "to the sunny clearing" },
    ferns: { at: "among the giant ferns", to: "into the giant ferns" },
    hill: { at: "on the mossy hill", to: "up the mossy hill" },
  },
  neighbours: [
    { nom: "the beetles", sex: "m" },
    { nom: "the squirrels", sex: "m" },
    { nom: "the sparrows", sex: "m" },
  ],
  small: [
    { nom: "the mushrooms", sex: "m", thing: "mushroom" },
    { nom: "the bluebells", sex: "m", thing: "flower" },
    { nom: "the acorns", sex: "m", thing: "acorn" },
  ],
  lights: [
    { nom: "the fireflies", sex: "m" },
    { nom: "the lanterns in the bushes", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole forest", sex: "m" },
  seat: ["on a mossy stone", "on a fallen log"],
  murmur: [
    "The brook hummed to itself.",
    "High up, the leaves told each other secrets.",
    "A woodpecker went knock, knock, knock.",
    "The moss grew without a sound.",
  ],
};

export const medievalCastle: Scenery = {
  world: ["in a castle with seven towers", "in an old stone castle", "behind high castle walls"],
  spots: {
    gatehouse: { at: "in the room above the gate", to: "to the room above the gate" },
    kitchen: { at: "next to the castle kitchen", to: "to the castle kitchen" },
    courtyard: { at: "in the wide courtyard", to: "into the wide courtyard" },
    "rose-garden": { at: "in the rose garden", to: "into the rose garden" },
    bridge: { at: "by the old drawbridge", to: "to the old drawbridge" },
    turret: { at: "on the tallest tower", to: "up the tallest tower" },
  },
  neighbours: [
    { nom: "the jackdaws", sex: "m" },
    { nom: "the kitchen boys", sex: "m" },
    { nom: "the geese", sex: "m" },
  ],
  small: [
    { nom: "the roses", sex: "m", thing: "flower" },
    { nom: "the little bells", sex: "m", thing: "bell" },
    { nom: "the daisies in the wall", sex: "m", thing: "flower" },
  ],
  lights: [
    { nom: "the lanterns", sex: "m", thing: "lantern" },
    { nom: "the lights in the great hall", sex: "m" },
  ],
  everyone: { nom: "the whole castle", sex: "m" },
  seat: ["on a cold stone step", "on an upturned bucket"],
  murmur: [
    "The flags flapped on the towers.",
    "In the kitchen, something bubbled.",
    "A gate creaked, long and low.",
    "The old well gurgled to itself.",
  ],
};

export const desertedIsland: Scenery = {
  world: ["on a small green island", "on an island without a name", "far out on a lonely island"],
  spots: {
    hut: { at: "in a hut of driftwood", to: "to the driftwood hut" },
    hammock: { at: "beside a striped hammock", to: "to the striped hammock" },
    beach: { at: "on the white beach", to: "down to the white beach" },
    lagoon: { at: "at the blue lagoon", to: "to the blue lagoon" },
    cove: { at: "in the hidden cove", to: "to the hidden cove" },
    cliff: { at: "on the high cliff", to: "up the high cliff" },
  },
  neighbours: [
    { nom: "the crabs", sex: "m" },
    { nom: "the parrots", sex: "m" },
    { nom: "the seagulls", sex: "m" },
  ],
  small: [
    { nom: "the seashells", sex: "m", thing: "shell" },
    { nom: "the beach flowers", sex: "m", thing: "flower" },
    { nom: "the snail shells", sex: "m", thing: "shell" },
  ],
  lights: [
    { nom: "the glow-worms", sex: "m" },
    { nom: "the lanterns in the palms", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole island", sex: "m" },
  seat: ["on a lonely rock", "on an old driftwood log"],
  murmur: [
    "The waves said hush, and hush again.",
    "Somewhere a coconut fell.",
    "The palms rustled like paper.",
    "The sea breathed in and out.",
  ],
};

export const smallVillage: Scenery = {
  world: ["in a village with crooked chimneys", "in a very small village", "in the village behind the hill"],
  spots: {
    cottage: { at: "in the last cottage", to: "to the last cottage" },
    bakery: { at: "next door to the bakery", to: "to the bakery" },
    well: { at: "at the village well", to: "to the village well" },
    orchard: { at: "in the apple orchard", to: "into the apple orchard" },
    mill: { at: "behind the old mill", to: "to the old mill" },
    meadow: { at: "on the high meadow", to: "up to the high meadow" },
  },
  neighbours: [
    { nom: "the geese", sex: "m" },
    { nom: "the hens", sex: "m" },
    { nom: "the ducks", sex: "m" },
  ],
  small: [
    { nom: "the sunflowers", sex: "m", thing: "flower" },
    { nom: "the apples on the tree", sex: "m", thing: "apple" },
    { nom: "the daisies", sex: "m", thing: "flower" },
  ],
  lights: [
    { nom: "the lights in the windows", sex: "m" },
    { nom: "the lamps in the street", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole village", sex: "m" },
  seat: ["on the cold kerb", "on the old bench"],
  murmur: [
    "The church clock was two minutes late.",
    "It smelled of fresh bread.",
    "Somewhere a gate went squeak.",
    "A cart rattled over the stones.",
  ],
};

import type { Scenery } from "#author/sentences.ts";

export const spaceColony: Scenery = {
  world: ["on a small round planet", "in a colony among the stars", "on the far side of the moon"],
  spots: {
    dome: { at: "under the glass dome", to: "to the glass dome" },
    cabin: { at: "in the cabin with the porthole", to: "to the cabin with the porthole" },
    greenhouse: { at: "beside the star greenhouse", to: "to the star greenhouse" },
    dock: { at: "at the rocket dock", to: "to the rocket dock" },
    crater: { at: "in the biggest crater", to: "into the biggest crater" },
    tower: { at: "on the signal tower", to: "up the signal tower" },
  },
  neighbours: [
    { nom: "the moon mice", sex: "m" },
    { nom: "the little drones", sex: "m" },
    { nom: "the cleaning machines", sex: "m" },
  ],
  small: [
    { nom: "the moon flowers", sex: "m", thing: "flower" },
    { nom: "the little stars", sex: "m", thing: "star" },
    { nom: "the space mushrooms", sex: "m", thing: "mushroom" },
  ],
  lights: [
    { nom: "the landing lights", sex: "m" },
    { nom: "the lamps of the station", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole colony", sex: "m" },
  seat: ["on a cold moon rock", "on an empty crate"],
  murmur: [
    "The air machine purred like a cat.",
    "A satellite drifted by and blinked.",
    "Far away, a rocket hummed.",
    "The dust drifted up very slowly.",
  ],
};

export const underwaterKingdom: Scenery = {
  world: ["at the bottom of the blue sea", "in the kingdom under the waves", "deep down in the warm sea"],
  spots: {
    shell: { at: "inside a great pink shell", to: "to the great pink shell" },
    coral: { at: "in a house of coral", to: "to the coral house" },
    garden: { at: "in the seaweed garden", to: "into the seaweed garden" },
    arch: { at: "beneath the coral arch", to: "to the coral arch" },
    wreck: { at: "by the sleepy shipwreck", to: "to the sleepy shipwreck" },
    reef: { at: "on the highest reef", to: "up the highest reef" },
  },
  neighbours: [
    { nom: "the crabs", sex: "m" },
    { nom: "the sardines", sex: "m" },
    { nom: "the shrimps", sex: "m" },
  ],
  small: [
    { nom: "the seashells", sex: "m", thing: "shell" },
    { nom: "the sea flowers", sex: "m", thing: "flower" },
    { nom: "the starfish", sex: "m", thing: "star" },
  ],
  lights: [
    { nom: "the lantern fish", sex: "m" },
    { nom: "the glowing jellyfish", sex: "m" },
  ],
  everyone: { nom: "the whole kingdom", sex: "m" },
  seat: ["on a smooth pebble", "on an old anchor"],
  murmur: [
    "Bubbles went up, blub, blub, blub.",
    "The seaweed waved to everybody.",
    "Far above, a ship hummed by.",
    "A whale sang one long note.",
  ],
};

export const toyTown: Scenery = {
  world: ["in a town made for toys", "in the town on the carpet", "in a small wooden town"],
  spots: {
    dollhouse: { at: "in the yellow doll’s house", to: "to the yellow doll’s house" },
    shelf: { at: "on the lowest shelf", to: "to the lowest shelf" },
    station: { at: "at the toy station", to: "to the toy station" },
    square: { at: "in the button square", to: "to the button square" },
    box: { at: "behind the big toy box", to: "to the big toy box" },
    blocks: { at: "on the tower of blocks", to: "up the tower of blocks" },
  },
  neighbours: [
    { nom: "the marbles", sex: "m" },
    { nom: "the wind-up mice", sex: "m" },
    { nom: "the skittles", sex: "m" },
  ],
  small: [
    { nom: "the buttons", sex: "m", thing: "button" },
    { nom: "the paper flowers", sex: "m", thing: "flower" },
    { nom: "the little bells", sex: "m", thing: "bell" },
  ],
  lights: [
    { nom: "the evening lights", sex: "m" },
    { nom: "the tiny street lamps", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole town", sex: "m" },
  seat: ["on a lonely domino", "on a cotton reel"],
  murmur: [
    "The wooden train went choo and choo.",
    "A music box played half a tune.",
    "A spinning top hummed in its sleep.",
    "Somewhere a key was being wound.",
  ],
};

export const futuristicMetropolis: Scenery = {
  world: ["in a city of glass and light", "in the tallest city of all", "in the city of tomorrow"],
  spots: {
    flat: { at: "on the ninety-ninth floor", to: "to the ninety-ninth floor" },
    workshop: { at: "in a very small workshop", to: "to the workshop" },
    park: { at: "in the floating park", to: "to the floating park" },
    market: { at: "at the robot market", to: "to the robot market" },
    canal: { at: "by the silver canal", to: "to the silver canal" },
    roof: { at: "on the highest roof", to: "up to the highest roof" },
  },
  neighbours: [
    { nom: "the pigeons", sex: "m" },
    { nom: "the delivery drones", sex: "m" },
    { nom: "the vacuum cleaners", sex: "m" },
  ],
  small: [
    { nom: "the roof flowers", sex: "m", thing: "flower" },
    { nom: "the old gears", sex: "m", thing: "gear" },
    { nom: "the lift buttons", sex: "m", thing: "button" },
  ],
  lights: [
    { nom: "the lights of the city", sex: "m" },
    { nom: "the flying lanterns", sex: "m", thing: "lantern" },
  ],
  everyone: { nom: "the whole city", sex: "m" },
  seat: ["on an empty crate", "on the lowest step"],
  murmur: [
    "The trams sang as they flew past.",
    "A lift said “ping” and “good day”.",
    "The street swept itself, humming.",
    "High above, a train went whoosh.",
  ],
};

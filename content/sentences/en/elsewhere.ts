import type { Scenery } from "#author/sentences.ts";
import type { PhrasesOfRoles } from "../elsewhere.ts";

export const phrasesElsewhere: PhrasesOfRoles = {
  home: [{ at: "at home", to: "home" }],
  near: [
    { at: "just round the corner", to: "just round the corner" },
    { at: "by the big yellow sign", to: "to the big yellow sign" },
  ],
  far: [{ at: "at the far end", to: "to the far end" }],
  high: [{ at: "up at the very top", to: "up to the very top" }],
};

export const elsewhere: Omit<Scenery, "spots" | "world"> = {
  neighbours: [
    { nom: "the sparrows", sex: "m" },
    { nom: "the pigeons", sex: "m" },
  ],
  small: [
    { nom: "the little stones", sex: "m", thing: "stone" },
    { nom: "the dandelions", sex: "m", thing: "flower" },
  ],
  lights: [
    { nom: "the lanterns", sex: "m", thing: "lantern" },
    { nom: "the last lights", sex: "m" },
  ],
  everyone: { nom: "the whole neighbourhood", sex: "m" },
  seat: ["on an old suitcase", "on a wooden crate"],
  murmur: [
    "The wind hummed a tune without words.",
    "Somewhere somebody laughed.",
    "A shadow yawned and grew longer.",
    "Far away something went tick, tick, tick.",
  ],
};

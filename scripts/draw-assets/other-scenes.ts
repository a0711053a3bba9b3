import type { CastCard } from "#book/cast-card.ts";
import { scene, type Scene } from "./scenes.ts";

const HEDGEHOG: Partial<CastCard> = { garment: { kind: "scarf", colour: "red" }, size: 0.9 };
const FOX: Partial<CastCard> = { garment: { kind: "scarf", colour: "teal" } };

/** The slides that greet somebody new. */
export const ONBOARDING: Readonly<Record<string, Scene>> = {
  welcome: scene(
    {
      place: { environment: "EnchantedForest", set: 2 },
      hour: "night",
      things: [{ thing: "lantern", where: "ground" }],
    },
    [
      { kind: "hedgehog", pose: "read", mood: "happy", facing: "right", card: HEDGEHOG },
      { kind: "fox", pose: "sit", mood: "curious", looksAt: "0", facing: "left", card: FOX },
    ],
  ),
  create: scene(
    { place: { environment: "SmallVillage", set: 0, indoors: "bedroom" }, hour: "sunset", shot: "medium" },
    [
      {
        kind: "child",
        pose: "think",
        mood: "curious",
        card: { garment: { kind: "dress", colour: "yellow" }, hair: "brown" },
      },
    ],
  ),
  customize: scene({ place: { environment: "MedievalCastle", set: 0 } }, [
    {
      kind: "robot",
      pose: "wave",
      mood: "joyful",
      looksAt: "reader",
      facing: "right",
      card: { garment: { kind: "bow", colour: "orange" }, colour: "teal" },
    },
    {
      kind: "unicorn",
      pose: "stand",
      mood: "happy",
      looksAt: "reader",
      facing: "left",
      card: { garment: { kind: "none", colour: "pink" }, colour: "white" },
    },
    {
      kind: "teddy",
      pose: "cheer",
      mood: "joyful",
      looksAt: "reader",
      facing: "left",
      card: { garment: { kind: "vest", colour: "purple" } },
    },
  ]),
  progress: scene({ place: { environment: "DesertedIsland", set: 0 }, hour: "night" }, [
    {
      kind: "cat",
      pose: "point",
      mood: "joyful",
      card: { garment: { kind: "cape", colour: "red" }, colour: "orange" },
    },
  ]),
  pro: scene({ place: { environment: "MedievalCastle", set: 0, indoors: "workshop" }, hour: "night" }, [
    {
      kind: "wizard",
      pose: "lift",
      holds: "wand",
      mood: "joyful",
      facing: "right",
      card: { garment: { kind: "hat", colour: "purple" }, colour: "purple" },
    },
    {
      kind: "dragon",
      pose: "cheer",
      mood: "surprised",
      looksAt: "0",
      facing: "left",
      card: { garment: { kind: "none", colour: "gold" }, size: 0.9 },
    },
  ]),
  share: scene({ place: { environment: "SmallVillage", set: 2 } }, [
    {
      kind: "bear",
      pose: "hold",
      holds: "book",
      mood: "happy",
      looksAt: "1",
      facing: "right",
      card: { garment: { kind: "scarf", colour: "blue" } },
    },
    {
      kind: "rabbit",
      pose: "cheer",
      mood: "joyful",
      looksAt: "0",
      facing: "left",
      card: { garment: { kind: "bow", colour: "pink" }, size: 0.8 },
    },
  ]),
};

/** What stands where a story has no cover, or where it cannot be shown. */
export const DEFAULT_COVER: Scene = scene(
  {
    place: { environment: "EnchantedForest", set: 2 },
    hour: "night",
    shot: "medium",
    things: [{ thing: "moon", where: "sky" }],
  },
  [{ kind: "hedgehog", pose: "read", mood: "happy", card: HEDGEHOG }],
);

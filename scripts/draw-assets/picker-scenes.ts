import type { CastCard } from "#book/cast-card.ts";
import type { CharacterType, Environment, Genre, Theme } from "#book/choices.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { scene, type Scene } from "./scenes.ts";

const at = (environment: Environment, set = 0, indoors?: PagePlan["place"]["indoors"]) => ({
  place: { environment, set, ...(indoors && { indoors }) },
});
const wearing = (
  kind: CastCard["garment"]["kind"],
  colour: CastCard["garment"]["colour"],
  over: Partial<CastCard> = {},
) => ({
  garment: { kind, colour },
  ...over,
});

const CHARACTER_TYPE: Readonly<Record<CharacterType, Scene>> = {
  Animals: scene({ ...at("EnchantedForest"), shot: "close" }, [
    {
      kind: "hedgehog",
      pose: "wave",
      mood: "joyful",
      looksAt: "reader",
      facing: "right",
      card: wearing("scarf", "red", { size: 0.9 }),
    },
    { kind: "fox", pose: "stand", mood: "happy", looksAt: "reader", facing: "left", card: wearing("scarf", "teal") },
  ]),
  RobotsAI: scene({ ...at("FuturisticMetropolis", 0), shot: "close" }, [
    {
      kind: "robot",
      pose: "wave",
      mood: "joyful",
      looksAt: "reader",
      card: wearing("none", "blue", { colour: "teal" }),
    },
  ]),
  MythicalCreatures: scene({ ...at("MedievalCastle", 0), shot: "close", hour: "sunset" }, [
    {
      kind: "dragon",
      pose: "cheer",
      mood: "joyful",
      looksAt: "reader",
      card: wearing("scarf", "gold", { colour: "green" }),
    },
  ]),
  Superheroes: scene({ ...at("FuturisticMetropolis", 1), shot: "close" }, [
    {
      kind: "hero",
      pose: "fly",
      mood: "determined",
      looksAt: "reader",
      card: wearing("cape", "red", { colour: "blue", hair: "brown" }),
    },
  ]),
  EverydayPeople: scene({ ...at("SmallVillage", 1), shot: "close" }, [
    {
      kind: "child",
      pose: "wave",
      mood: "joyful",
      looksAt: "reader",
      facing: "right",
      card: wearing("dress", "yellow", { hair: "black", skin: "brown" }),
    },
    {
      kind: "child",
      pose: "stand",
      mood: "happy",
      looksAt: "reader",
      facing: "left",
      card: wearing("vest", "teal", { hair: "red", skin: "light" }),
    },
  ]),
  ToysBroughtToLife: scene({ ...at("ToyTown", 0), shot: "close" }, [
    { kind: "teddy", pose: "cheer", mood: "joyful", looksAt: "reader", card: wearing("bow", "red") },
  ]),
  FantasyBeings: scene({ ...at("EnchantedForest", 2), shot: "close", hour: "night" }, [
    {
      kind: "fairy",
      pose: "fly",
      mood: "joyful",
      looksAt: "reader",
      holds: "wand",
      card: wearing("dress", "pink", { hair: "red" }),
    },
  ]),
};

const ENVIRONMENT: Readonly<Record<Environment, Scene>> = {
  EnchantedForest: scene({ ...at("EnchantedForest", 2), shot: "wide" }, []),
  SpaceColony: scene({ ...at("SpaceColony", 0), shot: "wide", hour: "sunset" }, []),
  UnderwaterKingdom: scene({ ...at("UnderwaterKingdom", 0), shot: "wide" }, []),
  ToyTown: scene({ ...at("ToyTown", 1), shot: "wide" }, []),
  MedievalCastle: scene({ ...at("MedievalCastle", 0), shot: "wide" }, []),
  FuturisticMetropolis: scene({ ...at("FuturisticMetropolis", 2), shot: "wide", hour: "sunset" }, []),
  DesertedIsland: scene({ ...at("DesertedIsland", 0), shot: "wide" }, []),
  SmallVillage: scene({ ...at("SmallVillage", 0), shot: "wide" }, []),
};

const GENRE: Readonly<Record<Genre, Scene>> = {
  Fairytale: scene({ shot: "close", ...at("MedievalCastle", 0), hour: "dawn" }, [
    {
      kind: "unicorn",
      pose: "stand",
      mood: "happy",
      looksAt: "reader",
      card: wearing("crown", "gold", { colour: "white" }),
    },
  ]),
  Adventure: scene({ shot: "close", ...at("DesertedIsland", 1) }, [
    { kind: "cat", pose: "hold", holds: "map", mood: "determined", card: wearing("hat", "red", { colour: "orange" }) },
  ]),
  SciFi: scene({ shot: "close", ...at("SpaceColony", 0), hour: "night" }, [
    { kind: "robot", pose: "point", mood: "curious", card: wearing("none", "blue", { colour: "silver" }) },
  ]),
  Mystery: scene({ shot: "close", ...at("SmallVillage", 0), hour: "night", weather: "fog" }, [
    { kind: "owl", pose: "hold", holds: "lantern", mood: "curious", card: wearing("vest", "purple") },
  ]),
  Comedy: scene({ shot: "close", ...at("ToyTown", 2), things: [{ thing: "ball", where: "ground" }] }, [
    { kind: "bear", pose: "jump", mood: "joyful", looksAt: "reader", card: wearing("hat", "yellow") },
  ]),
  Historical: scene({ shot: "close", ...at("MedievalCastle", 1) }, [
    {
      kind: "child",
      pose: "hold",
      holds: "letter",
      mood: "proud",
      looksAt: "reader",
      card: wearing("coat", "brown", { hair: "blond" }),
    },
  ]),
  Fantasy: scene({ shot: "close", ...at("MedievalCastle", 0, "cave"), hour: "night" }, [
    {
      kind: "wizard",
      pose: "lift",
      holds: "wand",
      mood: "surprised",
      card: wearing("hat", "purple", { colour: "purple" }),
    },
  ]),
};

const THEME: Readonly<Record<Theme, Scene>> = {
  Friendship: scene({ ...at("EnchantedForest", 0), shot: "close" }, [
    { kind: "bear", pose: "hug", mood: "happy", looksAt: "1", facing: "right", card: wearing("scarf", "blue") },
    {
      kind: "rabbit",
      pose: "hug",
      mood: "joyful",
      looksAt: "0",
      facing: "left",
      card: wearing("bow", "pink", { size: 0.9 }),
    },
  ]),
  Learning: scene({ ...at("MedievalCastle", 0, "workshop"), shot: "close" }, [
    { kind: "owl", pose: "read", mood: "curious", card: wearing("glasses", "gold") },
  ]),
  Family: scene({ ...at("SmallVillage", 2), shot: "close" }, [
    {
      kind: "child",
      pose: "hold-hands",
      mood: "joyful",
      looksAt: "1",
      facing: "right",
      card: wearing("dress", "red", { hair: "brown", size: 0.8 }),
    },
    {
      kind: "grown-up",
      pose: "hold-hands",
      mood: "happy",
      looksAt: "0",
      facing: "left",
      card: wearing("vest", "teal", { hair: "brown", size: 1.25 }),
    },
  ]),
  Nature: scene({ ...at("EnchantedForest", 1), shot: "close" }, [
    {
      kind: "rabbit",
      pose: "hold",
      holds: "flower",
      mood: "happy",
      card: wearing("none", "green", { colour: "brown" }),
    },
  ]),
  Imagination: scene(
    { ...at("SmallVillage", 1), shot: "close", hour: "night", things: [{ thing: "moon", where: "sky" }] },
    [
      {
        kind: "child",
        pose: "reach",
        mood: "joyful",
        looksAt: "moon",
        card: wearing("cape", "purple", { hair: "black", skin: "tan" }),
      },
    ],
  ),
};

/** A picture for each choice of a story's form, by the form's field and its value. */
export const PICKERS: Readonly<Record<string, Readonly<Record<string, Scene>>>> = {
  characterType: CHARACTER_TYPE,
  environment: ENVIRONMENT,
  genre: GENRE,
  theme: THEME,
};

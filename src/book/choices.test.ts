import { expect, test } from "vitest";
import { CharacterType, Complexity, Environment, Theme } from "./choices.ts";

test("seven kinds of characters (S3.11)", () =>
  expect(CharacterType.options).toEqual([
    "Animals",
    "RobotsAI",
    "MythicalCreatures",
    "Superheroes",
    "EverydayPeople",
    "ToysBroughtToLife",
    "FantasyBeings",
  ]));

test("eight places where a story happens (S3.12)", () =>
  expect(Environment.options).toEqual([
    "EnchantedForest",
    "SpaceColony",
    "UnderwaterKingdom",
    "ToyTown",
    "MedievalCastle",
    "FuturisticMetropolis",
    "DesertedIsland",
    "SmallVillage",
  ]));

test("five themes (S3.14)", () =>
  expect(Theme.options).toEqual(["Friendship", "Learning", "Family", "Nature", "Imagination"]));

test("five reading levels (S3.15)", () =>
  expect(Complexity.options).toEqual(["Spark", "Seeker", "Dreamer", "Adventurer", "Visionary"]));

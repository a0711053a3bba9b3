import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["en", "Deep down in the sea there is a town made of shells, and the crab has lost its key", "UnderwaterKingdom"],
  ["en", "In Toytown, where all the toys live, the drum has lost its sticks", "ToyTown"],
  [
    "en",
    "Nobody in the city has seen a horse since all the cars learnt to fly. It is the year 2450",
    "FuturisticMetropolis",
  ],
  ["en", "school trip to the moon base", "SpaceColony"],
  ["en", "a parrot and a cook on a tiny island, both want to be king", "DesertedIsland"],
  ["ro", "În orașul de pe fundul oceanului s-a stins lumina", "UnderwaterKingdom"],
  ["ro", "orășelul jucăriilor, soldățelul fără tobă", "ToyTown"],
  ["ro", "În colonia de pe Marte nu plouă niciodată", "SpaceColony"],
  ["ro", "Un oraș cu mașini zburătoare și o bicicletă veche", "FuturisticMetropolis"],
  ["de", "Ganz unten im Meer gibt es eine Stadt aus Muscheln", "UnderwaterKingdom"],
  ["de", "Es gibt eine Stadt, in der nur Spielsachen wohnen", "ToyTown"],
  ["de", "ein kleiner roboter in der marssiedlung findet eine blume", "SpaceColony"],
  ["de", "In der Zukunft steht in der Stadt noch ein einziges Fahrrad", "FuturisticMetropolis"],
  ["de", "Küchenjunge Wenzel und der Schlüssel vom Burgtor", "MedievalCastle"],
] as const)("a world that is named outright holds whatever else is named, in %s: %s", (language, idea, world) => {
  expect(readIdea(idea, language).environment.value).toBe(world);
});

test.each([
  ["en", "A bear wants to knit a scarf for the moon"],
  ["ro", "Un urs vrea să tricoteze un fular pentru lună"],
  ["de", "Ein Bär möchte einen Schal für den Mond stricken"],
] as const)("who makes something for the moon does not live there (%s): %s", (language, idea) => {
  expect(readIdea(idea, language).environment.value).toBe("EnchantedForest");
});

test.each([
  ["en", "little cloud who can't rain", "EnchantedForest"],
  ["ro", "un nor mic care nu poate ploua", "EnchantedForest"],
  ["en", "A phone box waits for one more call", "SmallVillage"],
  ["de", "Das Müllauto Rudi will auch mal sauber sein", "SmallVillage"],
  ["en", "The little blue kettle who wanted to sing", "ToyTown"],
] as const)("a thing that comes alive is at home where one meets it (%s): %s", (language, idea, place) => {
  expect(readIdea(idea, language).environment.value).toBe(place);
});

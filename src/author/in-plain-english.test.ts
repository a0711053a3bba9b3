import { describe, expect, test } from "vitest";
import { inPlainEnglish } from "./in-plain-english.ts";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "en").figures;
  return [hero?.name, hero?.concept];
};

describe("English that parents type is read in the plain way that it means", () => {
  test.each([
    ["Zamboni who dreams of racing", "A zamboni who dreams of racing"],
    ["Igloo that is afraid of spring", "An igloo that is afraid of spring"],
    ["Tilly the tortoises first sleepover", "Tilly the tortoise’s first sleepover"],
    ["once theres a potato and he didnt want to be chips", "once there’s a potato and he didn’t want to be chips"],
    ["A fox who lost her hat (sorry, dictated by a four year old)", "A fox who lost her hat"],
    ["Told by Rafe aged 6: a goat ate the moon", "a goat ate the moon"],
    ["A shy goat, please, and no miracle cure.", "A shy goat."],
    ["She found a drip stand they call Stan.", "She found a drip stand called Stan."],
  ])("%s", (typed, meant) => {
    expect(inPlainEnglish(typed)).toBe(meant);
  });

  test.each(["Alba who sings", "Somebody who cares", "A fox and its tail", "He is 8 years old", "The queen herself"])(
    "what is plain already stays: %s",
    (typed) => {
      expect(inPlainEnglish(typed)).toBe(typed);
    },
  );
});

describe("the hero is whoever an English idea is about", () => {
  test.each([
    // What somebody has, where it wants or feels something itself.
    ["Mia’s teddy wants to travel", "", "teddy"],
    ["Nana’s gramophone dreams of the opera", "", "gramophone"],
    ["Tom’s cat hates Mondays", "", "cat"],
    // A part that is played, and who plays it.
    ["Who took the buns? The detective is a goose.", "", "goose"],
    // A flower's or a bird's word that is what a child is called.
    ["Poppy is having her tonsils out at the hospital", "Poppy", ""],
    ["Two spoons in a drawer, Silver and Stan, both want to be picked", "Silver", "spoon"],
    ["A grumpy cactus, Spike, gets a balloon for a neighbour", "Spike", "cactus"],
    ["A small wooden boat, Effie Rose, longs for the sea", "Effie Rose", "boat"],
    ["A parrot, Captain Squawk, is marooned with one coconut", "Captain Squawk", "parrot"],
    ["A lion lamp that cannot sleep", "", "lantern"],
    ["A knight’s daughter wants to be a blacksmith", "", "girl"],
    ["Saw a fox in the car park. My son says it shops on Tuesdays. please write that", "", "fox"],
    ["My son collects pebbles. One of the pebbles should be the hero, a boring grey one", "", "pebble"],
    ["In our flat the lift breaks. There must be a gremlin in it. He’s called Otis.", "Otis", "gremlin"],
    ["a ute called Trevor is stuck in the mud", "Trevor", "ute"],
    ["There’s a dome on a far moon. Ravi is the only one who can’t float.", "Ravi", ""],
    // What is asked for, whoever was wondered about or told of before.
    ["My wee girl keeps asking where the sun goes at night. Maybe a hare that follows it over the hills?", "", "hare"],
    [
      "Zak is eight and says stories are for babies. Try him with a hamster who has to find the batteries.",
      "",
      "hamster",
    ],
    [
      "Archie is seven and knows all there is to know about lighthouses. So it has to be a lighthouse, all alone.",
      "",
      "lighthouse",
    ],
    ["Gogo says there’s a weaver that builds his nest wrong. A story about that weaver please!", "", "weaver"],
    ["Everybody tells the vuvuzela to keep quiet, until a boy gets lost and they need a big noise", "", "vuvuzela"],
  ])("%s", (idea, name, concept) => {
    expect(heroOf(idea)).toEqual([name, concept]);
  });
});

test.each([
  ["A caterpillar who does not want to turn into a butterfly", "avoid turning into a butterfly"],
  ["a potato named Kevin and he didnt want to be chips", "avoid being chips"],
])("what somebody wants or does not want is read: %s", (idea, goal) => {
  expect(readIdea(idea, "en").goal?.phrase).toBe(goal);
});

test.each([
  [
    "My boy, load shedding, so scared when the lights go. a candle story please",
    "{he} is so scared when the lights go",
  ],
  // What several do, said of the one whom the book is about.
  ["trolls don't cry", "{he} doesn’t cry"],
  ["twins swap names for a day", "{he} swaps names for a day"],
  ["The traffic lights have fallen in love", "{he} has fallen in love"],
  ["So a teddy with a suitcase please.", "{he} has a suitcase"],
])("what is told of somebody is whole: %s", (idea, clause) => {
  expect(readIdea(idea, "en").trouble?.clause).toBe(clause);
});

test("names alone are nothing that a book is about", () => {
  expect(readIdea("Milo and Otis (dogs) get lost at the county show", "en").trouble).toBeUndefined();
});

test("a can is what goes or leaks, and no verb", () => {
  expect(readIdea("A tin can goes through the plant and hopes to become a bike", "en").trouble?.clause).toBe(
    "{he} hopes to become a bike",
  );
});

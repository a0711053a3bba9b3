import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "en").figures;
  return [hero?.name, hero?.concept];
};

describe("who is asked for is the hero, and nobody of whom was told before", () => {
  test.each([
    // Whoever writes, and what they do.
    [
      "I drive a night bus and my two only see me at breakfast. Could we please have one about a moth who works nights?",
      "moth",
    ],
    [
      "teacher here. we've got a new boy who doesn't talk yet. I'd love a story where a mouse who never speaks listens",
      "mouse",
    ],
    ["My partner is a postie and never home. Can you make a story about a letter that nobody collects?", "letter"],
    // The child that the book is for.
    [
      "Freya is six and has to wear a brace on her back. Something about a snail whose shell is too tight please",
      "snail",
    ],
    [
      "My boy is called Idris and he stutters. He wants a dragon who sneezes whenever he says something important.",
      "dragon",
    ],
    ["Lottie is three and hides her peas. Could you do a story about a little pig who decides to eat one?", "pig"],
    ["for my niece, who hates her red hair: a fox cub who wants to be grey", "fox"],
    ["My grandson wants a crocodile that is scared of brushing his teeth.", "crocodile"],
    [
      "our little one Jago wants to be a pelican. not a story about a boy, a proper pelican, who steals chips",
      "pelican",
    ],
    // An occasion, a season, a group.
    ["Harvest is over and the shed is full. A very old tractor who thinks he's going to be sold for parts.", "tractor"],
    ["World Book Day is coming and my class of 28 have asked for a rhubarb. He wants to be the tallest.", "rhubarb"],
    ["It's nearly Diwali. There's this one little lantern, and all the others are lit and he isn't.", "lantern"],
    // What a child says, and what it asks.
    ["ma wee boy thinks there's a monster in the close. mibbe the monster's just waitin on somebody", "monster"],
    ["My twins want to know what the tooth fairy does with all the teeth. Please settle it", "tooth-fairy"],
    ["ok here's one from my 4yo: A POTATO. it has legs. it runs away from mummy", "potato"],
    // What was told of in the talk, and begins the story.
    ["It's for my dad, he's a plumber and nearly sixty. The plumber follows a drip and finds a tiny queen.", "plumber"],
    [
      "We lost our gran in March. Nobody sits in her chair. Could there be a story about the chair? It misses her.",
      "chair",
    ],
  ])("%s", (idea, kind) => {
    expect(heroOf(idea)).toEqual(["", kind]);
  });
});

describe("a name belongs to whoever it is given to", () => {
  test.each([
    [
      "I'm at the hospital with my boy, he calls his drip Spike. Could Spike be a tiny knight who guards his hand?",
      "Spike",
      "knight",
    ],
    [
      "Our rabbit Biscuit lost a leg and the children are upset. Could Biscuit win a race in the end?",
      "Biscuit",
      "rabbit",
    ],
    [
      "Her name is Josie, she hates pokes. Write about a maple tree getting tapped. Her name is Josie but she wants the tree to be called Gerald.",
      "Gerald",
      "maple-tree",
    ],
    [
      "I promised my daughter I'd ask for a snail with a stripe. Name of Turbo Tina. She wants to win.",
      "Turbo Tina",
      "snail",
    ],
  ])("%s", (idea, name, kind) => {
    expect(heroOf(idea)).toEqual([name, kind]);
  });
});

describe("a story that is asked for about whoever was told of is theirs", () => {
  test.each([
    [
      "My daughter Poppy loves the pool but not the deep end. She says there is a shark in it. Can you write that she swims there?",
      "Poppy",
    ],
    ["Our son Remy starts school on Monday. Can it be about a little boy called Remy please", "Remy"],
    ["My lad Kieran has a stammer and is dreading the school play. Can there be a donkey that helps him?", "Kieran"],
    [
      "Amara, who is seven, is moving and cross with us. It would be lovely to have a story about a girl who moves.",
      "Amara",
    ],
  ])("%s", (idea, name) => {
    expect(heroOf(idea)[0]).toBe(name);
  });
});

import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("an English idea has its hero", () => {
  test.each([
    // The setting and whoever writes stand before somebody who is there.
    ["The beach is closed for winter. There's a crab called Odile who misses being chased.", "Odile", "crab"],
    ["The boys and I invented this on holiday. There's a carrot called Ted who is scared of soup.", "Ted", "carrot"],
    ["My wife and I made this up. There's a cow called Nora and she only gives milkshake.", "Nora", "cow"],
    [
      "I'm a nanny and the twins are mad about the milk float. A story where Colin the milkman loses his whistle.",
      "Colin",
      "milkman",
    ],
    [
      "My wife is in the army and away till May. Could you do one about a little tugboat whose mummy is far out at sea?",
      "",
      "tugboat",
    ],
    ["I'm a doctor and I work weekends. My little girl Ama thinks I like my patients more than her.", "Ama", "girl"],
    ["How about Zuri, a giraffe with a very short neck?", "Zuri", "giraffe"],
    // Things that are one together, and sides that are taken.
    ["A pair of football boots under the stairs. They've never scored and Sam has outgrown them.", "", "football-boot"],
    ["Our bench in the park got painted green. Could be told from the bench's perspective.", "", "park-bench"],
    ["The toys wake up and have to find the rag doll's missing button", "", "toy"],
    // The one of many who is not as they are.
    ["All the eels crackle with light, apart from one little eel named Zip. He can't make a spark.", "Zip", "eel"],
    ["All the fish glow, apart from one small anglerfish called Glim.", "Glim", "anglerfish"],
    ["In the city of tomorrow all the buses hover. Only one rusty tram still needs rails.", "", "tram-car"],
    ["Flo isn't pink like all of the other flamingos", "Flo", "flamingo"],
    ["Foxes live behind our flats and the kids have called one Kev. Kev wants a proper den.", "Kev", "fox"],
    // What somebody is told to be behind the name.
    ["Meet Bea. She's a slug and she has entered a race.", "Bea", "slug"],
    ["The digger outside has been going all week. My son calls it Big Reg.", "Big Reg", "excavator"],
    // Words that look like somebody and are a deed, a size or a sort of story.
    ["Dad cooks tea and everything goes wrong", "", "father"],
    ["It's the giant vegetable show and old Mrs Pettigrew has never won.", "Mrs Pettigrew", "woman"],
    ["A pirate adventure, a raccoon who wants her own ship", "", "raccoon"],
    ["The church bell has cracked and the ringer, Tilda, has to ring in the new year somehow", "Tilda", "ringer"],
    ["A concert in the octopus's garden, and the seahorse has lost his voice", "", "seahorse"],
    ["a match that won't light", "", "match"],
    ["Mo's a mouse and he's sure the moon is cheese.", "Mo", "mouse"],
    ["Edith is ninety and lives alone with too many clocks.", "Edith", "woman"],
    ["Why does the moon follow us home?", "", "moon"],
    ["a queen who's fed up", "", "queen"],
    ["We are moving from Leicester to Glasgow and Amara, who is seven, is cross with us", "Amara", ""],
  ])("%s", (idea, name, concept) => {
    const [hero] = readIdea(idea, "en").figures;
    expect([hero?.name, hero?.concept]).toEqual([name, concept]);
  });
});

test.each([
  ["teddy left on the bus", "bus"],
  ["An umbrella that's been forgotten at the train station", "toy-train"],
  ["ambulance with no siren", "water-sprite"],
  ["a badger who is the postman for the whole wood and can't read", "postman"],
])("what an English idea only rides in, waits at or is does not come along: %s", (idea, concept) => {
  expect(readIdea(idea, "en").figures.map((figure) => figure.concept)).not.toContain(concept);
});

test.each([
  ["A queen who's fed up of being queen", "{he} is fed up of being queen"],
  ["An umbrella that's been forgotten in the rain", "{he} has been forgotten in the rain"],
  ["Luca's got a new stepdad and isn't sure about him", "{he} has got a new stepdad and isn't sure about him"],
  ["a pumpkin nobody wanted to carve", "nobody wanted to carve {him}"],
  ["a postbox nobody posts letters in any more", "nobody posts letters in {him} any more"],
  ["Ben's new baby sister", "{he} has a new baby sister"],
  ["a narwhal embarrassed about his tusk", "{he} is embarrassed about his tusk"],
  ["Hedgehog invited to a balloon party", "{he} is invited to a balloon party"],
  ["the very first tooth that doesn't want to fall out", "{he} doesn't want to fall out"],
  ["A fish called Glim. Her lamp has never lit up. She doesn't want to go.", "Her lamp has never lit up"],
  ["The captain's parrot has learnt a rude word", "{he} has learnt a rude word"],
])("an English trouble is told as a whole sentence: %s", (idea, clause) => {
  expect(readIdea(idea, "en").trouble?.clause).toBe(clause);
});

test.each([
  ["Wolf moves in next door. All he wants is to borrow some sugar.", "borrow some sugar"],
  ["What he really wants is for someone to give him a ride. He's a donkey.", "get someone to give him a ride"],
  ["the last Christmas tree in the shop, hoping somebody will take it home", "get somebody to take it home"],
  ["A little engine who is only allowed to go back and forth and wants to see the sea", "see the sea"],
  ["A tiger wakes up and his stripes have slipped off in the night", "find his stripes"],
  ["skeleton missing one bone", "bone"],
  ["why does the sea have waves? asks Rosie", "why the sea has waves"],
  ["what does an ice cream van do when it snows?", "what an ice cream van does when it snows"],
  ["Amelia is worried she won't find her way at night", "the thought that she won’t find her way at night"],
  ["An old bus that is going to be scrapped", "being scrapped"],
  ["wellies who think they are going to be thrown out, and there's a new baby on the way", "being thrown out"],
  ["the old oak who'd like a treehouse of its own", "have a treehouse of its own"],
  ["the wind wants somebody to play with", "have somebody to play with"],
  ["Gary finds a teddy in a bin and knocks on doors to find out whose it is", "find out whose teddy it is"],
  ["A crane who can't stand on one leg", "stand on one leg"],
])("an English goal is the hero’s, and no other word of it: %s", (idea, phrase) => {
  expect(readIdea(idea, "en").goal?.phrase).toBe(phrase);
});

test.each([
  ["Lottie gets her first hearing aids and the world is so loud"],
  ["A traffic light stuck on green"],
  ["Twin sisters who are sick of being dressed the same"],
  ["a knight whose armour has gone rusty"],
  ["a pumpkin nobody wanted to carve"],
  ["a sandcastle waiting for the tide to come in"],
  ["crow steals the mayor's shiny chain"],
])("a noun, and what nobody wants, makes no goal: %s", (idea) => {
  expect(readIdea(idea, "en").goal).toBeUndefined();
});

import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "en").figures;
  return [hero?.name, hero?.concept];
};

test.each([
  [
    "My twins keep asking what lives behind the fridge. I told them a beetle in wellington boots and now they want the book. What is he doing there and who does he miss?",
    "",
    "beetle",
  ],
  [
    "The kids wanted to know who rings the school bell. I said a very small dragon with big ears, so please write about him.",
    "",
    "dragon",
  ],
  [
    "My middle one has to wear an eye patch from Monday and is full of questions. Could a lighthouse be the main character? It has only one eye after all.",
    "",
    "lighthouse",
  ],
  ["I'd like a midwife as the heroine please, one who is afraid of storks.", "", "midwife"],
  [
    "I run a toddler group. One of mine pinches when she's tired. A small lobster with the same habit might help. No lectures.",
    "",
    "lobster",
  ],
  [
    "As a foster carer I see lots of children who hide food. I was thinking about a squirrel who keeps nuts in her cheeks and can't talk because of it.",
    "",
    "squirrel",
  ],
  [
    "My daughter was sick on the coach and is mortified. I had in mind a pelican who is travel sick, nothing too gross.",
    "",
    "pelican",
  ],
  [
    "we are a family of beekeepers. a small smoker is always out of puff and lets everybody down. what if he found a job of his own",
    "",
    "smoker",
  ],
  ["We live above a bakery. A little flour sack dreams of being a pillow.", "", "sack"],
  [
    "My stepdaughter has two bedrooms and always forgets things. I thought of a snail with a spare shell who never knows which one to sleep in.",
    "",
    "snail",
  ],
  [
    "My 4yo is missing her nan, who kept hens. I was wondering about a hen who waits at the gate every morning. Gentle please.",
    "",
    "hen",
  ],
  [
    "Our neighbour's boy asks about the crane across the road every day. He says it looks sad. I'd love a story in which the crane gets to lift something nice.",
    "",
    "crane-bird",
  ],
  [
    "My husband is a lorry driver and away all week. A little swallow, Zip, waits for her dad to come back over the sea.",
    "Zip",
    "swallow",
  ],
  ["Mummy's got a new job and the toy rabbit isn't happy about it", "", "toy-rabbit"],
  ["Daddy is going away with the navy and the little penguin counts the sleeps", "", "penguin"],
  ["new puppy arriving, heroine is Ivy, 5", "Ivy", ""],
  ["baby brother here now, main character: Theo, nearly 4", "Theo", ""],
  ["My mate's lad Callum wants to be a lollipop man like his grandad. The others laughed.", "Callum", "boy"],
  ["my granddaughter elsie is 4 and mad on buses, a double decker who has lost his top deck please", "", "bus"],
  ["our hamster Peanut died yesterday. a soft story please about a hamster who becomes a star", "Peanut", "hamster"],
  ["our old dog jasper had to be put to sleep and the children ask where he went", "Jasper", "dog"],
  ["I want a gosling who thinks the postman's bicycle is his mum. He chases it everywhere.", "", "goose"],
  ["I want a calf that believes the tractor is her father and won't leave its side", "", "calf"],
  [
    "Have you got anything about a hearing dog? Ours is called Biscuit and he is scared of the hoover.",
    "Biscuit",
    "dog",
  ],
  ["My lad says all heroes are boring. So: a teaspoon who is too shy to stir.", "", "teaspoon"],
  [
    "We've just come back from Wales and they talk of nothing but the steam railway. Maybe an engine called Dilys who is frightened of tunnels?",
    "Dilys",
    "engine",
  ],
  [
    "Bit of an odd one. The boys made up a monster called Gloop at breakfast. He only eats odd socks and he's run out.",
    "Gloop",
    "monster",
  ],
  ["Is it possible to have a story where the hero is a hearing aid?", "", "hearing-aid"],
  ["She'll only sleep if it's about a digger. Make it a digger that hates mud.", "", "excavator"],
  [
    "It's for my nan who is 80 and still likes fairy tales. A very old wizard who can't find his glasses.",
    "",
    "wizard",
  ],
  ["In our class we hatched chicks in the incubator and one of them, Bertie, came out last.", "Bertie", "chick"],
])("whom a parent proposes is the hero, not whom they talk of before: %s", (idea, name, concept) => {
  expect(heroOf(idea)).toEqual([name, concept]);
});

test.each([
  ["The milkman's float has broken down and nobody on the street has milk for breakfast", "", "milkman"],
  ["The librarian's glasses have vanished and all the books are getting mixed up", "", "librarian"],
  [
    "A gnome sweeps our playground when it's dark. He has found a lost mitten and wants to give it back. Only the girl with one cold hand knows whose it is.",
    "",
    "gnome",
  ],
  ["Triplets in a lighthouse with one bunk bed and a very nosy gull", "", "triplet"],
  ["Two sisters on a raft with one paddle and a grumpy pelican", "", "sister"],
  [
    "The smallest wave can only tickle toes. Her sisters are breakers and they get to crash on the rocks. She wants to do something mighty once.",
    "",
    "wave",
  ],
  ["The youngest cloud only makes drizzle. His uncles are thunderclouds.", "", "cloud"],
  ["Nan's allotment and a giant pumpkin", "", "grandmother"],
  ["Grandpa's shed and the very shy spider", "", "spider"],
  ["The village shop is closing. Mr Patel's cat doesn't know where to sleep now.", "", "cat"],
  ["It is market day in the town square. Under the cheese stall a mouse called Edam makes a plan.", "Edam", "mouse"],
  [
    "At the bottom of our stairs there is a cupboard. A moth called Velvet lives there and is afraid of the light.",
    "Velvet",
    "moth",
  ],
  ["The school rabbit escaped during assembly and it was Noah's job to shut the hutch", "", "rabbit"],
  ["The nursery tortoise went missing on Friday when it was Amina's day to feed him", "", "turtle"],
  ["It has rained for a week. Worm is delighted but his friend the ant is not.", "", "earthworm"],
  ["Every evening the lamplighter walks past. The fox cub waits for him by the gate.", "", "lamplighter"],
  [
    "Three kittens after the storm. The ginger one, she's called Marmalade, won't come out from under the shed.",
    "Marmalade",
    "cat",
  ],
])("a scene, an owner or a bystander is not the hero: %s", (idea, name, concept) => {
  expect(heroOf(idea)).toEqual([name, concept]);
});

test.each([
  ["There are ten pencils in the pot and the shortest, Stubby, is never picked", "Stubby", "pencil"],
  ["The cement mixer at the end of our road is called Rumble and he makes everyone jump", "Rumble", "cement-mixer"],
  ["A small excavator, Dodo, who is afraid of holes", "Dodo", "excavator"],
  [
    "A hedgehog comes to our garden in the evening, the children named him Stanley. He can't find his way under the new fence.",
    "Stanley",
    "hedgehog",
  ],
  ["Prince Otto has to wear a golden collar because all princes do. He'd rather wear mud.", "Otto", "prince"],
  ["Princess Mabel hates balls and wants to fix clocks", "Mabel", "princess"],
  ["Captain Bess is a retired bus driver who becomes a pirate", "Captain Bess", "bus-driver"],
  ["Nurse Olive is frightened of blood", "Nurse Olive", "doctor"],
  ["Sergeant Paws, the police cat, has lost his whistle", "Sergeant Paws", "cat"],
  ["Chef Antonio can't taste anything any more", "Antonio", "cook"],
])("a name told apart or behind a title is its bearer’s: %s", (idea, name, concept) => {
  expect(heroOf(idea)).toEqual([name, concept]);
});

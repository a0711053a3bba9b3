import type { Aside } from "#author/sentences.ts";

export const oopsOfBodies: readonly Aside[] = [
  {
    bodies: ["bird"],
    low: "One feather stood up straight.",
    middle: "Three feathers pointed to the left, and one to the right.",
    high: "When it was over, three feathers pointed to the left, and the fourth asked for the way.",
  },
  {
    bodies: ["bird", "insect"],
    low: "The wings were in a knot.",
    middle: "The wings had tied themselves in a bow.",
    high: "Somehow the wings had tied themselves in a bow, and quite a pretty one, as bows go.",
  },
  {
    bodies: ["swimmer"],
    low: "Bubbles came out. Blub!",
    middle: "A great many bubbles came up, and each of them said blub.",
    high: "A long row of bubbles came up. Each of them said blub in a different voice.",
  },
  {
    bodies: ["swimmer"],
    low: "Front was back, and back was front.",
    middle: "For a while it was not clear which end was in front.",
    high: "For quite a while nobody could have said which end was the front. Neither end would admit it.",
  },
  {
    bodies: ["scales"],
    low: "It spun round like a lid.",
    middle: "It went round and round like the lid of a pot.",
    high: "It went round and round like the lid of a pot, slower and slower: wawawawa.",
  },
  {
    bodies: ["insect"],
    low: "Six legs, and no two agreed.",
    middle: "Six legs wanted to go in six directions.",
    high: "There were six legs, and they wanted to go in six directions. For a moment each of them did.",
  },
  {
    bodies: ["vehicle"],
    low: "Toot! That was the horn.",
    middle: "Something went toot that had never gone toot before.",
    high: "Something went toot that had never gone toot before. Then everything went toot, except for the horn.",
  },
  {
    bodies: ["vehicle"],
    low: "One light looked the wrong way.",
    middle: "One of the lamps was looking at the sky.",
    high: "One of the lamps was looking at the sky now, and it seemed to like it there.",
  },
  {
    bodies: ["spirit"],
    low: "It all went very wobbly.",
    middle: "Everything wobbled, like a pudding on a train.",
    high: "Everything wobbled from top to bottom, like a pudding on a train. It took some time to settle.",
  },
  {
    bodies: ["thing"],
    low: "It went ding like a spoon.",
    middle: "It went ding, like a spoon that has been told a secret.",
    high: "There was a ding, as when a spoon has been told a secret and cannot keep it.",
  },
  {
    bodies: ["thing"],
    low: "It rolled, and rolled, and stopped.",
    middle: "First it rolled one way, then the other, and then not at all.",
    high: "It rolled one way, and then the other, and then it considered the matter and lay still.",
  },
];

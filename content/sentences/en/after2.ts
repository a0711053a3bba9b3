import type { Variant } from "#author/sentences.ts";

export const after2: readonly Variant[] = [
  {
    id: "all-laugh",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "shy", mood: "sad" } },
    low: [
      "{neighbours} laughed and laughed.",
      "Again, again! That is what they wanted.",
      "But [hero.nom] did not want to.",
      { from: 2, say: "This time it really hurt." },
    ],
    middle: [
      "{neighbours} thought that it was even better than before.",
      "They clapped until they were tired, and then they went home for supper.",
      "[hero.nom] did not bow this time.",
      "[hero.he] only looked at the place where the plan had been.",
    ],
    high: [
      "{neighbours} wanted it once more, and a bit further to the left, where one could see.",
      "At noon [hero.nom] would have laughed as well.",
      "Now [hero.he] tried to, but only one corner of the mouth came along.",
      "They lingered politely for a little while.",
      "Then somebody detected soup, and one after the other they drifted off.",
      "It is peculiar, but when nobody was laughing any more, it was worse.",
      { from: 5, say: "For as long as people laugh, they are at least there, and one can be cross with them." },
    ],
  },
  {
    id: "bits-again",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "sit", mood: "sad" } },
    low: [
      "The plan was in bits.",
      "[hero.nom] picked one up.",
      "“You were a good plan,” [hero.he] said.",
      { from: 2, say: "Nobody clapped. It was too quiet." },
    ],
    middle: [
      "The second plan lay all over the place {far}.",
      "[hero.nom] picked up what could be picked up.",
      "“It was a good plan,” [hero.he] told the biggest bit. “You were the best part.”",
      "Then [hero.he] did not know what to do next, and that had never happened before.",
    ],
    high: [
      "What had just been a plan was now scattered about {far}.",
      "[hero.nom] salvaged the larger fragments and laid them side by side, but they no longer fitted.",
      "“I thought of everything,” [hero.he] said. “I even thought of the rest.”",
      "The light was slanting and crimson, and each fragment trailed a shadow larger than itself.",
      "Usually at this point there came an idea.",
      "[hero.nom] waited for it, and looked down the path, but no idea came.",
      {
        from: 5,
        say: "They are like cats in that respect: they hear very well when they are called, and they stay where they are.",
      },
    ],
  },
  {
    id: "last-bun",
    shows: { at: "far", shot: "close", hour: "sunset", hero: { pose: "hold", mood: "sad", holds: "basket" } },
    low: [
      "[hero.nom] looked into the basket.",
      "There was one last crumb.",
      "“Not even a big one,” said [hero.nom].",
      { from: 2, say: "[hero.he] saved it for later." },
    ],
    middle: [
      "When things go wrong, one should eat something.",
      "[hero.nom] looked in the basket, but only a crumb was left.",
      "“You have had a hard day, too,” [hero.he] said to it.",
      "And [hero.he] could not bring [hero.self] to eat it.",
    ],
    high: [
      "There ought to have been a bun in the basket for moments like this one.",
      "But the bun had been eaten at a moment that had only felt like this one.",
      "All that [hero.nom] found was a crumb, sitting in a corner by itself.",
      "“Shall we share?” [hero.he] asked.",
      "[hero.he] broke it in two, which was not easy, and laid one half aside.",
      "[hero.he] did not know for whom.",
      {
        from: 5,
        say: "Perhaps one lays something aside because one hopes for somebody, long before one knows who it is.",
      },
    ],
  },
  {
    id: "sun-goes",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "stand", mood: "sad" } },
    low: [
      "The sun went down, bit by bit.",
      "“Wait!” called [hero.nom].",
      "But the sun never waits.",
      { from: 2, say: "Now the day was nearly gone." },
    ],
    middle: [
      "“Please stay a bit longer,” said [hero.nom] to the sun.",
      "“I only need one more try, and it will be a short one.”",
      "But the sun had other places to be.",
      "It drew in its light, one ray after the other, and the shadows came.",
    ],
    high: [
      "Today was the day on which it was to happen.",
      "That had been settled at breakfast.",
      "And now today was nearly over.",
      "“Could you stop for a moment?” [hero.nom] asked the sun. “I am not finished.”",
      "The sun would have liked to, for it stayed on the edge for a considerable while.",
      "But on the other side somebody was waiting for breakfast.",
      "So it went, and the last ray released [hero.nom] very gently.",
      { from: 5, say: "For a moment the tip of [hero.his] nose still glimmered, and then that, too, was evening." },
    ],
  },
];

import type { Shows, Variant } from "#author/sentences.ts";

const joy: Shows = {
  at: "near",
  shot: "wide",
  hour: "day",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "dance", mood: "joyful", looksAt: "hero" },
};

export const cheer: readonly Variant[] = [
  {
    id: "marks-again",
    shows: joy,
    low: [
      "{neighbours} held up a hundred!",
      "[hero.nom] jumped for joy.",
      "[helper.ref] jumped, too.",
      { from: 2, say: "They landed with a bump and laughed." },
    ],
    middle: [
      "{neighbours} held up a hundred, for they had no higher number.",
      "“And nine for the noise?” asked [hero.nom].",
      "“There was no noise,” said [helper.ref]. “That is what was so good.”",
      "Then [helper.nom] lifted [hero.nom] up so that everyone could see [hero.him].",
    ],
    high: [
      "{neighbours} had to confer, since they had no sign for this.",
      "In the end they turned an eight on its side and held it up.",
      "“What does that mean?” asked [hero.nom].",
      "“It means that it does not stop,” said [helper.ref].",
      "Then everybody ran up at once, and everybody had known it from the start.",
      "Somewhere in the middle stood [hero.nom], and [hero.his] cheeks ached with grinning.",
      { from: 5, say: "It is the only ache in the world of which one would like to have some more." },
    ],
  },
  {
    id: "cake",
    shows: {
      ...joy,
      shot: "medium",
      hero: { pose: "hold", mood: "joyful", holds: "cake" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Then there was cake.",
      "It was as tall as [hero.nom].",
      "“You cut it,” said [helper.ref].",
      { from: 2, say: "Everybody got the biggest piece." },
    ],
    middle: [
      "All of a sudden there was a cake. Nobody had baked it, but it was there.",
      "“You cut it,” said [helper.ref].",
      "[hero.nom] began with the corner, the one with the cherry.",
      "And that piece [hero.he] gave to [helper.nom].",
    ],
    high: [
      "A cake came in, and underneath the cake one could make out a good many legs.",
      "{neighbours} had baked it in the night, and now they looked at the ground.",
      "“For me?” asked [hero.nom]. “But nobody could know that I would do it.”",
      "They had baked it just in case.",
      "Then [hero.nom] did not know what to say, and so [hero.he] cut the cake.",
      "The first piece, the one with the cherry, was for [helper.ref].",
      {
        from: 5,
        say: "The second was laid aside, for one never knows who may be sitting somewhere in the dark just now.",
      },
    ],
  },
  {
    id: "quiet-joy",
    shows: {
      ...joy,
      shot: "close",
      hero: { pose: "hug", mood: "happy", looksAt: "helper" },
      helper: { pose: "hug", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] did not shout.",
      "[hero.he] hugged [helper.refAcc].",
      "“Thank you,” said [hero.nom].",
      { from: 2, say: "It was a long, long hug." },
    ],
    middle: [
      "Everybody shouted, only [hero.nom] was quite still.",
      "[hero.he] went to [helper.ref], and they hugged until it creaked.",
      "“That was you,” said [hero.nom].",
      "“No,” said [helper.nom] into [hero.his] ear. “I only stood there.”",
    ],
    high: [
      "One would have thought that [hero.nom] would shout the loudest of all.",
      "But [hero.he] only stood there and looked for one face among all the others.",
      "There it was. “Well?” said [helper.ref].",
      "“Well,” said [hero.nom], and then came a hug without any room for words.",
      "“You know that I only stood there,” said [helper.nom] after a time.",
      "“Yes,” said [hero.nom]. “Exactly there.”",
      {
        from: 5,
        say: "For there are a thousand places where a person can stand, and only one of them is next to you.",
      },
    ],
  },
  {
    id: "everyone-tries",
    shows: {
      at: "near",
      shot: "wide",
      hour: "day",
      hero: { pose: "point", mood: "proud" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Now they all wanted to try.",
      "{neighbours} stood in a line.",
      "[hero.nom] showed them. Slowly.",
      { from: 2, say: "[helper.ref] counted the bumps." },
    ],
    middle: [
      "{neighbours} stood in a line. They all wanted to know how it was done.",
      "[hero.nom] explained it, and [helper.ref] showed the difficult part.",
      "The first one went bump, and so did the second.",
      "“Very good,” said [hero.nom]. “That is exactly how I began.”",
    ],
    high: [
      "They had hardly stopped clapping when there was a queue.",
      "{neighbours} wanted to know how it was done, and looked at their toes.",
      "They were the same who had sat in the front row with their nuts.",
      "[hero.nom] could have said a thing or two about that.",
      "“First, one falls down,” [hero.he] said instead. “I am really good at that part. Watch.”",
      "And [helper.ref] passed round what was left of the nuts.",
      {
        from: 5,
        say: "Before long there was bumping everywhere, and nobody laughed, except when it was their own turn.",
      },
    ],
  },
];

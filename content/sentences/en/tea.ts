import type { Shows, Variant } from "#author/sentences.ts";

const cosy: Shows = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "sit", mood: "calm", looksAt: "helper" },
  helper: { pose: "sit", mood: "happy", looksAt: "hero" },
};

export const tea: readonly Variant[] = [
  {
    id: "soup",
    shows: cosy,
    low: [
      "“Are you hungry?” asked [helper.ref].",
      "There was warm soup for two.",
      "[hero.nom] ate it all up.",
      { from: 2, say: "“More?” “More!”" },
      "Now the dark was nice.",
    ],
    middle: [
      "“First of all you need soup,” said [helper.ref]. “Nobody can think on top of a hole.”",
      "It was hot, and it had stars in it, made of carrot.",
      "[hero.nom] had three bowls.",
      "With the third, the world looked a good deal rounder.",
    ],
    high: [
      "“When did you last eat something?” asked [helper.ref].",
      "“There was a crumb,” said [hero.nom], “but we shared it.”",
      "[helper.ref] produced a pot that was wrapped in a shawl like a baby.",
      "The soup had little stars of carrot in it, and it was hot all the way down.",
      "After the first bowl [hero.nom] could feel [hero.his] nose again, and after the second [hero.his] courage.",
      "The third one was just because it was so good.",
      { from: 5, say: "There are troubles for which soup is no help, but [hero.nom] had not yet met one of them." },
    ],
  },
  {
    id: "cup-with-crack",
    shows: cosy,
    low: [
      "[helper.ref] had two cups.",
      "One was big. One had a crack.",
      "“I like the crack,” said [hero.nom].",
      { from: 2, say: "“It is smiling at me.”" },
    ],
    middle: [
      "[helper.ref] unpacked two cups and a can of hot cocoa.",
      "“One of them has a crack,” said [helper.nom]. “You may choose.”",
      "[hero.nom] took the one with the crack, for it looked as if it was smiling.",
      "“It fell down once,” said [helper.nom]. “Since then it has been my favourite.”",
    ],
    high: [
      "Out of a bottomless bag, [helper.ref] took two cups and a can of cocoa.",
      "“You can have the good one,” said [helper.ref], “or the one with the crack.”",
      "[hero.nom] turned them both in [hero.his] hands and took the one with the crack.",
      "It ran across the side in a fine curve, and it looked like a smile.",
      "“It has been dropped twice,” remarked [helper.ref]. “Nothing tastes as good out of the other one.”",
      "[hero.nom] drank, and pondered that for a while.",
      {
        from: 5,
        say: "Dropped twice: somehow that was precisely how [hero.nom] had been feeling since the afternoon.",
      },
    ],
  },
  {
    id: "own-story",
    shows: cosy,
    low: [
      "“I fell down, too,” said [helper.ref].",
      "“You?” asked [hero.nom]. “When?”",
      "“On Monday. And on Sunday.”",
      { from: 2, say: "Then they both laughed out loud." },
    ],
    middle: [
      "“Shall I tell you something?” asked [helper.ref]. “I once got stuck in a bucket.”",
      "“For long?” asked [hero.nom].",
      "“From Monday until Wednesday. On Tuesday it rained.”",
      "[hero.nom] laughed so hard that the cocoa came out of [hero.his] nose.",
    ],
    high: [
      "“Once upon a time,” said [helper.ref], “I got my head stuck in a bucket.”",
      "“How?” asked [hero.nom].",
      "“I wanted to see whether the echo in there was at home.”",
      "“And was it?”",
      "“It was. We talked until Wednesday. It agreed with me on everything.”",
      "[hero.nom] laughed and laughed, and the night laughed back a little.",
      { from: 5, say: "It does one good to know that those who know everything today once sat in a bucket, too." },
    ],
  },
  {
    id: "stars-for-supper",
    shows: cosy,
    low: [
      "[helper.ref] shared a bun.",
      "It was one bun for two.",
      "“Half is enough,” said [hero.nom].",
      { from: 2, say: "And it really was." },
    ],
    middle: [
      "[helper.ref] had one bun left, and broke it in half.",
      "The halves were not the same, and the larger one went to [hero.nom].",
      "“That is not fair,” said [hero.nom].",
      "“It is,” said [helper.nom]. “You had the longer day.”",
    ],
    high: [
      "There was only one bun, and it was no longer in its first youth.",
      "[helper.ref] broke it with care, into a large half and a small one.",
      "“There is no such thing as a large half,” said [hero.nom], who knew about sums.",
      "“There is at night,” said [helper.nom], and gave it to [hero.him].",
      "They chewed and looked up, and neither of them said anything for as long as it lasted.",
      "Old buns last for a remarkably long time.",
      {
        from: 5,
        say: "So they had time to be silent about everything that needed it, and when the bun was gone, it was done.",
      },
    ],
  },
];

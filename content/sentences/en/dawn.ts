import type { Shows, Variant } from "#author/sentences.ts";

const walking: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "happy", looksAt: "hero" },
};

export const dawn: readonly Variant[] = [
  {
    id: "side-by-side",
    shows: walking,
    low: [
      "{morning}",
      "[hero.nom] and [helper.ref] walked {toHigh}.",
      "Side by side they went.",
      { from: 2, say: "Four eyes saw much more than two." },
      "“Look!” said [hero.nom].",
    ],
    middle: [
      "{morning}",
      "[hero.nom] and [helper.ref] walked {toHigh}, side by side.",
      "Yesterday it had been a long way.",
      "“Somebody has shortened it,” said [hero.nom].",
      "“That was us,” said [helper.nom]. “It always gets shorter when one talks.”",
    ],
    high: [
      "{morning}",
      "[hero.nom] and [helper.ref] climbed {toHigh}.",
      "The morning tickled their noses.",
      "“Yesterday this was much steeper,” said [hero.nom].",
      "“It is as steep as ever,” said [helper.nom]. “But yesterday you were pulling all by yourself.”",
      "The light came up behind them and laid two long shadows on the path.",
      "Where they overlapped, they looked like something with four ears and no fear at all.",
      { from: 5, say: "[hero.nom] waved at it, and it waved back, with twice as many arms as one would have thought." },
    ],
  },
  {
    id: "breakfast-first",
    shows: {
      ...walking,
      shot: "medium",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "First [hero.nom] and [helper.ref] had breakfast.",
      "“Big days need jam,” said [helper.nom].",
      { from: 2, say: "So they ate jam with a spoon." },
    ],
    middle: [
      "{morning}",
      "“Are you nervous?” asked [helper.ref].",
      "“No,” said [hero.nom], and put salt into the cocoa.",
      "They stopped {high} for breakfast, and looked at the world, which was still wet behind the ears.",
    ],
    high: [
      "{morning}",
      "Up {high}, [hero.nom] and [helper.ref] had breakfast at the edge of the night.",
      "“You have put jam on your map,” said [helper.nom].",
      "“That is where the jam belongs,” said [hero.nom]. “It was just in the wrong place.”",
      "Below them everything lay small and misty, as if somebody had breathed on it.",
      "Today, that meant, it could be polished.",
      {
        from: 5,
        say: "They took their time over the last bite, because after last bites there is always something that begins.",
      },
    ],
  },
  {
    id: "first-light",
    shows: walking,
    low: [
      "{morning}",
      "Pink, then orange, then gold!",
      "[hero.nom] held [helper.refAcc] by the hand.",
      "“Today,” said [hero.nom].",
      { from: 2, say: "“Today,” said [helper.nom]." },
    ],
    middle: [
      "{morning}",
      "First there was a pink line, and then an orange one, and then somebody spilled the gold.",
      "“Today,” said [hero.nom].",
      "“Today,” said [helper.ref].",
      "It is a short word, but they said it as if it was a long one.",
    ],
    high: [
      "{morning}",
      "A line of pink appeared first, very thin, as if somebody was trying out a pencil.",
      "Then came orange, and then so much gold that it ran over the edge.",
      "“It does that every day,” said [helper.ref]. “I have never got used to it.”",
      "[hero.nom] thought of everyone who was still asleep and missing it.",
      "“Today,” [hero.he] said, and found that it did not sound like a question any more.",
      {
        from: 5,
        say: "[helper.nom] heard it as well and was wise enough not to say so; some things grow best when nobody looks.",
      },
    ],
  },
  {
    id: "birds-first",
    shows: {
      at: "high",
      shot: "wide",
      hour: "dawn",
      hero: { pose: "stand", mood: "calm" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "All was still asleep.",
      "Only [hero.nom] and [helper.ref] were up.",
      { from: 2, say: "The day belonged to just them." },
      "“Come,” said [hero.nom].",
    ],
    middle: [
      "{morning}",
      "Nobody else was up, and so the day was still quite unused.",
      "[hero.nom] and [helper.ref] walked on tiptoe, in order not to crease it.",
      "“Do you think it will be a good one?” asked [hero.nom].",
      "“It has not done anything wrong so far,” said [helper.nom].",
    ],
    high: [
      "{morning}",
      "There is an hour that hardly anyone knows, because hardly anyone gets up for it.",
      "[hero.nom] and [helper.ref] had it all to themselves.",
      "They walked {toHigh} without a word, and their steps were the first of the day.",
      "“It is so new,” whispered [hero.nom]. “One can see everything before it has been looked at.”",
      "“Then look well,” said [helper.nom]. “Later, everybody else will want a turn.”",
      {
        from: 5,
        say: "So [hero.nom] looked, until the whole of it was inside, and there was no room left for being afraid.",
      },
    ],
  },
];

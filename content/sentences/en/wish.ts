import type { Variant } from "#author/sentences.ts";
import { wishOfFear } from "./wish-fear.ts";
import { wishOfLost } from "./wish-lost.ts";
import { wishOfQuestion } from "./wish-question.ts";

const wishOfWish: readonly Variant[] = [
  {
    id: "tickle",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "[hero.nom] had a wish.",
      "It was a big one.",
      "[hero.he] wanted to {wish}.",
      "Not tomorrow. Today!",
      { from: 2, say: "The wish tickled and tickled." },
      { hook: true, say: "But how?" },
    ],
    middle: [
      "[hero.nom] had one big wish.",
      "[hero.he] wanted to {wish}.",
      "The wish tickled in [hero.his] tummy from breakfast to bedtime.",
      "“Stop that,” said [hero.nom], but wishes never listen.",
      "“Very well. I will do it. And I will do it today!”",
      { hook: true, say: "Only where do you begin?" },
    ],
    high: [
      "There was one thing that [hero.nom] wanted more than pancakes.",
      "[hero.he] wanted to {wish}.",
      "It had begun as quite a small wish, no bigger than a pea.",
      "But [hero.nom] had thought about it every day, and wishes grow when you do that.",
      "Now it was so large that it woke [hero.him] up at night to ask for a drink.",
      "“Today,” said [hero.nom] to the wish. “We do it today, and then you will let me sleep.”",
      { hook: true, say: "The wish hummed. It only forgot to say how it was done." },
    ],
  },
  {
    id: "list",
    goals: ["wish"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "determined", holds: "letter" } },
    low: [
      "[hero.nom] wrote a letter to [hero.self].",
      "“Dear me,” it said.",
      "“I want to {mywish}.”",
      { from: 2, say: "[hero.nom] read it three times." },
      "“What a good letter!” said [hero.nom].",
    ],
    middle: [
      "[hero.nom] wrote a letter, because big things ought to be written down.",
      "“Dear me,” it began. “I want to {mywish}.”",
      "Then [hero.he] posted it under [hero.his] own pillow.",
      "In the afternoon [hero.he] found it there.",
      "“Oh,” said [hero.nom]. “Somebody needs me!”",
    ],
    high: [
      "Whenever something mattered, [hero.nom] wrote [hero.self] a letter.",
      "“Dear me,” said this one. “I want to {mywish}. Please see to it soon. Yours, me.”",
      "[hero.nom] put it under the pillow and forgot it, as one does with letters.",
      "But when [hero.he] found it again, [hero.his] heart gave a jump.",
      "“At last,” [hero.he] whispered, “somebody who wants the same!”",
      "It would have been unkind to keep such a person waiting.",
      {
        from: 5,
        say: "So [hero.nom] answered at once, with the longest pencil in the house: “Dear me, consider it done.”",
      },
    ],
  },
  {
    id: "dream",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "stand", mood: "determined" } },
    low: [
      "[hero.nom] had a dream.",
      "In the dream [hero.he] {did}.",
      "Then [hero.he] woke up. Oh!",
      "“I want to {mywish},” said [hero.nom].",
      { from: 2, say: "“I want it for real.”" },
    ],
    middle: [
      "Last night [hero.nom] had a wonderful dream.",
      "In the dream [hero.he] {did}, and it was as easy as yawning.",
      "Then [hero.he] woke up with a sock on [hero.his] nose.",
      "“Again,” said [hero.nom]. “But this time with open eyes.”",
      "Because more than anything, [hero.he] wanted to {wish}.",
    ],
    high: [
      "It all began with a dream.",
      "In the dream [hero.nom] {did}, just like that, before lunch.",
      "Everybody clapped, even the spoons.",
      "Then [hero.he] woke up, and it was dark, and a sock lay across [hero.his] nose.",
      "“That was not fair,” said [hero.nom]. “I was not finished.”",
      "From then on [hero.he] wanted to {wish}, with open eyes and no sock.",
      "[hero.he] spoke of it at breakfast. [hero.he] spoke of it at lunch. In the evening [hero.he] hummed it.",
      { hook: true, say: "But how do you do a thing that you have only ever dreamed?" },
    ],
  },
  {
    id: "announce",
    goals: ["wish"],
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "point", mood: "proud" } },
    low: [
      "“Listen!” called [hero.nom].",
      "Everybody stopped and looked.",
      "“I want to {mywish}!”",
      { from: 2, say: "It was very quiet." },
      "Then [hero.nom] went a little red.",
      { hook: true, say: "How does one begin?" },
    ],
    middle: [
      "One day, {near}, [hero.nom] climbed onto an upturned bucket.",
      "“I have something to say,” [hero.he] said.",
      "“I want to {mywish}!”",
      "The bucket wobbled, but [hero.nom] did not.",
      "It felt good to have said it out loud. It also felt a little dizzy.",
    ],
    high: [
      "A wish that is kept inside for too long begins to rattle.",
      "So one day [hero.nom] climbed onto a bucket {near} and cleared [hero.his] throat.",
      "“Ladies and gentlemen. I am going to {mywish}.”",
      "There were no ladies, and no gentlemen either, but {neighbours} put down what they were carrying.",
      "“When?” somebody asked.",
      "“Today,” said [hero.nom], who had not thought about that part until now.",
      "And the bucket, which knew a big moment when it felt one, tipped over.",
      { from: 5, say: "[hero.nom] went on standing for a moment, on nothing at all, out of sheer surprise." },
    ],
  },
];

export const wish: readonly Variant[] = [...wishOfWish, ...wishOfLost, ...wishOfFear, ...wishOfQuestion];

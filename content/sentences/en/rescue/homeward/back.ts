import type { Variant } from "#author/sentences.ts";

export const back: readonly Variant[] = [
  {
    id: "getting-warmer",
    shows: {
      at: "near",
      shot: "wide",
      hero: { pose: "run", mood: "joyful" },
      helper: { pose: "run", mood: "happy", looksAt: "hero" },
    },
    low: [
      "“I know this stone!” cried [hero.nom].",
      "“And this bend! And this smell!”",
      "They went faster and faster.",
      "“Is it still far?” asked [helper.ref].",
      { from: 2, say: "“No! I can smell our soup!”" },
    ],
    middle: [
      "First [hero.nom] knew a stone, then a bend, and then a smell.",
      "“That is our soup,” [hero.he] said. “With too much pepper.”",
      "“You can smell that from here?” asked [helper.ref].",
      "“I could smell it from anywhere. I only did not know which way.”",
      "They went faster, and in the end they ran.",
    ],
    high: [
      "It began with a single stone. [hero.nom] looked at it, and the stone looked back.",
      "“We have met,” said [hero.nom] slowly. “I used to trip over you.”",
      "Behind the stone came a bend that leaned to the left, as it had always done.",
      "“You are humming,” remarked [helper.ref].",
      "“That is the song for the last bit. At home everybody has one.”",
      "[helper.nom] learned it on the way, the first verse and half of the second.",
      {
        from: 5,
        say: "For the last bit of the way home nobody needs a map, since the way has been looking forward to it all along.",
      },
    ],
  },
  {
    id: "light-in-the-window",
    shows: {
      at: "near",
      shot: "medium",
      hero: { pose: "point", mood: "joyful" },
      helper: { pose: "stand", mood: "curious", looksAt: "hero" },
    },
    low: [
      "There was a light, far off.",
      "“That is our window,” said [hero.nom].",
      "“How do you know?” asked [helper.ref].",
      "“It is the warmest one.”",
      { from: 2, say: "And somebody was standing in it." },
    ],
    middle: [
      "It was getting dark when they saw the first light.",
      "Then there were two, and then a whole handful.",
      "“Which one is yours?” asked [helper.ref].",
      "“The one with somebody at the window,” said [hero.nom].",
      "And the somebody lifted an arm, as if to ask: Is that you?",
      "“Yes!” shouted [hero.nom]. “It is us!”",
    ],
    high: [
      "In the evening the lights came out, one by one, and from afar they all looked alike.",
      "“How will you ever find yours?” asked [helper.ref].",
      "“Mine has somebody in front of it,” said [hero.nom].",
      "They looked for a long time. In the third window from the left was a shadow, looking out.",
      "“They have been standing there since yesterday,” said [hero.nom], quite softly.",
      "Then [hero.he] waved with everything that [hero.he] had. [helper.nom] waved as well, to make it more.",
      {
        from: 5,
        say: "The shadow did not wave back. It was no longer at the window, for it was already on the stairs.",
      },
    ],
  },
];

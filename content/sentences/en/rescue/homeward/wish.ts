import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "lamp-at-home",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "At home the lamp was on now.",
      "[hero.nom] knew it for certain.",
      "“I must {mywish}!”",
      "It was far. And [hero.nom] was small.",
      { from: 2, say: "“Stay on, lamp! I am coming!”" },
      { hook: true, say: "But which way was it?" },
    ],
    middle: [
      "At home somebody was laying the table now, and laying it for everybody.",
      "[hero.nom] could see it: the lamp, the spoons, the one empty chair.",
      "“I have to {mywish},” [hero.he] said, “before that chair gets worried.”",
      "It was far, and nobody had put up a sign.",
      "“Then I shall be the sign,” said [hero.nom], and pointed straight ahead.",
      { hook: true, say: "And off went the sign." },
    ],
    high: [
      "There is an hour of the afternoon when, in every home, somebody goes to the window.",
      "They are not looking for anything special. They only look.",
      "[hero.nom] knew exactly who it was, and which window.",
      "“I have to {mywish},” [hero.he] said. “Otherwise they will stand there all evening.”",
      "It was a long way, and [hero.nom] was rather short.",
      "“But it cannot get any longer than it is,” [hero.he] worked out. “And I have not even started.”",
      {
        from: 5,
        say: "When one sets out, it is a great help to know that somewhere a lamp has been put where it can be seen.",
      },
      { hook: true, say: "So [hero.he] started." },
    ],
  },
  {
    id: "all-i-know",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "What did [hero.nom] know?",
      "“Home is there. I am here.”",
      "“And I must {mywish}.”",
      "It was not much.",
      { from: 2, say: "But it was a start, and it was true." },
      { hook: true, say: "Now for the middle bit!" },
    ],
    middle: [
      "[hero.nom] put together everything that [hero.he] knew.",
      "“Home is where I am not,” [hero.he] said. “And here I am.”",
      "It was correct, but it was not yet a map.",
      "“And I have to {mywish}. That is the third thing.”",
      "Three things are a good number to set out with.",
      { hook: true, say: "The fourth was waiting on the way." },
    ],
    high: [
      "When you do not know something, it helps to write down what you do know.",
      "There was nothing to write with, and so [hero.nom] told it to a stone.",
      "“First, I am here. Second, home is not. Third, I have to {mywish}.”",
      "The stone found nothing to correct.",
      "“That is quite a lot already,” [hero.nom] went on. “Only the part in between is missing.”",
      "It was, one has to admit, the longest part.",
      { from: 5, say: "But parts in between have one advantage over all the others: that is where one meets people." },
    ],
  },
];

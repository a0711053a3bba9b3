import type { Variant } from "#author/sentences.ts";

export const after1: readonly Variant[] = [
  {
    id: "count-bits",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "[hero.nom] felt all over.",
      "Two ears. One nose. All there!",
      "Only a bruise was new.",
      { from: 2, say: "[hero.he] gave it a name." },
      "“Hello, Plum,” said [hero.nom].",
    ],
    middle: [
      "When it was quiet again, [hero.nom] checked whether anything was missing.",
      "Two ears, one nose, everything was in its place.",
      "There was even something extra: a bump.",
      "“I shall call you Plum,” said [hero.nom], and patted it carefully.",
    ],
    high: [
      "After a fall, one should always take stock.",
      "[hero.nom] counted two ears, one nose and all the rest, and arrived, to general astonishment, at one more than before.",
      "The extra thing was a bump, and it was growing.",
      "“Well, who are you?” asked [hero.nom], feeling it with one finger. “I think you are a Plum.”",
      "Plum said nothing, but he throbbed companionably.",
      "And so, in a manner of speaking, [hero.nom] was not quite alone any more.",
      {
        from: 5,
        say: "By evening Plum would be blue, and by the end of the week yellow, and then he would have to leave.",
      },
    ],
  },
  {
    id: "marks-out-of-ten",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "{neighbours} held up signs.",
      "“Two points,” they called.",
      "“Out of two?” asked [hero.nom].",
      "“Out of a hundred!”",
      { from: 2, say: "[hero.nom] bowed all the same." },
    ],
    middle: [
      "{neighbours} put their heads together and gave marks.",
      "They held up a two for the jump, and a nine for the noise.",
      "“And how many for trying?” asked [hero.nom].",
      "They had no sign for that.",
      "So [hero.nom] drew one and held it up [hero.self].",
    ],
    high: [
      "{neighbours} whispered for a long time, and then they held up a two.",
      "“Out of how many?” asked [hero.nom] from the ground.",
      "It was out of a hundred: one for the run-up, and one for the landing.",
      "“It was a very full landing,” said [hero.nom].",
      "Nobody had thought of giving points for courage, since nobody had ever handed in any.",
      "So [hero.nom] wrote a large figure on the ground, looked at it, and felt better.",
      {
        from: 5,
        say: "What the figure was, nobody ever found out, for by the time they came to look, the ground had been swept.",
      },
    ],
  },
  {
    id: "sweep-up",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "hold", mood: "calm", holds: "basket" } },
    low: [
      "First [hero.nom] cleared up.",
      "Bits and bobs went into a basket.",
      "“What is this?” It was a spring.",
      { from: 2, say: "It went boing." },
      "“You can come, too,” said [hero.nom].",
    ],
    middle: [
      "There were bits all over the place, so [hero.nom] got out the basket and cleared up.",
      "“This is still good,” [hero.he] said. “And this will be good again.”",
      "At the bottom lay a spring that nobody had ever seen.",
      "“You may come along,” said [hero.nom]. Boing, said the spring.",
    ],
    high: [
      "Whoever makes a mess clears it up, and so [hero.nom] went round with the basket.",
      "There were three halves of something, a solitary button, and dust that belonged to nobody.",
      "“This can be mended,” [hero.he] murmured. “And this is better off like that anyway.”",
      "Right at the end [hero.he] found a spring.",
      "Where it was from was anybody’s guess.",
      "“Then you were on your way to somewhere, too,” said [hero.nom].",
      "Boing, said the spring, and it sounded distinctly like yes.",
      { from: 5, say: "It was given the best place in the basket, on top of the dust, from where one could see best." },
    ],
  },
  {
    id: "why-though",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "“Why did it not work?” asked [hero.nom].",
      "Was it the left side? The right?",
      "Or was it a Tuesday?",
      { from: 2, say: "“It needs a better plan!”" },
    ],
    middle: [
      "[hero.nom] lay on [hero.his] back and thought about it.",
      "“It was nearly right,” [hero.he] said. “Only the middle was wrong.”",
      "Something inside said: and the end.",
      "“And the end,” [hero.nom] agreed. “But the beginning was very good indeed!”",
    ],
    high: [
      "For a while [hero.nom] stayed put, for it was a good spot for thinking.",
      "“The beginning was right,” [hero.he] said to the sky. “One could tell that from the quiet.”",
      "{neighbours} looked at the dent.",
      "“The end,” [hero.nom] admitted, “came a bit early.”",
      "One only had to put something in between, then, so that the end would be held up.",
      "[hero.nom] sat bolt upright, for that was the beginning of the second plan.",
      {
        from: 5,
        say: "Second plans have it easier than first ones, because they already know where the hard places are.",
      },
    ],
  },
];

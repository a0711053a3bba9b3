import type { Aside } from "#author/sentences.ts";

export const toReader: readonly Aside[] = [
  {
    low: "Wave to [hero.acc]!",
    middle: "Wave to [hero.acc]! Perhaps [hero.he] can see you.",
    high: "Wave to [hero.acc]! One never knows: perhaps a picture can be looked out of as well.",
  },
  {
    low: "Hush! Not a sound!",
    middle: "Hush! Let us be quiet for a moment, so that [hero.nom] does not notice us.",
    high: "Hush! Let us sit quite still for as long as one breath, so that [hero.nom] does not notice who is watching.",
  },
  {
    low: "And now? What do you think?",
    middle: "And now? What would you do, if you were [hero.nom]?",
    high: "And now? Before anybody turns the page: what would you do, if you were [hero.nom]?",
  },
  {
    low: "Count with [hero.nom]: one, two, three!",
    middle: "Count along with [hero.nom], but slowly: one, two, three!",
    high: "Count along with [hero.nom], as slowly as you can: one, and two, and, at the very end, three.",
  },
  {
    low: "Breathe in. And out again.",
    middle: "Breathe in, right down to the toes. And out again. So does [hero.nom].",
    high: "Breathe in, right down to the toes, and out again as slowly as a snail. There. So does [hero.nom].",
  },
  {
    low: "Which colour is the best here?",
    middle: "Which colour is the best one here? [hero.nom] would like to know.",
    high: "If you might take one colour out of this picture and keep it, which would it be? [hero.nom] would like to know.",
  },
  {
    low: "Where would you like to stand?",
    middle: "Point to the spot where you would like to stand, next to [hero.nom].",
    high: "Suppose that there is room for one more: point to the spot next to [hero.nom] where you would like to stand.",
  },
  {
    low: "Good luck, [hero.nom]!",
    middle: "Say it softly, and all together: good luck, [hero.nom]!",
    high: "Say it softly, and all of you together, because that helps most: good luck, [hero.nom]!",
  },
  {
    low: "What does it smell of? Guess!",
    middle: "What does it smell of here? Have a guess, and ask [hero.acc].",
    high: "Pictures have no smell, so you must guess: what does it smell of here, and what would [hero.nom] say?",
  },
  {
    low: "Look closely. What is [hero.nom] thinking?",
    middle: "Look closely: what might [hero.nom] be thinking just now?",
    high: "Look closely at [hero.acc]: what sort of thought might that be, a round one or one with corners?",
  },
  {
    low: "If the picture had a sound?",
    middle: "If this picture could make a sound, what would it be? You first, then [hero.nom].",
    high: "If this picture could make a sound, what would it be? Do it once quietly, and once so that [hero.nom] can hear it.",
  },
  {
    low: "Hold the page. Now turn it!",
    middle: "Hold on to the corner of the page. Not yet… not yet… Now, says [hero.nom]!",
    high: "Hold on to the corner of the page, and do not turn it yet. Not yet, says [hero.nom]. Not yet. And now!",
  },
];

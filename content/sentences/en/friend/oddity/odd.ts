import type { Variant } from "#author/sentences.ts";

export const odd: readonly Variant[] = [
  {
    id: "they-say",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "sad" } },
    low: [
      "“[hero.nom] {oddHe},” said the others.",
      "They said it in the morning.",
      "They said it at noon.",
      { from: 2, say: "In the evening they said it again." },
    ],
    middle: [
      "There was one thing on which everybody {world} agreed.",
      "“[hero.nom] {oddHe},” they said, and nodded.",
      "They said it kindly, as one says that it looks like rain.",
      "“I do not do it on purpose,” said [hero.nom].",
      "But nobody had asked about that.",
    ],
    high: [
      "There was not much {world} on which everybody agreed.",
      "Some liked the sun, some preferred a drizzle, and about soup there were several opinions.",
      "But about [hero.nom] there was only one.",
      "“[hero.nom] {oddHe},” they remarked, and nodded, as people do over the weather.",
      "“I do not do it on purpose,” said [hero.nom]. “It is simply how I come.”",
      "Nobody replied, since nobody had ever inquired how it felt.",
      {
        from: 5,
        say: "[hero.he] tried it in front of the mirror, in the customary size, but the mirror knew [hero.him] too well to be deceived.",
      },
    ],
  },
  {
    id: "left-over",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Everybody played a game.",
      "[hero.nom] wanted to play, too.",
      "“You {oddYou},” they said.",
      { from: 2, say: "So [hero.nom] looked after the bags." },
    ],
    middle: [
      "They were choosing who would play, one for you and one for me.",
      "In the end, only [hero.nom] was left over.",
      "“It is nothing against you,” they said. “But you {oddYou}.”",
      "So [hero.nom] was allowed to look after the bags.",
      "Bags are good company, but they never throw the ball back.",
    ],
    high: [
      "A game was being got up {near}, and two captains chose by turns.",
      "One after another was called, and ran across, beaming.",
      "Finally there was nobody left to choose except [hero.nom], and both captains studied the sky.",
      "“It is nothing personal,” said the first. “You {oddYou}, that is all.”",
      { to: 4, say: "So [hero.nom] was put in charge of the bags. It is an important job, though not a lively one." },
      {
        from: 5,
        say: "So [hero.nom] was put in charge of the bags, which is a responsible position, though not a lively one.",
      },
      "[hero.he] arranged them by the number of their buckles.",
      { from: 5, say: "By the end of the match [hero.he] knew every bag by name, and not one of its owners." },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "one-who",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "[hero.nom] sat at home.",
      "“I {oddMe},” [hero.he] said. “I know.”",
      "“But I want a friend.”",
      { from: 2, say: "“One who does not mind.”" },
      { hook: true, say: "Is there such a one?" },
    ],
    middle: [
      "[hero.nom] sat {home} and had a serious talk with the teapot.",
      "“I {oddMe},” [hero.he] said. “All right. I know that.”",
      "The teapot did not deny it.",
      "“But somewhere there must be a friend who does not mind.”",
      "And since nobody finds a friend in a teapot, [hero.nom] went out to look.",
    ],
    high: [
      "[hero.nom] sat {home} and had a serious conversation with the teapot.",
      "“I {oddMe},” [hero.he] admitted. “It would be foolish to dispute it.”",
      "The teapot, being a polite teapot, did not contradict.",
      "“But friends are not chosen with a ruler. There must be somebody, somewhere, whom it does not bother.”",
      "It sounded so reasonable that [hero.he] said it a second time, with a bow at the end.",
      "Then [hero.he] put on [hero.his] bravest face and set out to find a friend.",
      {
        from: 5,
        say: "A brave face is worth having ready. One never knows round which corner it will be needed, and by then it is too late to fetch it.",
      },
    ],
  },
  {
    id: "no-face-yet",
    plants: ["picture"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "sit", mood: "curious" } },
    low: [
      "[hero.nom] drew a picture.",
      "There were two in it.",
      "One was [hero.nom].",
      "The other had no face yet.",
      "“I {oddMe},” said [hero.nom].",
      { from: 2, say: "“But I do need a friend!”" },
    ],
    middle: [
      "[hero.nom] drew a picture of the nicest day in the world.",
      "There was a picnic in it, and two who shared the cake.",
      "One of them was [hero.nom], down to the last button.",
      "The other one had no face, for there was nobody yet to draw.",
      "“Then I must find a friend,” said [hero.nom]. “Even if I {oddMe}.”",
    ],
    high: [
      "On quiet afternoons [hero.nom] drew, and [hero.he] always drew the same picture.",
      "It showed a picnic, and two figures who were sharing the last slice of cake.",
      "The one on the left was [hero.nom], and it was an excellent likeness.",
      "The one on the right had no face, for there was no one to copy it from.",
      "“They say that I {oddMe},” [hero.nom] told the empty oval. “Would you mind very much?”",
      "The oval did not look as if it would.",
      "So [hero.he] rolled up the picture and went in search of a friend.",
      {
        from: 5,
        say: "It had to come along, naturally, so that it could be compared with whoever might be standing round the next corner.",
      },
    ],
  },
];

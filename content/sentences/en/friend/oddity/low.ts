import type { Variant } from "#author/sentences.ts";

export const low: readonly Variant[] = [
  {
    id: "plenty-of-room",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "Now it was dark.",
      "[hero.nom] sat {seat}, all alone.",
      "“I {oddMe},” [hero.he] said.",
      { from: 2, say: "“And that is that.”" },
      "{soft}",
      { hook: true, say: "But who was there?" },
    ],
    middle: [
      "In the evening [hero.nom] sat {seat}. There was plenty of room.",
      "“Nobody wants a friend like that,” [hero.he] told the dark.",
      "The dark had no opinion about it.",
      "It only came a little closer, as it does.",
      "{soft}",
      "But the dark, as far as [hero.nom] knew, has no footsteps.",
    ],
    high: [
      "By evening [hero.nom] sat {seat}, with plenty of room on either side.",
      "“It stands to reason,” [hero.he] told the dusk. “Who would want somebody like that?”",
      "The dusk did not answer, but it did not go away, either.",
      "[hero.nom] shrank, as one does when one is sad. It can be done further than one would think.",
      "{soft}",
      "Something was approaching, and it did not sound as if it minded.",
      { from: 5, say: "It came straight on, without a detour, like somebody who has been given the right address." },
    ],
  },
  {
    id: "counting-to-one",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "{lights} came on.",
      "Everybody was at home.",
      "Everybody but [hero.nom].",
      { from: 2, say: "[hero.nom] sat {seat}." },
      { from: 2, say: "“Good night, me,” said [hero.nom]." },
      "{soft}",
      { hook: true, say: "And then somebody answered!" },
    ],
    middle: [
      "When {lights} came on, nobody was outside.",
      "They sat together by twos and by threes.",
      "[hero.nom] counted [hero.self] and arrived at one.",
      "“I {oddMe},” [hero.he] said. “One of me is plenty.”",
      "{soft}",
      "It sounded as if somebody was counting along.",
    ],
    high: [
      "When {lights} came on, it was plain to see who belonged to whom.",
      {
        to: 4,
        say: "In one place they sat by twos, in another by threes. Somewhere there was a whole heap under one blanket.",
      },
      {
        from: 5,
        say: "In one place they sat by twos, in another by threes, and somewhere there was a whole heap under one blanket.",
      },
      "[hero.nom] counted [hero.self], twice, to be fair, and arrived at one.",
      "“I {oddMe},” [hero.he] concluded. “Presumably one of me is plenty.”",
      "{soft}",
      "“Two,” said somebody, out of the dark.",
      { from: 5, say: "It was said gently, the way one corrects a tiny mistake in somebody else’s sum." },
    ],
  },
];

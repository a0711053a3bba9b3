import type { Variant } from "#author/sentences.ts";

export const pack: readonly Variant[] = [
  {
    id: "bell-from-home",
    plants: ["bell"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "walk", mood: "determined" } },
    low: [
      "[hero.nom] wore a little bell.",
      "It was from home. Ting!",
      "“So that we can hear you,” they said there.",
      "Ting, ting! Off [hero.he] went.",
      { from: 2, say: "“Can you hear me now?” asked [hero.nom]." },
      { hook: true, say: "Was anyone listening?" },
    ],
    middle: [
      "At home they all wore bells, and [hero.nom] had the smallest one.",
      "It was tied on with a double knot, so that nobody could get lost.",
      "“It has not worked,” [hero.nom] told it. “But it is not your fault.”",
      "Ting, said the bell, a little ashamed.",
      "Still, going was easier with it, because it sounded like the kitchen door.",
      { hook: true, say: "How far can one hear a ting?" },
    ],
    high: [
      "At home there was a rule: whoever goes further than the gate wears the bell.",
      "[hero.nom] had gone further than the gate. To be exact, [hero.he] had gone further than everything.",
      "“You were meant to prevent this sort of thing,” [hero.he] told the bell.",
      "Ting, it said, for it knew only the one word.",
      "But it was a word from home, and out here nobody else spoke the language.",
      "So they went on together, ting, and had a conversation.",
      {
        from: 5,
        say: "It was always the same conversation, but when one is far from home that is just what one wants.",
      },
    ],
  },
  {
    id: "bread-from-home",
    plants: ["bread"],
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "There was bread in the bag.",
      "It was bread from home!",
      "“You know the way,” said [hero.nom]. “You come from there.”",
      "The bread only smelled nice.",
      { from: 2, say: "[hero.nom] did not eat it. Not yet." },
      { hook: true, say: "Well, perhaps one crumb?" },
    ],
    middle: [
      "In the bag [hero.nom] found the bread that had come along from home.",
      "It still smelled of the oven, and of whoever had baked it.",
      "“You come from there,” [hero.he] said. “So you are half a map.”",
      "The bread was a good listener, and it had a nice crust.",
      "[hero.nom] decided not to eat it until it was really dark.",
      { hook: true, say: "That was going to be the hardest part." },
    ],
    high: [
      "Getting lost is easier with bread, and [hero.nom] had some.",
      "Somebody at home had packed it for the outing, and had packed too much, as always.",
      "“You see,” [hero.nom] told it, “now it is exactly right.”",
      "It smelled of the oven, and of the hand that had patted the crust.",
      "[hero.he] closed [hero.his] eyes, and for the length of one breath [hero.he] was home.",
      "Then [hero.he] put the bread away again, for the evening.",
      {
        from: 5,
        say: "In the dark a thing like that counts twice: once for the hunger, and once for everything else.",
      },
    ],
  },
];

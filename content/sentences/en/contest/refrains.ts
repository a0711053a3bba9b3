import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "bother",
    again: "“Clang, bang, bother!” said [hero.nom]. “I shall build another!”",
    turned: "“Clang, bang, bother?” asked [helper.ref]. “No!” said [hero.nom]. “We have each other!”",
  },
  {
    id: "now-to-find-how",
    again: "“So that is how not,” said [hero.nom]. “Now for how!”",
    turned: "“So that is how,” said [hero.nom]. “And how!”",
  },
  {
    id: "do-the-trick",
    again: "“Snip, snap, stick,” sang [hero.nom]. “That will do the trick!”",
    turned: "“Snip, snap, stick,” sang [hero.nom]. “Two can do the trick!”",
  },
  {
    id: "for-luck",
    again: "“One bit left,” said [hero.nom]. “I keep it for luck!”",
    turned: "“No bit left,” said [helper.ref]. “You are the luck,” said [hero.nom].",
  },
];

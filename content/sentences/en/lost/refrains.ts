import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "till-found",
    again: "“Lost is lost,” said [hero.nom], “until it is found!”",
    turned: "“Lost is lost,” said [hero.nom], “and found is found!”",
  },
  {
    id: "somewhere",
    again: "“Not here,” said [hero.nom]. “But somewhere, somewhere, somewhere!”",
    turned: "“Not somewhere now,” said [hero.nom]. “But here, here, here!”",
  },
  {
    id: "waiting",
    again: "“Wait for me!” called [hero.nom]. “I am on my way!”",
    turned: "“Waiting is over!” called [hero.nom]. “We are on our way!”",
  },
  {
    id: "one-place-less",
    again: "“One place less,” said [hero.nom]. “One step nearer to you!”",
    turned: "“No step more,” said [hero.nom]. “We are all of us here!”",
  },
];

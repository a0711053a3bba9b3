import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "warmer",
    again: "“Cold, cold,” said [hero.nom]. “But soon it gets warmer!”",
    turned: "“Warm, warm,” said [hero.nom]. “And now it is hot!”",
  },
  {
    id: "tick",
    again: "“Think, think, think,” said [hero.nom], “and look once more!”",
    turned: "“Think, think, think,” said [hero.nom], “and laugh once more!”",
  },
  {
    id: "case",
    again: "“Not solved,” said [hero.nom]. “But I can smell it!”",
    turned: "“Solved,” said [hero.nom]. “And it smells of more!”",
  },
  {
    id: "every-wrong",
    again: "“That was not it,” said [hero.nom]. “One wrong one less!”",
    turned: "“That was it,” said [hero.nom]. “One friend more!”",
  },
];

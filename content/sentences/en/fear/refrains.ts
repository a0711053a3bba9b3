import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "knees",
    again: "“Wobble, knees,” said [hero.nom]. “But wobble on!”",
    turned: "“Wobble, knees?” asked [hero.nom]. “They danced all day!”",
  },
  {
    id: "tiny-step",
    again: "“One tiny step,” said [hero.nom]. “A tiny step is a step!”",
    turned: "“One tiny step,” said [hero.nom]. “And here we are!”",
  },
  {
    id: "not-today",
    again: "“Not quite brave yet,” said [hero.nom]. “But brave by bedtime!”",
    turned: "“Is it bedtime?” asked [hero.nom]. “I am brave already!”",
  },
  {
    id: "boo",
    again: "“Boo to you,” said [hero.nom], “and boo, boo, boo!”",
    turned: "“Boo to you,” said [hero.nom], “and good night, too!”",
  },
];

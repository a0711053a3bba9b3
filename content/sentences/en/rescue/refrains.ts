import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "through",
    again: "“On we go,” said [hero.nom]. “Over, under, through!”",
    turned: "“In we go,” said [hero.nom]. “Supper, blanket, you!”",
  },
  {
    id: "a-bit-and-a-bit",
    again: "“A bit and a bit,” sang [hero.nom], “makes a way!”",
    turned: "“A bit and a bit,” sang [hero.nom], “and here we stay!”",
  },
  {
    id: "only-far",
    again: "“Far is not never,” said [hero.nom]. “Far is only far!”",
    turned: "“Far was only far,” said [hero.nom]. “Home is where we are!”",
  },
  {
    id: "not-here-not-there",
    again: "“Not here, not there,” said [hero.nom]. “Then it is further!”",
    turned: "“Not there, not further,” said [hero.nom]. “It is here!”",
  },
];

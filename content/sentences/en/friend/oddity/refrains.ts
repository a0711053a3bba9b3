import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "always-too",
    again: "“Too {oddHow},” said [hero.nom]. “Always too {oddHow}!”",
    turned: "“Too {oddHow}?” said [hero.nom]. “Just {oddHow} enough!”",
  },
  {
    id: "not-so",
    again: "“Not so {oddHow},” said [hero.nom]. “Not so, not so!”",
    turned: "“Just so {oddHow},” said [hero.nom]. “Just so, just so!”",
  },
  {
    id: "just-once",
    again: "“Just once not {oddHow},” said [hero.nom]. “Just once!”",
    turned: "“Once more so {oddHow},” said [hero.nom]. “Once more!”",
  },
];

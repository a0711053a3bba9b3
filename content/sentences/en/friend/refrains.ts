import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "hee-honk",
    again: "“Hee-honk,” went [hero.nom], “and oh dear me!”",
    turned: "“Hee-honk,” went [hero.nom], “and one, two, three!”",
  },
  {
    id: "sorry",
    again: "“Sorry,” said [hero.nom], “but that is how I laugh!”",
    turned: "“Not sorry,” said [hero.nom]. “That is how we laugh!”",
  },
  {
    id: "next-one",
    again: "“Not this one,” said [hero.nom]. “Maybe the next one!”",
    turned: "“Not the next one,” said [hero.nom]. “This one!”",
  },
  {
    id: "somewhere",
    again: "“Somewhere,” said [hero.nom], “somebody laughs like me!”",
    turned: "“Here,” said [hero.nom], “somebody laughs with me!”",
  },
];

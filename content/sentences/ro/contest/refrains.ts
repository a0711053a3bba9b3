import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "again-from-start",
    again: "„Cling, clang, poc”, cântă [hero.nom], „pun totul la loc!”",
    turned: "„Cling, clang, poc”, cântă [hero.nom], „doi la un loc!”",
  },
  {
    id: "how-not",
    again: "„Deci așa nu”, murmură [hero.nom]. „Atunci cum?”",
    turned: "„Deci așa da”, murmură [hero.nom]. „Și încă cum!”",
  },
  {
    id: "knot",
    again: "„Nod lângă nod”, cântă [hero.nom], „și iese un pod!”",
    turned: "„Nod lângă nod”, cântă [hero.nom], „și trecem pe pod!”",
  },
  {
    id: "one-screw",
    again: "„Mai am un șurub”, murmură [hero.nom]. „Ajunge!”",
    turned: "„Mai am un prieten”, murmură [hero.nom]. „Ajunge!”",
  },
];

import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "again-from-start",
    again: "„Cling, clang, poc”, cântă [hero.nom], „o iau iar din loc!”",
    turned: "„Cling, clang, poc”, cântă [hero.nom], „doi la un loc!”",
  },
  {
    id: "how-not",
    again: "„Deci așa nu”, murmură [hero.nom]. „Atunci cum?”",
    turned: "„Deci așa da”, murmură [hero.nom]. „Și încă cum!”",
  },
  {
    id: "knot",
    again: "„Nod după nod”, cântă [hero.nom], „și tot iese pe-un pod!”",
    turned: "„Nod după nod”, cântă [hero.nom], „și-n doi facem un pod!”",
  },
  {
    id: "one-screw",
    again: "„Mai am un șurub”, murmură [hero.nom]. „Ajunge!”",
    turned: "„Mai am un prieten”, murmură [hero.nom]. „Ajunge!”",
  },
];

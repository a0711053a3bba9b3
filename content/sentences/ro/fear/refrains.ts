import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "knees",
    again: "„Tremurați, genunchi”, murmură [hero.nom], „dar mergeți!”",
    turned: "„Genunchi?”, strigă [hero.nom]. „Azi au dansat!”",
  },
  {
    id: "tiny-step",
    again: "„Un pas mic”, murmură [hero.nom], „e tot un pas!”",
    turned: "„Un pas mic”, strigă [hero.nom], „și iată-ne aici!”",
  },
  {
    id: "by-bedtime",
    again: "„Mi-e puțin frică”, murmură [hero.nom], „dar trece, trece!”",
    turned: "„Mi-e puțin frică?”, strigă [hero.nom]. „Nu, a trecut!”",
  },
  {
    id: "boo",
    again: "„Bau ție”, strigă [hero.nom], „și iar bau, bau, bau!”",
    turned: "„Bau ție”, murmură [hero.nom], „și noapte bună!”",
  },
];

import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "hi-honc",
    again: "„Hi-honc”, cântă [hero.nom], „și vai, și vai!”",
    turned: "„Hi-honc”, cântă [hero.nom], „și hai, și hai!”",
  },
  {
    id: "sorry",
    again: "„Iertare”, murmură [hero.nom], „dar eu așa râd!”",
    turned: "„Nu-i nimic”, strigă [hero.nom], „noi așa râdem!”",
  },
  {
    id: "next-one",
    again: "„Nu acum”, murmură [hero.nom]. „Poate data viitoare!”",
    turned: "„Nu data viitoare”, strigă [hero.nom]. „Acum!”",
  },
  {
    id: "somewhere",
    again: "„Undeva”, murmură [hero.nom], „râde cineva ca mine!”",
    turned: "„Aici”, murmură [hero.nom], „râde cineva cu mine!”",
  },
];

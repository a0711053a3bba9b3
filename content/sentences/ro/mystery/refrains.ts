import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "warmer",
    again: "„Rece, rece”, murmură [hero.nom], „dar e tot mai cald!”",
    turned: "„Cald, cald”, strigă [hero.nom]. „Uite că frige!”",
  },
  {
    id: "think",
    again: "„Gândește, gândește”, murmură [hero.nom], „și mai uită-te o dată!”",
    turned: "„Gândește, gândește”, strigă [hero.nom], „și mai râzi o dată!”",
  },
  {
    id: "nearly",
    again: "„Nu e dezlegat”, murmură [hero.nom], „dar miroase a răspuns!”",
    turned: "„E dezlegat”, murmură [hero.nom], „și miroase a tort!”",
  },
  {
    id: "one-less",
    again: "„Asta nu-i”, murmură [hero.nom]. „O greșeală mai puțin!”",
    turned: "„Asta e”, strigă [hero.nom]. „Un prieten mai mult!”",
  },
];

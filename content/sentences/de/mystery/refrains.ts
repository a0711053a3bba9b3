import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "warmer",
    again: "„Kalt, kalt“, sagte [hero.nom]. „Aber bald wird es wärmer!“",
    turned: "„Warm, warm“, sagte [hero.nom]. „Und jetzt ist es heiß!“",
  },
  {
    id: "think",
    again: "„Denk, denk, denk“, sagte [hero.nom], „und schau noch mal!“",
    turned: "„Denk, denk, denk“, sagte [hero.nom], „und lach noch mal!“",
  },
  {
    id: "nearly",
    again: "„Noch nicht gelöst“, sagte [hero.nom]. „Aber es riecht danach!“",
    turned: "„Gelöst“, sagte [hero.nom]. „Und es riecht nach Kuchen!“",
  },
  {
    id: "one-less",
    again: "„Das war es nicht“, sagte [hero.nom]. „Ein Fehler weniger!“",
    turned: "„Das war es“, sagte [hero.nom]. „Und ein Freund mehr!“",
  },
];

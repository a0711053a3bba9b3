import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "immer-zu",
    again: "„Zu {oddHow}“, sagte [hero.nom]. „Immer zu {oddHow}!“",
    turned: "„Zu {oddHow}?“, sagte [hero.nom]. „Genau {oddHow} genug!“",
  },
  {
    id: "bloss-nicht",
    again: "„Nicht so {oddHow}“, sagte [hero.nom]. „Bloß nicht so!“",
    turned: "„Genau so {oddHow}“, sagte [hero.nom]. „Ganz genau so!“",
  },
  {
    id: "nur-einmal",
    again: "„Einmal nicht so {oddHow}“, sagte [hero.nom]. „Nur einmal!“",
    turned: "„Noch einmal so {oddHow}“, sagte [hero.nom]. „Noch einmal!“",
  },
];

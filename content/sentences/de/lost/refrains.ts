import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "till-found",
    again: "„Weg ist weg“, sagte [hero.nom], „bis ich dich finde!“",
    turned: "„Weg war weg“, sagte [hero.nom], „und da ist da!“",
  },
  {
    id: "somewhere",
    again: "„Hier nicht“, sagte [hero.nom]. „Aber irgendwo, irgendwo!“",
    turned: "„Nicht irgendwo“, sagte [hero.nom]. „Hier, hier, hier!“",
  },
  {
    id: "waiting",
    again: "„Warte auf mich!“, rief [hero.nom]. „Ich komme, ich komme!“",
    turned: "„Warten ist vorbei!“, rief [hero.nom]. „Wir sind da, wir sind da!“",
  },
  {
    id: "one-place-less",
    again: "„Ein Platz weniger“, sagte [hero.nom]. „Ein Schritt näher zu dir!“",
    turned: "„Kein Schritt mehr“, sagte [hero.nom]. „Alle, alle sind da!“",
  },
];

import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "one-more",
    again: "„Noch einmal“, sagte [hero.nom]. „Einmal noch, und los!“",
    turned: "„Noch einmal?“, fragte [helper.ref]. „Morgen“, sagte [hero.nom]. „Zusammen!“",
  },
  {
    id: "nearly",
    again: "„Noch nicht“, sagte [hero.nom]. „Aber fast, fast, fast!“",
    turned: "„Nicht mehr fast“, sagte [hero.nom]. „Ganz, ganz, ganz!“",
  },
  {
    id: "up-again",
    again: "„Plumps ist Plumps“, sagte [hero.nom], „und hopp ist hopp!“",
    turned: "„Plumps ist gar nicht schlimm“, sagte [hero.nom], „zu zweit!“",
  },
  {
    id: "who-if-not",
    again: "„Wer, wenn nicht ich?“, rief [hero.nom]. „Wann, wenn nicht heute?“",
    turned: "„Wer, wenn nicht wir?“, rief [hero.nom]. „Wo, wenn nicht hier?“",
  },
  {
    id: "crumb",
    again: "„Macht nichts“, sagte [hero.nom]. „Ein Stück von mir kann noch!“",
    turned: "„Siehst du?“, lachte [hero.nom]. „Jedes Stück von mir konnte!“",
  },
  {
    id: "hop",
    again: "„Hopp und stopp“, sang [hero.nom], „und hopp nach oben!“",
    turned: "„Hopp und stopp“, sang [hero.nom], „denn wir sind oben!“",
  },
  {
    id: "nevertheless",
    again: "„Trotzdem“, sagte [hero.nom]. „Trotz, trotz, trotzdem!“",
    turned: "„Trotzdem?“, lachte [hero.nom]. „Nein, deshalb, deshalb!“",
  },
  {
    id: "count-it",
    again: "„Das war Nummer so und so“, sagte [hero.nom]. „Weiter!“",
    turned: "„Das war die Letzte“, sagte [hero.nom]. „Die zählt!“",
  },
  {
    id: "wobble",
    again: "„Wackeln darf man“, sagte [hero.nom]. „Umfallen auch!“",
    turned: "„Wackeln darf man“, sagte [hero.nom]. „Anlehnen auch!“",
  },
];

import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "over-under",
    again: "„Drüber, drunter, durch“, sang [hero.nom], „immer ohne Furcht!“",
    turned: "„Drüber, drunter, drin“, sang [hero.nom], „hier gehör ich hin!“",
  },
  {
    id: "far-is-far",
    again: "„Weit ist weit“, sagte [hero.nom], „ich hab ja Zeit!“",
    turned: "„Weit war weit“, sagte [hero.nom], „nun ist Schlafenszeit!“",
  },
  {
    id: "one-bit-more",
    again: "„Ein Stück noch“, sagte [hero.nom]. „Und dann noch eins!“",
    turned: "„Kein Stück mehr“, sagte [hero.nom]. „Nur ein Stück Kuchen!“",
  },
  {
    id: "behind-the-hill",
    again: "„Hinterm Hügel“, sagte [hero.nom], „geht es weiter, weiter, weiter!“",
    turned: "„Hinterm Hügel“, sagte [hero.nom], „war es weit. Hier ist’s näher!“",
  },
];

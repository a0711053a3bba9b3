import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "knees",
    again: "„Wackelt ruhig, Knie“, sagte [hero.nom], „aber wackelt weiter!“",
    turned: "„Wackeln die Knie?“, lachte [hero.nom]. „Nein, sie tanzen!“",
  },
  {
    id: "tiny-step",
    again: "„Ein kleiner Schritt“, sagte [hero.nom], „ist auch ein Schritt!“",
    turned: "„Ein kleiner Schritt“, sagte [hero.nom], „und da sind wir!“",
  },
  {
    id: "by-bedtime",
    again: "„Noch nicht mutig“, sagte [hero.nom], „aber bis zum Schlafengehen!“",
    turned: "„Schlafenszeit?“, fragte [hero.nom]. „Mutig bin ich schon!“",
  },
  {
    id: "boo",
    again: "„Buh zu dir“, sagte [hero.nom], „und buh, buh, buh!“",
    turned: "„Buh zu dir“, sagte [hero.nom], „und gute Nacht dazu!“",
  },
];

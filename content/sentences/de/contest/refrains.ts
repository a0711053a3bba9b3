import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "crooked",
    again: "„Schief ist auch gebaut“, sagte [hero.nom], „nur sehr laut!“",
    turned: "„Schief ist auch gebaut“, sagte [hero.nom], „und nicht laut!“",
  },
  {
    id: "bad-luck",
    again: "„Peng und Pech“, sagte [hero.nom]. „Her mit mehr Blech!“",
    turned: "„Peng und Pech?“, lachte [hero.nom]. „Nein, Glück und Blech!“",
  },
  {
    id: "loose-screw",
    again: "„Eine Schraube locker?“, sagte [hero.nom]. „Ich hab noch mehr!“",
    turned: "„Eine Schraube locker?“, lachte [hero.nom]. „Na, zum Glück!“",
  },
  {
    id: "well-broken",
    again: "„Noch nicht fertig“, sagte [hero.nom]. „Aber schön kaputt!“",
    turned: "„Jetzt ist es fertig“, sagte [hero.nom]. „Und schön geflickt!“",
  },
];

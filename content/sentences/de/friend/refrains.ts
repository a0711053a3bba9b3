import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "hi-honk",
    again: "„Hi-tröt“, machte [hero.nom], „und o weh, o weh!“",
    turned: "„Hi-tröt“, machte [hero.nom], „und juchhe, juchhe!“",
  },
  {
    id: "sorry",
    again: "„Entschuldigung“, sagte [hero.nom], „aber so lache ich!“",
    turned: "„Keine Entschuldigung“, sagte [hero.nom], „denn so lachen wir!“",
  },
  {
    id: "next-one",
    again: "„Der nicht“, sagte [hero.nom]. „Vielleicht der Nächste!“",
    turned: "„Nicht der Nächste“, sagte [hero.nom]. „Genau wir zwei!“",
  },
  {
    id: "somewhere",
    again: "„Irgendwo“, sagte [hero.nom], „lacht jemand wie ich!“",
    turned: "„Hier“, sagte [hero.nom], „lacht jemand mit mir!“",
  },
];

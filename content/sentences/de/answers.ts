import type { Aside } from "#author/sentences.ts";

export const answers: readonly Aside[] = [
  {
    low: "„Gute Nacht!“, sagte [hero.nom] {small.dat}.",
    middle: "„Gute Nacht“, sagte [hero.nom] auch {small.dat} und wartete ein bisschen.",
    high: "„Gute Nacht“, sagte [hero.nom] auch {small.dat} und hätte schwören können, dass etwas geantwortet hat.",
  },
  {
    low: "Und {small}? Die sahen zufrieden aus.",
    middle: "Und {small} sahen aus, als hätten sie alles gewusst.",
    high: "Und {small} waren von Anfang an dabei gewesen. Sie sahen aus, als wollten sie auch bleiben.",
  },
  {
    low: "[hero.nom] erzählte es {small.dat}. Alles!",
    middle: "Natürlich mussten auch {small} es hören, von vorn und mit allem.",
    high: "Auch {small} mussten es hören, von vorn und mit allem. Sie unterbrachen kein einziges Mal.",
  },
  // For a page that is nearly full.
  {
    low: "{small} nickten dazu.",
    middle: "Und {small} nickten leise dazu.",
    high: "Und {small} nickten ganz leise und ernst dazu.",
  },
];

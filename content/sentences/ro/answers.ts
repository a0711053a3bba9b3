import type { Aside } from "#author/sentences.ts";

export const answers: readonly Aside[] = [
  {
    low: "„Noapte bună!”, le spune [hero.nom] {small.dat}.",
    middle: "[hero.nom] le ură și {small.dat} noapte bună.",
    high: "[hero.nom] le ură noapte bună și {small.dat}, și parcă răspunse cineva.",
  },
  {
    low: "Și {small}? Par tare mulțumi[small?ți|te].",
    middle: "Iar {small} nu ziceau nimic, dar parcă știau totul.",
    high: "Iar {small}, care văzuseră totul, parcă ar fi vrut să rămână și [small?ei|ele].",
  },
  {
    low: "[hero.nom] le povestește tot {small.dat}.",
    middle: "Firește că și {small} trebuiră să audă toată povestea.",
    high: "Și {small} trebuiră să audă povestea, și nu întrerupseră nici măcar o dată.",
  },
  // For a page that is nearly full.
  {
    low: "{small} dau din cap.",
    middle: "Iar {small} dădură ușor din cap.",
    high: "Iar {small} dădură ușor din cap, cu seriozitate.",
  },
];

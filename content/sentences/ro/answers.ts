import type { Aside } from "#author/sentences.ts";

export const answers: readonly Aside[] = [
  {
    low: "„Noapte bună!”, le spune [hero.nom] {small.dat}.",
    middle: "[hero.nom] le ură noapte bună și {small.dat} și mai așteptă puțin.",
    high: "[hero.nom] le ură noapte bună și {small.dat} și ar fi putut jura că răspunsese cineva.",
  },
  {
    low: "Și {small}? Par tare mulțumi[small?ți|te].",
    middle: "Iar {small} nu ziceau nimic, dar parcă știau totul.",
    high: "Iar {small}, care fuseseră acolo de la bun început, parcă ar fi vrut să rămână și [small?ei|ele].",
  },
  {
    low: "[hero.nom] le povestește tot {small.dat}.",
    middle: "Firește că și {small} trebuiră să audă povestea, de la capăt și cu de toate.",
    high: "Și {small} trebuiră să audă povestea, de la capăt și cu de toate, și nu întrerupseră nici măcar o dată.",
  },
];

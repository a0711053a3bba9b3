import type { Variant } from "#author/sentences.ts";

export const place: readonly Variant[] = [
  {
    id: "nothing-known",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "gaze", mood: "curious" } },
    low: [
      "[hero.nom] se uită la toate.",
      "{murmur}",
      "„Pe tine te știu?”, întreabă [hero.nom].",
      "E frumos aici. Dar nu e acasă.",
      "{stage}",
      { hook: true, say: "Ce se vede acolo?" },
    ],
    middle: [
      "[hero.nom] se uită la fiecare lucru de parcă ar fi fost o săgeată.",
      "{murmur}",
      "{stage}",
      "„Frumos e”, zise, {near}, „dar nu cunosc pe nimeni.”",
      "Și își spuse numele fiecărei pietre în parte, ca să-l știe cineva.",
      { hook: true, say: "Atunci se auzi ceva." },
    ],
    high: [
      "Când te-ai rătăcit, te uiți la toate de două ori, poate că vreuna e drumul.",
      "{murmur}",
      "{stage}",
      "{near}, [hero.nom] se opri și făcu locului o mică plecăciune.",
      "„Sunt [hero.nom]”, zise, „și sunt doar în trecere. Numai că nu știu încă spre unde.”",
      "Locul era primitor și avea unde să țină un oaspete.",
      "Dar nu mirosea a acasă, și nimeni de acolo nu știa de lingura cea cu coada strâmbă.",
      { from: 5, say: "Locurile sunt ca oamenii: până nu le spui cine ești, nu știi dacă sunt mari sau mici." },
    ],
  },
];

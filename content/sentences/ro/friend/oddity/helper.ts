import type { Variant } from "#author/sentences.ts";

export const helper: readonly Variant[] = [
  {
    id: "found-easily",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "surprised" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "E [helper.ref].",
      "„Pe tine te caut!”, zice [helper.ref].",
      "„Pe mine? Dar eu {oddMe}!”",
      "„Da”, zice [helper.nom]. „Tocmai de aceea.”",
    ],
    middle: [
      "Din întuneric ieși [helper.ref].",
      "„În sfârșit”, zise [helper.ref]. „Te caut de la prânz.”",
      "„Cauți pe altcineva”, zise [hero.nom]. „Eu {oddMe}.”",
      "„Știu”, zise [helper.nom]. „De aceea ești așa ușor de găsit.”",
      "Și se așeză alături, ca și cum i s-ar fi ținut locul.",
    ],
    high: [
      "Din întuneric ieși [helper.ref], cu răsuflarea puțin tăiată.",
      "„Bine că stai pe loc”, zise [helper.ref]. „Încerc de la prânz să te ajung.”",
      "„Trebuie să fie o greșeală”, zise [hero.nom]. „Știi, eu {oddMe}.”",
      "„Am observat”, zise [helper.nom]. „Și mi-am spus: uite pe cineva care nu se poate pierde.”",
      "Așa nu-i mai vorbise nimeni.",
      "[hero.nom] se trase mai încolo, și iată că era loc exact pentru doi.",
      {
        from: 5,
        say: "De fapt fusese mereu, numai că, stând câte unul pe mijloc, nu se băga de seamă.",
      },
    ],
  },
  {
    id: "half-a-bun",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "curious" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "E [helper.ref].",
      "„Pot să stau aici?”, întreabă [helper.ref].",
      "„Eu {oddMe}”, zice [hero.nom].",
      "„Nu asta am întrebat”, zice [helper.nom].",
      { from: 2, say: "Și iată că acum sunt doi." },
    ],
    middle: [
      "„E liber aici?”, întrebă [helper.ref].",
      "„Da, dar să știi că eu {oddMe}”, zise [hero.nom].",
      "„Iar eu vorbesc cu gura plină”, zise [helper.nom]. „Vrei un colac?”",
      "[hero.nom] luă jumătate.",
      "Mestecară așa, unul lângă altul, și nu se supără nimeni pe nimeni.",
    ],
    high: [
      "„Iertare”, zise cineva, iar acel cineva era [helper.ref]. „Aici e ocupat?”",
      "„Trebuie să te previn”, zise [hero.nom]. „Eu {oddMe}.”",
      "„Iar eu vorbesc cu gura plină”, zise [helper.nom] și scoase, ca dovadă, un colac.",
      "Îl împărțiră. Era un colac cam bătrân, dar avea stafide.",
      "„Nu te-ai dat mai încolo”, observă [hero.nom] după o vreme.",
      "„Voiam”, zise [helper.nom], „dar pe urmă a fost jumătatea a doua.”",
      {
        from: 5,
        say: "De multe ori tocmai jumătatea a doua hotărăște dacă doi rămân străini, iar cu stafide se hotărăște repede.",
      },
    ],
  },
];

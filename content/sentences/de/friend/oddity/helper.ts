import type { Variant } from "#author/sentences.ts";

export const helper: readonly Variant[] = [
  {
    id: "leicht-zu-finden",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "surprised" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Da stand [helper.ref].",
      "„Ich habe dich gesucht“, sagte [helper.ref].",
      "„Mich? Aber ich {oddMe}!“",
      "„Ja“, sagte [helper.nom]. „Eben darum.“",
    ],
    middle: [
      "Aus dem Dunkel kam [helper.ref].",
      "„Da bist du ja“, sagte [helper.ref]. „Ich suche dich schon den ganzen Tag.“",
      "„Du meinst bestimmt jemand anderen“, sagte [hero.nom]. „Ich {oddMe}.“",
      "„Ich weiß“, sagte [helper.nom]. „Darum findet man dich so leicht.“",
      "Und schon saß [helper.he] da, als wäre der Platz frei gehalten worden.",
    ],
    high: [
      "Aus dem Dunkel trat [helper.ref], ein wenig außer Atem.",
      "„Endlich“, sagte [helper.ref]. „Seit Mittag laufe ich dir hinterher.“",
      "„Du verwechselst mich“, erwiderte [hero.nom]. „Ich {oddMe}.“",
      "„Das habe ich bemerkt“, sagte [helper.nom]. „Da geht jemand, habe ich mir gedacht, den man nicht verlieren kann.“",
      "So hatte es noch nie jemand ausgedrückt.",
      "[hero.nom] rückte beiseite, und es war genau Platz für zwei.",
      {
        from: 5,
        say: "Das war es die ganze Zeit gewesen, nur sieht man es einem Platz nicht an, solange bloß einer darauf sitzt.",
      },
    ],
  },
  {
    id: "zweite-haelfte",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "curious" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Da stand [helper.ref].",
      "„Ist hier noch frei?“, fragte [helper.ref].",
      "„Ich {oddMe}“, sagte [hero.nom].",
      "„Das habe ich nicht gefragt“, sagte [helper.nom].",
      { from: 2, say: "Dann saßen sie da zu zweit." },
    ],
    middle: [
      "„Ist hier noch frei?“, fragte [helper.ref].",
      "„Ja, aber ich warne dich“, sagte [hero.nom]. „Ich {oddMe}.“",
      "„Und ich rede mit vollem Mund“, sagte [helper.nom]. „Brötchen?“",
      "[hero.nom] nahm die Hälfte.",
      "So saßen sie da und kauten, und keinen von beiden störte irgendetwas.",
    ],
    high: [
      "„Verzeihung“, sagte jemand, und es war [helper.ref]. „Sitzt hier schon einer?“",
      "„Ich muss dich warnen“, sagte [hero.nom]. „Ich {oddMe}.“",
      "„Und ich rede mit vollem Mund“, erwiderte [helper.nom] und zog zum Beweis ein Brötchen hervor.",
      "Sie teilten es. Es war ein Brötchen in vorgerücktem Alter, aber es hatte Rosinen.",
      "„Du bist ja gar nicht weggerückt“, bemerkte [hero.nom] nach einer Weile.",
      "„Das hatte ich vor“, sagte [helper.nom], „aber dann kam die zweite Hälfte.“",
      {
        from: 5,
        say: "Oft entscheidet so eine zweite Hälfte darüber, ob zwei sich fremd bleiben, und mit Rosinen geht es besonders schnell.",
      },
    ],
  },
];

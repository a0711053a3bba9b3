import type { Variant } from "#author/sentences.ts";

const along = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "happy", looksAt: "hero" },
} as const;

export const dawn: readonly Variant[] = [
  {
    id: "two-shadows",
    shows: along,
    low: [
      "{morning}",
      "[hero.nom] și [helper.ref] pornesc.",
      "Două umbre lungi merg cu ei.",
      { from: 2, say: "Patru picioare: tap, tap, tap, tap." },
    ],
    middle: [
      "{morning}",
      "[hero.nom] și [helper.ref] porniră alături.",
      "Înaintea lor mergeau două umbre lungi, umăr la umăr.",
      "„Uite ce mari suntem!”, zise [hero.nom].",
      "„Suntem doar doi”, zise [helper.nom], „dar de dimineață doi par mai mulți.”",
    ],
    high: [
      "{morning}",
      "[hero.nom] și [helper.ref] porniră {toHigh}, fără grabă, fiindcă graba rămăsese acasă.",
      "Umbrele lor o luaseră înainte și ajunseseră deja.",
      "„Crezi că umbrele știu cum se termină?”, întrebă [hero.nom].",
      "„Nu”, zise [helper.nom]. „Dar uite că nici ele nu se țin de mână cu nimeni altcineva.”",
      "[hero.nom] se uită și râse, fiindcă așa era.",
      { from: 5, say: "Ieri, pe același drum, fusese o singură umbră, și ținuse capul mult mai jos." },
    ],
  },
  {
    id: "breakfast",
    shows: {
      at: "home",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Întâi mănâncă ceva bun.",
      "[helper.ref] pune mierea. [hero.nom] linge lingura.",
      { from: 2, say: "Cu miere ai mai mult curaj." },
    ],
    middle: [
      "{morning}",
      "„Niciun lucru mare pe stomacul gol”, zise [helper.ref].",
      "Așa că întinseră pe pâine toată mierea câtă era.",
      "[hero.nom] linse lingura, apoi degetele, apoi nasul.",
      "„Acum”, zise, „sunt [hero?lipicios|lipicioasă] și [hero?hotărât|hotărâtă].”",
    ],
    high: [
      "{morning}",
      "„Niciun lucru mare nu s-a făcut pe stomacul gol”, zise [helper.ref] și tăie pâinea în felii groase.",
      "Mierea curgea încet, ca o zi de vacanță.",
      "„Ți-e frică?”, întrebă [helper.nom] între două îmbucături.",
      "„Mai puțin decât foame”, zise [hero.nom], iar asta era un semn bun.",
      "Când nu mai rămase nimic de lins, se ridicară deodată.",
      {
        from: 5,
        say: "Nimeni nu spusese acum, și totuși acum venise, rotund și auriu, ca ultima picătură de pe lingură.",
      },
    ],
  },
  {
    id: "whole-world",
    shows: { ...along, shot: "medium" },
    low: [
      "{morning}",
      "Toată lumea doarme încă.",
      "Doar [hero.nom] și [helper.ref] nu.",
      { from: 2, say: "Merg în vârful picioarelor." },
      "Tip-til, tip-til.",
    ],
    middle: [
      "{morning}",
      "Toți ceilalți dormeau încă.",
      "[hero.nom] și [helper.ref] mergeau în vârful picioarelor, ca să nu trezească ziua prea repede.",
      "„Ssst”, șopti [hero.nom] unei pietre.",
      "Piatra nu scoase un sunet.",
      "Era o dimineață foarte înțelegătoare.",
    ],
    high: [
      "{morning}",
      "La ora aceea, lumea era încă nefolosită.",
      "[hero.nom] și [helper.ref] mergeau în vârful picioarelor, ca pe o podea proaspăt spălată.",
      "„Dacă ne întoarcem acum”, zise [helper.nom], „nu află nimeni nimic.”",
      "[hero.nom] se gândi puțin. „Ba da. Aflu eu.”",
      "După aceea nu mai vorbiră despre întors.",
      {
        from: 5,
        say: "Merseră mai departe, și fiecare pas lăsa o urmă, iar urmele, fiind patru, păreau ale cuiva foarte hotărât.",
      },
    ],
  },
];

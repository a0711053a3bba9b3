import type { Shows, Variant } from "#author/sentences.ts";

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "steps-in",
    goals: ["fear"],
    shows: brave,
    low: [
      "{morning}",
      "[helper.ref] dă mâna. [hero.nom] o ia.",
      "Un pas. Doi pași. Trei!",
      "{whoosh}",
      "[hero.nom] nu mai tremură. Deloc!",
    ],
    middle: [
      "{morning}",
      "„Ți-e frică?”, întrebă [helper.ref].",
      "„Da”, zise [hero.nom]. „Dar vin oricum.”",
      "Încă un pas, apoi încă doi pași.",
      "{whoosh}",
      "Genunchii tremurară o clipă, apoi uitară. Frica de {fear} rămăsese în urmă, mică de tot.",
    ],
    high: [
      "{morning}",
      "„Ți-e frică?”, întrebă [helper.ref].",
      "[hero.nom] se gândi cinstit. „Da. Dar nu mai e la volan.”",
      "Porniră alături, și fiecare pas fu puțin mai lung decât cel dinainte.",
      "{whoosh}",
      "Genunchii tremurară, se mirară că nu se întâmplă nimic și se potoliră.",
      "Frica de {fear} stătea la marginea drumului și părea acum foarte mică.",
      "[hero.nom] îi făcu cu mâna.",
      { from: 5, say: "Nu dispăruse, fricile nu dispar așa, dar de acum încolo avea să umble în urmă și nu în față." },
    ],
  },
  {
    id: "says-hello",
    goals: ["fear"],
    shows: { ...brave, shot: "wide" },
    low: [
      "{morning}",
      "„Spune-i bună!”, zice [helper.ref].",
      "„Bună ziua!”, strigă [hero.nom].",
      "{whoosh}",
      "Și frica fuge, fuge, fuge!",
      { from: 2, say: "Acum ei îi e frică!" },
    ],
    middle: [
      "{morning}",
      "„Ai salutat-o vreodată?”, întrebă [helper.ref].",
      "Nu, frica n-o salutase nimeni.",
      "„Bună”, zise [hero.nom], cu voce mică. „Eu sunt [hero.nom].”",
      "{whoosh}",
      "Nu se întâmplă nimic rău. Frica de {fear} se făcu mică, apoi și mai mică.",
    ],
    high: [
      "{morning}",
      "„Cu necunoscuții e mereu greu”, zise [helper.ref]. „V-ați prezentat vreodată?”",
      "Asta nu-i trecuse prin cap [hero.dat].",
      "Inima îi bătea ca o tobă, dar făcu un pas înainte. „Bună. Eu sunt [hero.nom].”",
      "{whoosh}",
      "De partea cealaltă se făcu liniște, ca atunci când cineva se rușinează.",
      "Frica de {fear} nu era așa de mare cum păruse, doar că nu-i vorbise nimeni niciodată.",
      {
        from: 5,
        say: "Și tot restul dimineții, [hero.nom] umblă cu pieptul înainte, ca și cum ar fi cunoscut pe toată lumea.",
      },
    ],
  },
];

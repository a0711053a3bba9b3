import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "lamp-at-home",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "Acasă arde acum lampa.",
      "[hero.nom] știe asta foarte bine.",
      "Și [hero.nom] vrea {wish}!",
      "E departe. Tare departe!",
      { from: 2, say: "„Nu te stinge, lampă! Vin!”" },
      { hook: true, say: "Dar pe unde?" },
    ],
    middle: [
      "Acasă, cineva punea acum masa, și o punea pentru toată lumea.",
      "[hero.nom] vedea totul: lampa, lingurile, scaunul gol.",
      "Voia {wish}, înainte să se îngrijoreze scaunul.",
      "Era departe, iar pe drum nu pusese nimeni nicio săgeată.",
      "„Atunci săgeata sunt eu”, zise [hero.nom] și arătă drept înainte.",
      { hook: true, say: "Și săgeata porni." },
    ],
    high: [
      "Este un ceas, spre seară, când în fiecare casă se duce cineva la fereastră.",
      "Nu se uită după ceva anume. Se uită, pur și simplu.",
      "[hero.nom] știa foarte bine cine e acolo și care e fereastra.",
      "Voia {wish}, și nu mâine.",
      "„Altfel stau acolo toată noaptea”, zise, „și se răcește mâncarea.”",
      "Drumul era lung, iar curajul, cam scurt.",
      "„Dar mai lung decât este n-are cum să se facă”, socoti [hero.nom]. „Și nici n-am început.”",
      { from: 5, say: "La plecare ajută mult să știi că undeva s-a pus o lampă tocmai unde se vede mai bine." },
      { hook: true, say: "Așa că începu." },
    ],
  },
  {
    id: "all-i-know",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "Ce știe [hero.nom]?",
      "„Casa e acolo. Eu sunt aici.”",
      "Și [hero.nom] vrea {wish}.",
      "Nu e mult.",
      { from: 2, say: "Dar e un început. Și e adevărat." },
      { hook: true, say: "Mai lipsește mijlocul!" },
    ],
    middle: [
      "[hero.nom] adună la un loc tot ce știa.",
      "„Acasă e unde nu sunt eu”, zise. „Iar eu sunt aici.”",
      "Era adevărat, dar nu era încă o hartă.",
      "Mai știa ceva: voia {wish}.",
      "Cu trei lucruri se poate porni la drum.",
      { hook: true, say: "Al patrulea aștepta după cotitură." },
    ],
    high: [
      "Când nu știi ceva, e bine să scrii pe hârtie ce știi.",
      "Hârtie nu era, așa că [hero.nom] îi spuse totul unei pietre.",
      "„Unu: sunt aici. Doi: casa nu e.” Trei se înțelegea de la sine: voia {wish}.",
      "Piatra n-avu nimic de îndreptat.",
      "„E destul de mult”, zise [hero.nom]. „Lipsește numai bucata de la mijloc.”",
      "Era, ce-i drept, bucata cea mai lungă.",
      {
        from: 5,
        say: "Dar bucățile de la mijloc au ceva ce n-are nici începutul, nici sfârșitul: acolo întâlnești pe cineva.",
      },
    ],
  },
];

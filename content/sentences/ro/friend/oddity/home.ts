import type { Variant } from "#author/sentences.ts";

export const home: readonly Variant[] = [
  {
    id: "only-as-two",
    shows: {
      at: "home",
      shot: "wide",
      hour: "sunset",
      hero: { pose: "wave", mood: "joyful" },
      helper: { pose: "wave", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Seara se aude la ușă: cioc!",
      "„Ieși la joacă?”, strigă ei.",
      "„Ies, dar cu [helper.nom]”, zice [hero.nom].",
      { from: 2, say: "Și se joacă toți." },
      "{refrain}",
    ],
    middle: [
      "Seara bătu cineva la ușă.",
      "„Ne lipsește unul”, ziseră ei. „Și trebuie să fii tu.”",
      "„Noi venim numai în doi”, zise [hero.nom] și [helper?îl|o] trase după sine [helper.acc].",
      "{refrain}",
      "Și se jucară până se aprinseră {lights}, și încă puțin după.",
    ],
    high: [
      "Seara se auzi o bătaie în ușă. Apoi încă una, și de acolo nu se mai opriră.",
      "„Ne lipsește cineva”, spuseră ei, puțin încurcați. „Și nu poate fi altul decât tu.”",
      "„Noi suntem numai la pereche”, răspunse [hero.nom] și [helper?îl|o] chemă [helper.acc].",
      "„O pereche ar fi și mai bine”, ziseră ei.",
      "{refrain}",
      "Se jucară așa până când se aprinseră {lights}, iar hainele nu le mai păzi nimeni.",
      {
        from: 5,
        say: "Zăceau grămadă, mâneci peste nasturi, și, după cum arătau, se distrau și ele de minune.",
      },
    ],
  },
  {
    id: "full-plate",
    needs: ["plate"],
    shows: {
      at: "home",
      shot: "close",
      hour: "night",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] pune masa.",
      "Supă aici. Și supă dincolo!",
      "A doua farfurie e a [helper.gen].",
      "{refrain}",
      { from: 2, say: "Apoi mai cer o porție." },
    ],
    middle: [
      "Seara, [hero.nom] puse masa pentru doi, ca întotdeauna.",
      "Numai că de data asta turnă supă în amândouă farfuriile.",
      "„Mă așteptai?”, întrebă [helper.nom]. „De mult”, zise [hero.nom].",
      "Iar lingura a doua, care nu mai mâncase niciodată, sclipea de mândrie.",
      "{refrain}",
    ],
    high: [
      "Seara, [hero.nom] puse masa pentru doi, așa cum făcuse în fiecare zi.",
      "Prima farfurie se umplu, aburi și tăcu. Apoi veni rândul celei de-a doua.",
      "„Atâta?”, întrebă. „Încă puțin”, zise [helper.nom]. „Am mers mult până aici.”",
      "Era prima oară când cineva îi răspundea din partea aceea a mesei.",
      "{refrain}",
      "Mâncară, râseră și iar mâncară, iar la sfârșit farfuriile erau goale amândouă, una din dreapta, una din stânga.",
      {
        from: 5,
        say: "Goale fuseseră ele și înainte, dar există, se vede, două feluri de gol, iar acesta era cel bun.",
      },
    ],
  },
];

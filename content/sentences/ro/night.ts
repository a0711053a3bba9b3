import type { Variant } from "#author/sentences.ts";

export const night: readonly Variant[] = [
  {
    id: "little-light",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "curious" } },
    low: [
      "E noapte. Dar uite!",
      "Se vede o luminiță mică.",
      "Se leagănă. Se apropie.",
      { from: 2, say: "„E cineva?”, întreabă [hero.nom]." },
      "Luminița zice parcă: da.",
    ],
    middle: [
      "La început, noaptea fu neagră ca o cizmă.",
      "Apoi [hero.nom] zări o luminiță, foarte departe.",
      "Se legăna, se oprea și se legăna iar.",
      "„E cineva?”, întrebă [hero.nom] în întuneric.",
      "Luminița nu răspunse, dar se făcu ceva mai mare.",
      { hook: true, say: "Cine putea fi la ora aceea?" },
    ],
    high: [
      "Noaptea e neagră numai până te obișnuiești cu ea, iar [hero.nom] tocmai se obișnuia.",
      "Întâi deosebi negrul de sus de negrul de jos.",
      "Apoi, între ele, foarte departe, văzu o luminiță.",
      "Se legăna ca ceva purtat de cineva care nu se grăbește.",
      "„Bună seara?”, zise [hero.nom], mai mult întrebând decât salutând.",
      "Luminița se opri, de parcă ar fi ascultat, apoi porni drept încoace.",
      {
        from: 5,
        say: "Era, la drept vorbind, exact felul în care merge cineva care umblă de mult și se bucură că e strigat.",
      },
    ],
  },
  {
    id: "sounds",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "think", mood: "curious" } },
    low: [
      "Noaptea are multe sunete.",
      "Fâș. Pic. Hm-hm-hm.",
      "[hero.nom] ascultă.",
      { from: 2, say: "Dar cine face hm-hm-hm?" },
      "Se aude tot mai aproape!",
    ],
    middle: [
      "Noaptea nu era deloc tăcută, doar vorbea mai încet.",
      "Ceva făcea pic, ceva făcea fâș.",
      "Și cineva, undeva, fredona: hm, hm, hm.",
      "[hero.nom] își ținu răsuflarea.",
      "Cine fredonează nu poate fi rău, își zise, și se făcu mai comod.",
    ],
    high: [
      "Ziua, sunetele se îmbulzesc, dar noaptea vin pe rând și fiecare își spune numele.",
      "„Pic”, zise unul. „Fâș”, zise altul, mai lung.",
      "Al treilea zise „hm, hm, hm” și avea chiar și o melodie.",
      "[hero.nom] nu mai plângea, fiindcă nu poți plânge și asculta deodată.",
      "Melodia se apropia, se încurca la fiecare piatră și o lua de la capăt.",
      {
        from: 5,
        say: "Cine fredonează prin întuneric nu poate fi prea rău, își zise [hero.nom] și făcu puțin loc, pentru orice eventualitate.",
      },
    ],
  },
  {
    id: "moon",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "lie", mood: "calm" } },
    low: [
      "[hero.nom] se uită în sus.",
      "Cât de mare e noaptea!",
      "Și ce liniște e acum.",
      { from: 2, say: "Lacrima s-a uscat." },
      "Sst! Se aud pași.",
    ],
    middle: [
      "[hero.nom] se uită în sus, la noaptea cea mare.",
      "„Tu nu te superi niciodată când nu-ți iese ceva?”, o întrebă.",
      "Noaptea nu se supără nici de asta.",
      "Era liniște, apoi mai puțină liniște.",
      "Cineva venea încet, foarte încet.",
    ],
    high: [
      "[hero.nom] se uită în sus, iar sus era atât de mult loc, încât gândurile se risipiră.",
      "„Și ție ți se întâmplă”, o întrebă pe noapte, „să nu-ți iasă câte ceva?”",
      "Noaptea se gândi îndelung, cum se gândesc cei foarte bătrâni.",
      "Nu răspunse, dar trase peste toate ceva moale, ca o plapumă.",
      "Lacrimile se uscară, iar respirația se făcu lungă și rară.",
      "Tocmai când era cel mai liniște, se auziră pași.",
      { from: 5, say: "Nu erau pași care vin să ia ceva, asta se simțea numaidecât, ci pași care vin să stea puțin." },
    ],
  },
];

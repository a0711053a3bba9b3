import type { Variant } from "#author/sentences.ts";

export const low: readonly Variant[] = [
  {
    id: "plenty-of-room",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "S-a făcut seară.",
      "[hero.nom] stă {seat}, [hero?singur|singură].",
      "„Eu {oddMe}”, oftează.",
      { from: 2, say: "„Și cu asta, basta.”" },
      "{soft}",
      { hook: true, say: "Dar cine vine acolo?" },
    ],
    middle: [
      "Seara, [hero.nom] stătea {seat}. Loc era destul.",
      "„Cine vrea un prieten ca mine?”, întrebă întunericul. „Doar eu {oddMe}.”",
      "Întunericul nu avea nicio părere.",
      "Se trase numai mai aproape, cum face el.",
      "{soft}",
      "Dar întunericul, din câte știa [hero.nom], nu are pași.",
    ],
    high: [
      "Pe înserat, [hero.nom] ședea {seat}, cu loc destul și la stânga, și la dreapta.",
      "„E și firesc”, îi zise serii. „Eu {oddMe}. Cine și-ar dori așa ceva?”",
      "Seara nu răspunse, dar nici nu plecă.",
      "[hero.nom] se făcu mai [hero?mic|mică], cum se face oricine când e trist, și se poate mai mult decât ai crede.",
      "{soft}",
      "Se apropia cineva, iar pașii nu sunau deloc a supărare.",
      { from: 5, say: "Veneau drept înainte, fără ocolișuri, ca ai cuiva care a primit adresa cea bună." },
    ],
  },
  {
    id: "counting-to-one",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "Se aprind {lights}.",
      "Toți sunt acasă, doi câte doi.",
      "Numai [hero.nom] numără: „Unu.”",
      { from: 2, say: "„Noapte bună, eu”, zice [hero.nom]." },
      "{soft}",
      { hook: true, say: "Și cineva răspunde!" },
    ],
    middle: [
      "Când se aprinseră {lights}, afară nu mai era nimeni.",
      "Stăteau la masă doi câte doi și trei câte trei.",
      "[hero.nom] se numără și [hero?el|ea]. Ieși unu.",
      "„Asta fiindcă eu {oddMe}”, își zise.",
      "{soft}",
      "Apoi numără încă o dată, și nu mai ieși la fel.",
    ],
    high: [
      "Se aprinseră {lights}. Ușile se închiseră una câte una, iar în spatele lor se râdea.",
      "[hero.nom] ședea {seat} și se număra, ca să-i treacă timpul.",
      "„Unu”, zise. Mai încercă o dată, de la coadă, dar ieși tot unu.",
      "„Eu {oddMe}”, îi explică lunii, „și de aceea socoteala se termină atât de repede.”",
      "Luna, care era și ea una singură, păru să înțeleagă.",
      "{soft}",
      "Cineva tuși ușor în întuneric, așa cum tușești când ai vrea să fii numărat.",
      { from: 5, say: "Nu era o tuse de răceală, era una politicoasă, cu un semn de întrebare la sfârșit." },
    ],
  },
];

import type { Shows, Variant } from "#author/sentences.ts";

const together: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "cheer", mood: "proud", looksAt: "hero" },
};

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "it-works",
    goals: ["wish"],
    shows: { ...together, hero: { pose: "cheer", mood: "joyful", holds: "goal" } },
    low: [
      "{morning}",
      "„Gata?”, întreabă [helper.ref].",
      "{whoosh}",
      "Și [hero.nom] reușește {wish}!",
      { from: 2, say: "Chiar merge! Chiar așa!" },
    ],
    middle: [
      "{morning}",
      "„Gata?” „Gata!” [helper.ref] stătea chiar lângă [hero.near].",
      "O răsuflare. Încă una. Acum!",
      "{whoosh}",
      "Nimeni nu căzu și nimic nu făcu buf.",
      "[hero.nom] reuși {wish}, pur și simplu.",
      { spare: true, say: "{everyone} își ținu răsuflarea, apoi izbucni în urale." },
    ],
    high: [
      "{morning}",
      "„Vrei să numeri?”, întrebă [helper.ref].",
      "„Nu”, zise [hero.nom]. „Azi doar încep.”",
      "Și începu, nici repede, nici încet, cu inima bătând ca o tobă de sărbătoare.",
      "{whoosh}",
      "Nu se auzi niciun buf și niciun zdup.",
      "Era doar [hero.nom], care reușise {wish}, cu ochii rotunzi ca farfuriile.",
      "{everyone} își ținu răsuflarea, apoi izbucni în urale.",
      {
        from: 5,
        say: "Uralele fură atât de tari, încât foarte departe cineva se ridică în pat și strigă ura, fără să știe de ce.",
      },
    ],
  },
  {
    id: "eyes-open",
    goals: ["wish"],
    shows: { ...brave, hero: { pose: "jump", mood: "joyful", holds: "goal" } },
    low: [
      "{morning}",
      "[helper.ref] dă din cap.",
      "Încet. Frumos. Și… hop!",
      "{whoosh}",
      "„Uite!”, strigă [hero.nom]. „Merge!”",
      { from: 2, say: "[hero.nom] chiar reușește {wish}." },
    ],
    middle: [
      "{morning}",
      "[hero.nom] se uită la [helper.near], iar [helper.nom] dădu din cap.",
      "Începu ca o furnicătură, jos, în vârful picioarelor.",
      "{whoosh}",
      "„Merge!”, strigă [hero.nom]. „Merge cu adevărat!”",
      "Da, [hero.nom] reușise {wish}, și toată lumea văzuse.",
    ],
    high: [
      "{morning}",
      "„Să-ți spun ceva de încurajare?”, întrebă [helper.ref].",
      "„Doar rămâi acolo”, zise [hero.nom]. „Mă încurajează destul.”",
      "Apoi se făcu liniște, iar până și {neighbours}, din primul rând, se opriră din ronțăit.",
      "[hero.nom] făcu totul altfel decât ieri, bucățică după bucățică.",
      "{whoosh}",
      "Și așa, într-o zi obișnuită, [hero.nom] reuși {wish}.",
      "„Oh”, zise încet. „Deci așa e.”",
      { from: 5, say: "Era ca în vis, numai că avea mai mult aer, iar la sfârșit nu trebuia să se trezească nimeni." },
    ],
  },
  {
    id: "no-bump",
    goals: ["wish"],
    shows: together,
    low: [
      "{morning}",
      "„Ține-te bine!”, zice [helper.ref].",
      "{whoosh}",
      "Nimeni nu cade. Deloc!",
      "[hero.nom] reușește {wish}!",
      { from: 2, say: "„Ura!”, strigă {neighbours}." },
    ],
    middle: [
      "{morning}",
      "{neighbours} stăteau iar în rând și așteptau bufnitura.",
      "[hero.nom] întinse mâna spre [helper.near].",
      "{whoosh}",
      "Așteptară, dar bufnitura nu veni.",
      "În schimb, [hero.nom] reuși {wish}. Ce bine arăta!",
    ],
    high: [
      "{morning}",
      "{neighbours} erau iar acolo, iar cineva își astupase deja urechile.",
      "„Pe trei?”, întrebă [helper.ref]. „Pe noi”, zise [hero.nom].",
      "Toată lumea aștepta bufnitura.",
      "{whoosh}",
      "Mai așteptară puțin, apoi deschiseră ochii, pe rând.",
      "Bufnitura nu venise, dar [hero.nom] reușise {wish}, sub ochii tuturor.",
      "„Am știut noi”, ziseră {neighbours}, fără să roșească.",
      {
        from: 5,
        say: "Apoi bătură din palme atât de îndelung, încât pariul de ieri fu uitat de bunăvoie de toată lumea.",
      },
    ],
  },
];

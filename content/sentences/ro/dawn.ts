import type { Shows, Variant } from "#author/sentences.ts";

const along = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "happy", looksAt: "hero" },
} as const;

const walking: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "happy", looksAt: "hero" },
};

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
      "[hero.nom] linse lingura, apoi borcanul, apoi capacul.",
      "„Acum”, zise, „sunt [hero?lipicios|lipicioasă] și [hero?hotărât|hotărâtă].”",
    ],
    high: [
      "{morning}",
      "„Nimic mare nu se face pe stomacul gol”, zise [helper.ref] și tăie pâinea felii.",
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
      "[hero.nom] și [helper.ref] mergeau tiptil, ca să nu trezească ziua.",
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
  {
    id: "side-by-side",
    shows: walking,
    low: [
      "{morning}",
      "[hero.nom] merge cu [helper.with] {toHigh}.",
      "Merg unul lângă altul.",
      { from: 2, say: "Patru ochi văd mult mai bine." },
      "„Uite!”, zice [hero.nom].",
    ],
    middle: [
      "{morning}",
      "[hero.nom] porni cu [helper.with] {toHigh}, umăr lângă umăr.",
      "Ieri fusese un drum tare lung.",
      "„L-a scurtat cineva”, zise [hero.nom].",
      "„Noi”, zise [helper.nom]. „Drumurile se scurtează când stai de vorbă.”",
    ],
    high: [
      "{morning}",
      "[hero.nom] urcă împreună cu [helper.with] {toHigh}, iar roua se dădea la o parte din drum.",
      "„Ieri urcușul era mult mai greu”, zise [hero.nom].",
      "„E la fel de greu”, zise [helper.nom]. „Dar ieri trăgeai de unul singur.”",
      "Lumina veni din spate și le așternu pe drum două umbre.",
      "Acolo unde se suprapuneau, semănau cu cineva cu două capete și fără nicio frică.",
      { from: 5, say: "[hero.nom] îi făcu semn cu mâna, iar umbra răspunse, cu de două ori mai multe mâini." },
    ],
  },
  {
    id: "breakfast-too",
    shows: {
      ...walking,
      shot: "medium",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Întâi [hero.nom] mănâncă bine.",
      "„Zilele mari cer dulceață”, zice [helper.ref].",
      { from: 2, say: "Așa că o mănâncă cu lingura." },
    ],
    middle: [
      "{morning}",
      "„Ai emoții?”, întrebă [helper.ref].",
      "„Deloc”, zise [hero.nom] și își puse sare în cacao.",
      "Mâncară {high} și se uitară la lume, care încă nu se spălase pe ochi.",
    ],
    high: [
      "{morning}",
      "[hero.nom] și [helper.ref] mâncară {high}, cu noaptea încă agățată de margini.",
      "„Ți-a căzut dulceață pe hartă”, zise [helper.nom].",
      "„Acolo îi e locul”, zise [hero.nom]. „Până acum era doar greșit pusă.”",
      "Dedesubt, lumea era mică și puțin aburită, ca un geam peste care a suflat cineva.",
      "Era, așadar, numai bună de lustruit.",
      { from: 5, say: "La ultima îmbucătură zăboviră, căci după ultimele îmbucături începe mereu câte ceva." },
    ],
  },
  {
    id: "colours",
    shows: walking,
    low: [
      "{morning}",
      "Roz, apoi portocaliu, apoi auriu!",
      "[hero.nom] privește și nu zice nimic.",
      "„Azi”, zice [hero.nom].",
      { from: 2, say: "„Azi”, zice [helper.ref]." },
    ],
    middle: [
      "{morning}",
      "Întâi fu o dungă roz, apoi una portocalie, apoi vărsă cineva tot aurul.",
      "„Azi”, zise [hero.nom].",
      "„Azi”, zise [helper.ref].",
      "E un cuvânt scurt, dar ei îl rostiră ca pe unul lung.",
    ],
    high: [
      "{morning}",
      "Întâi se ivi o dungă roz, foarte subțire, de parcă încerca cineva un creion.",
      "Apoi veni portocaliul, apoi atâta aur, că dădu pe dinafară.",
      "„Face așa în fiecare zi”, zise [helper.ref]. „Și tot nu m-am obișnuit.”",
      "[hero.nom] se gândi la toți cei care dormeau și pierdeau frumusețe de răsărit.",
      "„Azi”, zise, și băgă de seamă că nu mai suna deloc a întrebare.",
      {
        from: 5,
        say: "[helper.nom] auzi și [helper?el|ea], dar tăcu, căci unele lucruri cresc mai bine când nu te uiți la ele.",
      },
    ],
  },
];

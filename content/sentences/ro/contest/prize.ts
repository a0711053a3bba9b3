import type { Variant } from "#author/sentences.ts";

export const prize: readonly Variant[] = [
  {
    id: "medal-on-one",
    shows: {
      at: "near",
      shot: "medium",
      hour: "day",
      hero: { pose: "hold", mood: "proud", holds: "medal" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Uite o medalie! Ce lucește!",
      "[hero.nom] o ține bine.",
      "„Și Numărul Unu?”, întreabă [helper.ref].",
      { from: 2, say: "„El a căzut primul.”" },
      "Medalia e și a lui!",
    ],
    middle: [
      "[hero.nom] ținea medalia și nu știa unde s-o pună.",
      "„Pe tine”, zise [helper.ref]. Dar [hero.nom] clătină din cap.",
      "„Pe Numărul Unu. Fără el n-aș fi știut cum nu se face.”",
      "Numărul Unu purtă medalia foarte demn, pentru o lingură.",
    ],
    high: [
      "Medalia era rotundă, grea și puțin rece, iar [hero.nom] o ținea de parcă ar fi dormit.",
      "„Pune-ți-o”, zise [helper.ref].",
      "„Cine a muncit cel mai mult?”, întrebă [hero.nom]. „Cine a căzut primul, ca să știm?”",
      "Se duseră deci la Numărul Unu și i-o agățară de mânerul lingurii.",
      "Ceilalți voiră să știe cum merge sfoara, și [hero.nom] le arătă până seara.",
      {
        from: 5,
        say: "Mulți au câștigat medalii înainte și după aceea, dar numai una a fost dată vreodată unei linguri.",
      },
    ],
  },
  {
    id: "in-turns",
    shows: {
      at: "near",
      shot: "wide",
      hour: "day",
      hero: { pose: "wave", mood: "happy" },
      helper: { pose: "hold", mood: "proud", holds: "medal" },
    },
    low: [
      "O medalie, și ei sunt doi.",
      "„Luni e la tine”, zice [hero.nom].",
      "„Și marți?”, întreabă [helper.ref].",
      { from: 2, say: "„Marți e la tine iar!”" },
      "Medalia râde în soare.",
    ],
    middle: [
      "Medalia era una, iar ei erau doi.",
      "„O tăiem?”, întrebă [helper.ref]. Medalia sună speriată.",
      "„O purtăm pe rând”, zise [hero.nom]. „Azi tu, mâine tot tu, că azi e aproape gata.”",
      "Așa se și făcu.",
    ],
    high: [
      "„O medalie la doi e o socoteală grea”, zise [helper.ref], cu medalia în față.",
      "„Deloc”, zise [hero.nom]. „Zilele cu soț, tu. Zilele fără soț, eu.”",
      "„Și azi?” Nimeni nu mai știa ce zi e, de atâta bucurie.",
      "Așa că medalia rămase la [helper.near] până se găsi un calendar.",
      "Nu se grăbi nimeni să-l caute.",
      {
        from: 5,
        say: "Și fiindcă anul are cam tot atâtea zile cu soț câte fără, socoteala ieși până la urmă, cu o zi de rest, pe care o petrecură împreună.",
      },
    ],
  },
  {
    id: "how-it-works",
    shows: {
      at: "near",
      shot: "wide",
      hour: "day",
      hero: { pose: "point", mood: "happy" },
      helper: { pose: "wave", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Toți vor să vadă Numărul Trei.",
      "„Cum merge?”, întreabă [helper.ref].",
      "„Așa!”, zice [hero.nom].",
      { from: 2, say: "„Și așa! Și încă așa!”" },
      "Cine a câștigat? Nu mai știe nimeni.",
    ],
    middle: [
      "Cineva împărțea premii, dar nu prea avea cui.",
      "Toată lumea era lângă Numărul Trei și voia să tragă de sfoară.",
      "„La rând!”, râdea [helper.ref]. „Toți pot!”",
      "„Asta e lingura”, explica [hero.nom]. „Ea e șefa.”",
      "La urmă, premiul îl luă lingura.",
    ],
    high: [
      "Cine a câștigat se citi cu glas tare, dar nu se auzi, fiindcă era prea multă lume la Numărul Trei.",
      "Ceilalți lăsaseră baltă manetele și voiau să știe la ce e bun nodul.",
      "„La ținut”, zise [hero.nom]. „Și de ce e strâmb?”, întrebă [helper.ref], care știa foarte bine.",
      "„Fiindcă e făcut de doi.”",
      "Până seara, avea fiecare o lingură și o sfoară, și zdrăngănea tot locul.",
      { from: 5, say: "De atunci, Ziua cea Mare ține două zile: una ca să arăți și una ca să arăți cum se face." },
    ],
  },
  {
    id: "shared-cake",
    shows: {
      at: "near",
      shot: "medium",
      hour: "day",
      hero: { pose: "cheer", mood: "joyful" },
      helper: { pose: "cheer", mood: "joyful", looksAt: "hero" },
    },
    low: [
      "Premiul e ceva de mâncat!",
      "[hero.nom] îl împarte.",
      "„Și mie?”, întreabă [helper.ref].",
      { from: 2, say: "„Ție, bucata cea mare!”" },
      "Ajunge la toți. Ce bine!",
    ],
    middle: [
      "Premiul era de mâncat, ceea ce e cel mai bun fel de premiu.",
      "„Câte bucăți?”, întrebă [helper.ref]. „Câți suntem?”, întrebă [hero.nom].",
      "Erau mulți, așa că bucățile ieșiră mici.",
      "Dar nimeni nu mâncase vreodată ceva mai bun.",
    ],
    high: [
      "Pe premiu era scris „Pentru cel mai bun”, cu litere de zahăr.",
      "„Cu cine începem?”, întrebă [helper.ref].",
      "[hero.nom] se gândi, apoi tăie între litere, cu mare grijă.",
      "Ceilalți primiră câte o literă, iar cine nu primi literă primi un spațiu, care era cel mai moale.",
      "„Literele ronțăie”, râse [helper.nom]. „Iar spațiile se topesc”, zise [hero.nom].",
      {
        from: 5,
        say: "Când nu mai rămase nimic, se putea citi foarte limpede cine fusese cel mai bun: toată lumea avea zahăr peste tot.",
      },
    ],
  },
];

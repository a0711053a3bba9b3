import type { Shows, Variant } from "#author/sentences.ts";

const atWork: Shows = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "hold", mood: "determined", holds: "rope" },
  helper: { pose: "lift", mood: "happy", looksAt: "hero" },
};
const counting: Shows = {
  at: "far",
  shot: "wide",
  hour: "night",
  hero: { pose: "point", mood: "happy", looksAt: "helper" },
  helper: { pose: "think", mood: "curious", looksAt: "hero" },
};

export const ready: readonly Variant[] = [
  {
    id: "knots",
    shows: atWork,
    low: [
      "[hero.nom] ține o sfoară.",
      "[helper.ref] face nodurile.",
      "Un nod, două noduri, gata!",
      { from: 2, say: "În doi se râde mai bine." },
      "{lights} luminează până târziu.",
    ],
    middle: [
      "Lucrară până când {lights} abia mai licăreau.",
      "[hero.nom] ținea sfoara, iar [helper.ref] făcea nodurile.",
      "„Un nod bun e ca un prieten bun”, zise [helper.nom]. „Ține și nu strânge.”",
      "Și fiindcă în doi se râde mai bine, râseră mult.",
    ],
    high: [
      "Lucrară toată seara, la lumina câtă era.",
      "[hero.nom] ținea sfoara, iar [helper.ref] făcea nodurile, câte unul la fiecare poveste.",
      "„Un nod bun”, zise [helper.nom], „ține strâns și totuși nu strânge.”",
      "„Ca o îmbrățișare”, zise [hero.nom].",
      "„Întocmai. Numai că la îmbrățișare nu-ți trebuie foarfecă.”",
      "Când terminară, {lights} abia mai licăreau, iar celor doi le era cald de atâta râs.",
      "Niciunul nu băgase de seamă când se făcuse noapte.",
      { from: 5, say: "Fiindcă munca în doi e singura care, la sfârșit, pare mai scurtă decât a fost de fapt." },
    ],
  },
  {
    id: "rehearsal",
    shows: counting,
    low: [
      "„Întâi exersăm”, zice [helper.ref].",
      "Un pas mic. Încă unul.",
      "[hero.nom] face tot ce trebuie.",
      { from: 2, say: "Nimeni nu cade. Aproape nimeni." },
      "„Mâine!”, zice [hero.nom].",
    ],
    middle: [
      "„Întâi exersăm la mic”, zise [helper.ref].",
      "Exersară la mic, apoi la mijlociu.",
      "La mijlociu căzu [helper.nom], iar [hero.nom] ajută la ridicat.",
      "„Vezi”, zise [helper.nom] de jos, „la asta te pricepi deja.”",
      "Râseră [both?amândoi|amândouă] și mai luară o dată totul de la capăt.",
    ],
    high: [
      "„Înainte de marea zi vine mica seară”, zise [helper.ref]. „Exersăm.”",
      "Exersară la mic, cu două pietricele pe post de [hero.nom] și de ajutor.",
      "Apoi exersară la mare, dar foarte încet.",
      "De data asta căzu [helper.nom], cât era de [helper?lung|lungă].",
      "„Te-ai lovit?”, sări [hero.nom]. „Deloc”, se auzi de jos. „Voiam să văd cum îi ridici tu pe alții.”",
      "[hero.nom] ridica foarte bine.",
      {
        from: 5,
        say: "Cine a căzut de multe ori știe exact de unde trebuie apucat cineva ca să se ridice fără să-l doară.",
      },
    ],
  },
  {
    id: "pack",
    shows: { ...counting, hero: { pose: "hold", mood: "happy", holds: "basket", looksAt: "helper" } },
    low: [
      "Ce punem în coș?",
      "„Pâine”, zice [helper.ref].",
      "„Și curaj”, zice [hero.nom].",
      "Curajul nu se vede. Dar e greu!",
      { from: 2, say: "Coșul îl duc [both?amândoi|amândouă]." },
    ],
    middle: [
      "Pregătiră un coș pentru a doua zi.",
      "„Pâine”, zise [helper.ref]. „Plasturi”, zise [hero.nom]. „Pentru orice eventualitate.”",
      "„Și puțin curaj.”",
      "Curajul nu se vedea, dar cu el coșul se făcu mult mai greu.",
      "Așa că îl duseră [both?amândoi|amândouă].",
    ],
    high: [
      "„Un drum bun începe cu un coș bun”, zise [helper.ref] și ținu coșul deschis.",
      "[hero.nom] puse înăuntru pâine, plasturi, un șervet și, la urmă, ceva ce nu se vedea.",
      "„Ce a fost asta?”, întrebă [helper.nom].",
      "„Curaj. L-am strâns de peste tot. E cam amestecat, dar e destul.”",
      "[helper.nom] ridică încet coșul. „Într-adevăr. Trage la cântar!”",
      "Îl apucară fiecare de câte o toartă, iar așa se lăsă dus ușor.",
      {
        from: 5,
        say: "De fapt, abia atunci băgă de seamă [hero.nom] că un coș are două toarte, și că asta nu e o întâmplare.",
      },
    ],
  },
  {
    id: "promise",
    shows: { ...counting, shot: "close" },
    low: [
      "„Și dacă nu merge?”, întreabă [hero.nom].",
      "„Atunci râdem”, zice [helper.ref].",
      "„Și dacă merge?”",
      "„Atunci râdem mai tare!”",
      { from: 2, say: "Își dau mâna pe asta." },
    ],
    middle: [
      "Înainte de culcare, [hero.nom] mai avea o întrebare.",
      "„Și dacă tot nu merge?”",
      "„Atunci stăm jos împreună și râdem”, zise [helper.ref].",
      "„Și dacă merge?”",
      "„Atunci stăm sus împreună și râdem.”",
      "[hero.nom] se gândi. În ambele cazuri se râdea. Era un plan bun.",
    ],
    high: [
      "Totul era pregătit, numai inima [hero.gen] nu.",
      "„Și dacă nu merge nici mâine?”, întrebă [hero.nom] în șoaptă.",
      "[helper.ref] nu râse. Se gândi, cum se cuvine la o întrebare serioasă.",
      "„Atunci mâine o să știm trei feluri în care nu se poate”, zise. „Și o să le știm [both?amândoi|amândouă].”",
      "„Și poimâine?”",
      "„Poimâine e lângă mâine. O să fiu și eu pe acolo.”",
      "Atunci inima se liniști și ea, căscă și fu gata.",
      {
        from: 5,
        say: "E ciudat cât de puțin îi trebuie unei inimi: îi ajunge să știe că nu va fi singură.",
      },
    ],
  },
];

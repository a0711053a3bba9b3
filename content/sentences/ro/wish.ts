import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "tickle",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "[hero.nom] are o dorință mare.",
      "Vrea {wish}.",
      "Nu mâine. Azi!",
      { from: 2, say: "Dorința [hero?îl|o] gâdilă în burtică." },
      { from: 2, say: "Hi, hi, hi!" },
      { hook: true, say: "Dar cum se face?" },
    ],
    middle: [
      "[hero.nom] avea o dorință, și încă una mare.",
      "Voia {wish}.",
      "Dorința [hero?îl|o] gâdila în burtică de dimineața până seara.",
      "„Termină”, zicea [hero.nom], dar dorințele nu ascultă.",
      "„Bine, fie! O fac. Și o fac chiar azi!”",
      { hook: true, say: "Numai că nu știa de unde să înceapă." },
    ],
    high: [
      "Un singur lucru îi plăcea [hero.dat] mai mult decât clătitele.",
      "Voia {wish}.",
      "La început fusese o dorință mică, nu mai mare decât un bob de mazăre.",
      "Dar [hero.nom] se gândise la ea în fiecare zi, iar dorințele cresc dacă te gândești la ele.",
      "Acum era atât de mare, încât [hero?îl|o] trezea noaptea și cerea apă.",
      "„Azi”, îi zise [hero.nom] dorinței. „O facem azi și pe urmă mă lași să dorm.”",
      { hook: true, say: "Dorința dădu din cap. Doar că uitase să spună cum se face." },
    ],
  },
  {
    id: "list",
    goals: ["wish"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "determined", holds: "letter" } },
    low: [
      "[hero.nom] își scrie o scrisoare.",
      "„Știu cine vrea {wish}.”",
      "„Ghici cine! Chiar eu!”",
      { from: 2, say: "[hero.nom] o citește de trei ori." },
      "„Ce scrisoare bună!”, zice [hero.nom].",
    ],
    middle: [
      "[hero.nom] își scrise o scrisoare, fiindcă lucrurile mari se pun pe hârtie.",
      "Scria acolo cine voia {wish}: „Eu. Și încă azi.”",
      "Apoi o ascunse sub pernă.",
      "După-amiaza o găsi.",
      "„Ia te uită”, zise [hero.nom]. „Cineva are nevoie de mine!”",
    ],
    high: [
      "Când era ceva important, [hero.nom] își scria [hero?singur|singură] câte o scrisoare.",
      "De data asta scria acolo, negru pe alb, cine voia {wish}.",
      "„Eu vreau. Te rog să te ocupi. Cu drag, tot eu.”",
      "[hero.nom] puse scrisoarea sub pernă și o uită, cum se întâmplă cu scrisorile.",
      "Când o găsi din nou, îi tresări inima de bucurie.",
      "„În sfârșit”, șopti [hero.nom], „cineva care vrea exact ce vreau și eu!”",
      "Și se apucă numaidecât de treabă.",
      { from: 5, say: "O scrisoare ca asta nu se lasă fără răspuns, mai ales când știi atât de bine cine a trimis-o." },
    ],
  },
  {
    id: "mirror",
    goals: ["wish"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "reach", mood: "determined" } },
    low: [
      "Azi [hero.nom] nu vrea clătite.",
      "Nu vrea nici jucării.",
      "Vrea {wish}!",
      { from: 2, say: "Vrea asta din cap până în picioare." },
      "„Hai!”, își spune [hero.nom].",
    ],
    middle: [
      "Dimineața, [hero.nom] anunță ceva la micul dejun.",
      "Nu era nimeni acolo, dar anunțul se auzi bine.",
      "Începând de azi, [hero.nom] voia {wish}.",
      "Cana nu avu nimic împotrivă.",
      "„Atunci ne-am înțeles”, zise [hero.nom] și își suflecă mânecile.",
    ],
    high: [
      "În dimineața aceea, [hero.nom] bătu cu lingurița în cană, ca la marile ocazii.",
      "„Am un anunț”, zise în bucătăria goală.",
      "Anunțul era scurt: [hero.nom] voia {wish}, și nu cândva, ci chiar azi.",
      "Lingurița sclipi, cana tăcu adânc, iar pâinea prăjită se răsturnă de emoție.",
      "„Știam eu că vă bucurați”, zise [hero.nom].",
      "Apoi ieși pe ușă cu pasul celor care au ceva de făcut.",
      "Abia afară își dădu seama că nu știa ce.",
      {
        from: 5,
        say: "Dar era un început, iar un început bun e jumătate din treabă, cealaltă jumătate fiind treaba însăși.",
      },
    ],
  },
];

/** What the hero is after, told. */

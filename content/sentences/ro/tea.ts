import type { Shows, Variant } from "#author/sentences.ts";

const cosy = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "sit", mood: "calm", looksAt: "helper" },
  helper: { pose: "sit", mood: "happy", looksAt: "hero" },
} as const;

const cosyToo: Shows = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "sit", mood: "calm", looksAt: "helper" },
  helper: { pose: "sit", mood: "happy", looksAt: "hero" },
};

export const tea: readonly Variant[] = [
  {
    id: "soup",
    shows: cosy,
    low: [
      "[helper.ref] are supă caldă.",
      "O lingură tu, o lingură eu.",
      "[hero.nom] suflă: fu, fu, fu!",
      { from: 2, say: "„Mai vrei?” „Mai vreau!”" },
    ],
    middle: [
      "[helper.ref] avea o oală cu supă, iar [hero.nom] avea poftă.",
      "Mâncară dintr-o singură lingură, pe rând.",
      "„Supa ascultă cel mai bine”, zise [helper.nom]. „Nu întrerupe și e caldă.”",
      "[hero.nom] îi povesti deci supei toată ziua.",
      "La fundul oalei, ziua era deja mai bună.",
    ],
    high: [
      "[helper.ref] făcuse supă, una care mirosea de departe a acasă.",
      "Era doar o lingură, așa că mâncară pe rând și vorbi mereu cel fără lingură.",
      "În felul acesta, [hero.nom] povesti prima căzătură la morcovi și a doua la tăiței.",
      "„La tăiței a fost cel mai rău”, zise.",
      "„La tăiței e mereu cel mai rău”, zise [helper.nom]. „Alunecă.”",
      "Apoi râseră [both?amândoi|amândouă], iar lingura căzu în oală.",
      { from: 5, say: "Există necazuri la care supa nu ajută, dar [hero.nom] nu întâlnise până atunci niciunul." },
    ],
  },
  {
    id: "cup",
    shows: cosy,
    low: [
      "[helper.ref] aduce două căni.",
      "Una e crăpată. Dar zâmbește!",
      "„Pe asta o vreau”, zice [hero.nom].",
      { from: 2, say: "Ceaiul e dulce și cald." },
    ],
    middle: [
      "[helper.ref] puse pe masă două căni cu ceai.",
      "Una avea o crăpătură care arăta ca un zâmbet.",
      "„A căzut de două ori”, zise [helper.nom], „și tot ține ceaiul.”",
      "[hero.nom] o luă cu amândouă mâinile.",
      "Era o cană foarte înțelegătoare.",
    ],
    high: [
      "Pe o ladă întoarsă, [helper.ref] așeză două căni și turnă în ele ceai de mentă.",
      "Cana mai mare avea o crăpătură strâmbă, care semăna de minune cu un zâmbet.",
      "„Asta a căzut de două ori”, zise [helper.nom]. „De atunci e preferata mea.”",
      "„Și nu curge?”, întrebă [hero.nom].",
      "„Deloc. Doar că acum are o poveste.”",
      "[hero.nom] bău din ea cu grijă, gură peste zâmbet.",
      { from: 5, say: "Căzută de două ori și tot bună de ceva: chiar așa se simțea și [hero.nom] de pe la asfințit." },
    ],
  },
  {
    id: "own-story",
    shows: cosy,
    low: [
      "„Și eu am căzut odată”, zice [helper.ref].",
      "„Unde?”, întreabă [hero.nom].",
      "„Într-o găleată. Cu capul înainte!”",
      { from: 2, say: "Acum râd [both?amândoi|amândouă] cu lacrimi." },
    ],
    middle: [
      "„Când eram ca tine”, zise [helper.ref], „am căzut într-o găleată.”",
      "„În găleată?”",
      "„Cu capul înainte. Am umblat cu ea o zi întreagă și am zis că e pălărie.”",
      "[hero.nom] râse atât de tare, încât își vărsă ceaiul.",
      "Era prima oară când râdea de la prânz.",
    ],
    high: [
      "„Vrei să auzi ceva ce nu știe nimeni?”, întrebă [helper.ref]. „Am căzut odată într-o găleată.”",
      "[hero.nom] crezu că n-a auzit bine.",
      "„Cu capul înainte. Și fiindcă nu se mai scotea, am spus tuturor că e o pălărie nouă.”",
      "„Și au crezut?”",
      "„O săptămână mai târziu purtau toți găleți.”",
      "[hero.nom] râse până când nu mai putu, iar noaptea păru dintr-odată mult mai scurtă.",
      { from: 5, say: "Face bine să afli că și cei care le știu azi pe toate au stat cândva cu capul într-o găleată." },
    ],
  },
  {
    id: "soup-too",
    shows: cosyToo,
    low: [
      "„Ți-e foame?”, întreabă [helper.ref].",
      "Este supă caldă pentru doi.",
      "[hero.nom] mănâncă tot, tot, tot.",
      { from: 2, say: "„Mai vrei?” „Mai vreau!”" },
    ],
    middle: [
      "„Întâi și întâi îți trebuie supă”, zise [helper.ref]. „Pe gol nu gândește nimeni.”",
      "Supa era fierbinte și avea în ea stele, făcute din morcov.",
      "[hero.nom] mâncă trei castroane.",
      "La al treilea, lumea părea deja mult mai rotundă.",
    ],
    high: [
      "„Când ai mâncat ultima oară ceva?”, întrebă [helper.ref].",
      "„A fost o firimitură”, zise [hero.nom], „dar am împărțit-o.”",
      "[helper.ref] nu zise nimic și scoase o oală înfofolită într-un șal, ca un prunc.",
      "Supa avea stele de morcov și încălzea până în vârful urechilor.",
      "După primul castron [hero.nom] își simți iar nasul, iar după al doilea, curajul.",
      "Al treilea fu numai pentru că era bună.",
      { from: 5, say: "Sunt și necazuri la care supa nu ajută, dar [hero.nom] încă nu întâlnise niciunul." },
    ],
  },
  {
    id: "cup-too",
    shows: cosyToo,
    low: [
      "[helper.ref] are două căni.",
      "Una e mare. Una e crăpată.",
      "„O vreau pe cea crăpată!”, zice [hero.nom].",
      { from: 2, say: "„Parcă râde la mine.”" },
    ],
    middle: [
      "[helper.ref] scoase două căni și o cană mare cu cacao.",
      "„Una e crăpată”, zise [helper.nom]. „Poți s-alegi.”",
      "[hero.nom] o luă pe cea crăpată, fiindcă părea că zâmbește.",
      "„A căzut odată”, zise [helper.nom]. „De atunci mi-e cea mai dragă.”",
    ],
    high: [
      "Dintr-o traistă care părea fără fund, [helper.ref] scoase două căni și un ibric cu cacao.",
      "„O poți lua pe cea bună”, zise [helper.nom], „sau pe cea crăpată.”",
      "[hero.nom] le suci pe amândouă și o alese pe cea crăpată.",
      "Crăpătura mergea dintr-o parte în alta, în arc, ca un zâmbet.",
      "„A căzut de două ori”, zise [helper.nom]. „Din cealaltă nu are niciodată același gust.”",
      "[hero.nom] bău și se gândi o vreme la asta.",
      { from: 5, say: "De două ori căzută: cam așa se simțea și [hero.nom] încă de după-amiază." },
    ],
  },
  {
    id: "bucket",
    shows: cosyToo,
    low: [
      "„Și eu am căzut”, zice [helper.ref].",
      "„Tu? Când?”, întreabă [hero.nom].",
      "„Luni. Și duminică.”",
      { from: 2, say: "Atunci râd [both?amândoi|amândouă] în hohote." },
    ],
    middle: [
      "„Să-ți spun ceva?”, întrebă [helper.ref]. „Odată m-am înțepenit într-o găleată.”",
      "„Mult timp?”, întrebă [hero.nom].",
      "„De luni până miercuri. Marți a plouat.”",
      "[hero.nom] râse atât de tare, încât îi ieși cacaoa pe nas.",
    ],
    high: [
      "„Odată”, zise [helper.ref], „mi-am înțepenit capul într-o găleată.”",
      "„Cum așa?”, întrebă [hero.nom].",
      "„Voiam să văd dacă ecoul e acasă.”",
      "„Și era?”",
      "„Era. Am stat de vorbă până miercuri. Mi-a dat dreptate în toate privințele.”",
      "[hero.nom] râse până trebui să se țină de pătură, iar noaptea râse și ea puțin.",
      "Apoi tăcură [both?amândoi|amândouă], dar era o tăcere tare bună.",
      { from: 5, say: "Face bine să afli că și cei care astăzi le știu pe toate au stat cândva într-o găleată." },
    ],
  },
];

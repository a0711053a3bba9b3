import type { Aside } from "#author/sentences.ts";

export const mornings: readonly Aside[] = [
  {
    low: "Apoi vine dimineața.",
    middle: "Dimineața veni limpede ca sunetul unui clopoțel.",
    high: "Dimineața veni curată și spălată, ca și cum nu s-ar fi întâmplat niciodată nimic rău.",
  },
  {
    low: "Răsare soarele.",
    middle: "Când se lumină, nu fu nevoie să fie trezit nimeni.",
    high: "Dimineața veni devreme și găsi pe cineva care o aștepta deja de mult.",
  },
  {
    low: "Începe o zi nouă.",
    middle: "Începu o zi nouă, care mirosea a început.",
    high: "O zi nouă își vârî capul pe după colț, văzu că toți sunt treji și intră.",
  },
  {
    low: "Bună dimineața, dimineață!",
    middle: "Devreme, înainte de primul căscat, porniră la drum.",
    high: "Porniră atât de devreme, încât noaptea încă își strângea lucrurile.",
  },
];

export const oops: readonly Aside[] = [
  {
    types: ["Animals"],
    low: "Acum jos e sus.",
    middle: "O vreme nu se mai știa ce e sus și ce e jos.",
    high: "Când se așeză praful, ce fusese sus era jos, iar în vârf se odihnea o frunză.",
  },
  {
    types: ["Animals"],
    low: "Și încă o rostogolire, gratis.",
    middle: "Urmă o rostogolire, apoi încă una, care nu fusese cerută.",
    high: "Urmă o rostogolire, apoi încă una, iar a treia fu atât de frumoasă, încât păru făcută dinadins.",
  },
  {
    types: ["RobotsAI"],
    low: "Zing! Fuge un șurub.",
    middle: "Un șurubel se rostogoli departe, fluierând.",
    high: "Un șurubel se rostogoli, făcu un cerc și se întoarse cu un aer vinovat.",
  },
  {
    types: ["RobotsAI"],
    low: "Toate beculețele clipesc roz.",
    middle: "Toate beculețele începură să clipească, iar unul clipi roz.",
    high: "Toate beculețele clipiră deodată, iar o voce dinăuntru zise: „Opriți-mă, vă rog, și porniți-mă la loc.”",
  },
  {
    types: ["MythicalCreatures"],
    low: "Iese un norișor de sclipici.",
    middle: "Ieși un norișor de sclipici care îi făcu pe toți să strănute.",
    high: "Un norișor de sclipici se ridică, pluti o clipă și se așeză frumos peste toate.",
  },
  {
    types: ["MythicalCreatures"],
    low: "Hâc! Un inel de fum.",
    middle: "Se auzi un sughiț și ieși un inel mic de fum auriu.",
    high: "Se auzi un sughiț, iar odată cu el ieși un inel de fum auriu, foarte mulțumit.",
  },
  {
    types: ["Superheroes"],
    low: "Poza de erou e strâmbă.",
    middle: "Poza de erou ieși bine, dar cu capul în jos.",
    high: "Nu lipsea nimic din poza de erou, nici curajul, nici pumnul ridicat, numai că era cu capul în jos.",
  },
  {
    types: ["Superheroes"],
    low: "Asta da aterizare!",
    middle: "Aterizarea nu fu eroică, dar fu temeinică.",
    high: "Ca aterizare, nu fu una eroică, dar nimeni n-ar fi putut spune că e făcută pe jumătate.",
  },
  {
    types: ["EverydayPeople"],
    low: "O șosetă își ia zborul.",
    middle: "O șosetă își luă zborul și ateriză pe pălăria cuiva.",
    high: "O șosetă zbură prin aer, făcu o curbă frumoasă și ateriză pe pălăria cuiva.",
  },
  {
    types: ["EverydayPeople"],
    low: "Părul stă drept în sus.",
    middle: "Părul se ridică tot, de parcă voia să vadă și el.",
    high: "Tot părul se ridică în sus, fir cu fir, de parcă voia să vadă unde a ajuns.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur", "person"],
    low: "Un fir atârnă afară.",
    middle: "Un fir se desfăcu, și nu știa nimeni unde se termină.",
    high: "Un fir se desfăcu, unul foarte lung, și merse singur după trei colțuri.",
  },
  {
    types: ["ToysBroughtToLife"],
    bodies: ["fur"],
    low: "Se vede un pic de vată.",
    middle: "Plesni o cusătură și scoase capul puțină vată.",
    high: "Plesni o cusătură, cât o împunsătură de ac, iar un smoc de vată se uită curios afară.",
  },
  {
    types: ["ToysBroughtToLife"],
    low: "Ceva face chiț acolo.",
    middle: "Ceva chițăi într-un loc în care nu chițăise niciodată nimic.",
    high: "Se auzi un chițăit dintr-un loc care în viața lui nu mai chițăise până atunci.",
  },
  {
    types: ["FantasyBeings"],
    low: "Trei scântei zboară aiurea.",
    middle: "Trei scântei zburară aiurea și făcură albastră o lingură.",
    high: "Trei scântei zburară în direcția greșită și făcură albastră o lingură, până a doua zi la prânz.",
  },
  {
    types: ["FantasyBeings"],
    low: "Acum totul miroase a mentă.",
    middle: "O vrajă porni din greșeală și totul mirosi a mentă.",
    high: "O vrajă mică porni din greșeală, iar de atunci locul acela mirosi numai a mentă.",
  },
];

export const stage: readonly Aside[] = [
  {
    genres: ["Fairytale"],
    low: "Aici încep poveștile.",
    middle: "Era un loc unde multe povești încep cu a fost odată.",
    high: "Era unul dintre locurile în care dorințele încă mai contau, dacă știai să spui te rog.",
  },
  {
    genres: ["Adventure"],
    low: "Miroase a aventură.",
    middle: "Mirosea a aventură și puțin a pâine prăjită.",
    high: "În ziua aceea aerul mirosea a aventură, adică puțin a ploaie și puțin a pâine prăjită.",
  },
  {
    genres: ["SciFi"],
    low: "Bip, bip, zice ceva mic.",
    middle: "Undeva, o mașinărie mică făcu bip și primi răspuns.",
    high: "Undeva, o mașinărie mică făcu bip, iar alta, mai departe, îi răspunse politicos.",
  },
  {
    genres: ["Mystery"],
    low: "Dar ceva e ciudat.",
    middle: "Un singur lucru era ciudat, numai că nu se știa care.",
    high: "Și totuși ceva era altfel decât ieri, dar nimeni n-ar fi putut spune ce anume.",
  },
  {
    genres: ["Comedy"],
    low: "Trece o clătită în zbor.",
    middle: "Trecu o clătită în zbor, iar nimeni nu se miră.",
    high: "Trecu o clătită în zbor, cam la înălțimea nasului, iar nimeni nu ridică măcar privirea.",
  },
  {
    genres: ["Historical"],
    low: "E demult, tare demult.",
    middle: "Toate acestea se petreceau demult, când nu se grăbea nimeni.",
    high: "Era atât de demult, încât nu se grăbea nimeni, iar veștile călătoreau cu măgărușul.",
  },
  {
    genres: ["Fantasy"],
    low: "Plutește magie în aer.",
    middle: "În aer plutea puțină magie, ca făina într-o brutărie.",
    high: "În aer plutea magie, fină ca făina într-o brutărie, și se așeza pe toate.",
  },
];

export const friendComes: readonly Aside[] = [
  {
    low: "Uite, vine [friend.intro]!",
    middle: "De după colț se ivi [friend.intro].",
    high: "De după colț, cu mare chef de joacă, se ivi [friend.intro].",
  },
  {
    low: "E pe aproape și [friend.intro].",
    middle: "Ca întotdeauna, pe aproape era și [friend.intro].",
    high: "Niciodată prea departe și mereu cu un cântec pe buze era [friend.intro].",
  },
  {
    low: "Sosește în fugă [friend.intro].",
    middle: "Apoi mai apăru cineva: [friend.intro].",
    high: "Apoi se auziră pași veseli, tot mai aproape, și cine venea? [friend.intro]!",
  },
  {
    low: "Mai e aici și [friend.intro].",
    middle: "Și, bineînțeles, mai era acolo [friend.intro].",
    high: "Unde era [hero.nom], acolo era și [friend.intro], iar așa fu și de data asta.",
  },
  {
    low: "Cine mai vine? [friend.intro]!",
    middle: "Și cine se vedea venind de departe? [friend.intro]!",
    high: "„Așteptați-mă!”, strigă cineva cu sufletul la gură. Era [friend.intro].",
  },
];

export const friendActs: readonly Aside[] = [
  {
    low: "„Bravo!”, zice [friend.nom].",
    middle: "„Bravo!”, zise [friend.nom], ca să fie de folos.",
    high: "„Bravo!”, zise [friend.nom], fiindcă un bravo ajută aproape mereu și nu strică niciodată.",
  },
  {
    low: "„Oho!”, zice [friend.nom].",
    middle: "„Oho!”, zise [friend.nom] din toată inima.",
    high: "„Oho!”, zise [friend.nom], care privise totul cu ochii închiși, dar numai pe jumătate.",
  },
  {
    low: "Vine și [friend.nom].",
    middle: "Veni și [friend.nom], și nu oricum: aducea gustarea.",
    high: "[friend.nom] venise ca să care gustarea, care se făcea tot mai mică.",
  },
  {
    low: "[friend.nom] e tare aproape.",
    middle: "[friend.nom] stătea pe aproape și făcea semne vesele.",
    high: "[friend.nom] stătea pe aproape și făcea semne vesele în toate părțile, pentru orice eventualitate.",
  },
  {
    low: "E acolo și [friend.nom].",
    middle: "Era acolo și [friend.nom], chiar în primul rând.",
    high: "Era acolo și [friend.nom], chiar în primul rând, ca să nu piardă nimic.",
  },
  {
    low: "„Ce frumos a fost!”, zice [friend.nom].",
    middle: "„Ce frumos a fost!”, zise [friend.nom] și chiar așa credea.",
    high: "„Ce frumos a fost!”, zise [friend.nom], care găsea câte ceva frumos în orice.",
  },
];

import type { Variant } from "#author/sentences.ts";

export const after2: readonly Variant[] = [
  {
    id: "no-laugh",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Acum nu mai râde nimeni.",
      "{neighbours} tac și se uită în jos.",
      "[hero.nom] tace și [hero?el|ea].",
      { from: 2, say: "Tăcerea asta e cam grea." },
    ],
    middle: [
      "De data asta {neighbours} nu râseră.",
      "Asta era mai rău decât râsul.",
      "„Te doare?”, întrebă cineva, cu voce mică.",
      "„Nu”, zise [hero.nom], deși durea undeva unde nu se pune plasture.",
      "Apoi se întoarse, ca să nu i se vadă fața.",
    ],
    high: [
      "Urmă ceva ce [hero.nom] nu aștepta: {neighbours} nu râseră.",
      "Stăteau în rând și se uitau la vârfurile propriilor picioare.",
      "„A fost”, începu cineva, „mult mai aproape decât prima dată.”",
      "Era spus cu bunătate, și tocmai de aceea [hero.dat] i se puse un nod în gât.",
      "„Mulțumesc”, zise cu o voce care nu prea era a [hero?lui|ei].",
      "Apoi porni încet de acolo, ca și cum ar fi avut treabă.",
      { from: 5, say: "Cu râsul te poți certa, dar cu mila nu știi ce să faci, așa că o pui în buzunar și pleci." },
    ],
  },
  {
    id: "broken-plan",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "sit", mood: "sad" } },
    low: [
      "Planul e rupt în două.",
      "[hero.nom] ține câte o bucată.",
      "Nu se mai potrivesc deloc.",
      { from: 2, say: "O bucată cade pe jos." },
    ],
    middle: [
      "Planul era acum în trei bucăți, și niciuna nu mai știa de celelalte.",
      "[hero.nom] le așeză una lângă alta.",
      "Săgeata care ducea la bucurie se termina la mijloc.",
      "„Așa deci”, zise încet [hero.nom].",
      "Și nu mai zise nimic, destul de multă vreme.",
    ],
    high: [
      "Din plan rămăseseră trei bucăți, iar pe cea mai mare era doar o pată.",
      "[hero.nom] le potrivi pe genunchi, întâi cu grijă, apoi cu încăpățânare.",
      "Săgeata spre bucurie se rupsese exact înainte de bucurie.",
      "„Poate că acolo nici nu era nimic”, zise [hero.nom] încet.",
      "Împături bucățile și le puse bine, cum pui bine lucrurile de care nu te poți despărți.",
      "Soarele nu mai aștepta pe nimeni și cobora.",
      {
        from: 5,
        say: "Când un plan se rupe, nu face zgomot mare, doar un fâș, și totuși îl auzi încă multă vreme după aceea.",
      },
    ],
  },
  {
    id: "empty-basket",
    shows: { at: "far", shot: "close", hour: "sunset", hero: { pose: "hold", mood: "sad", holds: "basket" } },
    low: [
      "Coșul e gol.",
      "[hero.nom] se uită în el.",
      "Nu mai e nici măcar o firimitură.",
      { from: 2, say: "Nici curaj nu mai e." },
      "„Of”, zice [hero.nom].",
    ],
    middle: [
      "[hero.nom] se uită în coș, să vadă ce mai rămăsese.",
      "Nu mai era nicio firimitură, și nici vreo idee.",
      "„Gol”, zise [hero.nom], iar coșul păru să ofteze.",
      "Îl luă pe braț, dar gol părea mai greu decât plin.",
      "Și soarele tocmai se ducea la culcare.",
    ],
    high: [
      "Dimineață, coșul fusese plin de gustări, de idei și de o poftă grozavă.",
      "Acum [hero.nom] se uită înăuntru și văzu fundul.",
      "„Nu mai am nimic”, zise, „nici măcar coji.”",
      "Îl întoarse cu gura în jos, îl scutură, iar din el căzu un fir de paie.",
      "[hero.nom] îl puse la loc, ca să nu fie coșul chiar gol.",
      "Apoi porniră mai departe, coșul pe un braț și seara pe celălalt.",
      {
        from: 5,
        say: "E ciudat că un coș gol atârnă mai greu decât unul plin, dar oricine l-a cărat vreodată știe că așa e.",
      },
    ],
  },
  {
    id: "button",
    shows: { at: "far", shot: "close", hour: "sunset", hero: { pose: "hold", mood: "sad", holds: "button" } },
    low: [
      "Din haină a sărit un nasture.",
      "[hero.nom] îl ține în palmă.",
      "„Și tu ai căzut?”, îl întreabă.",
      { from: 2, say: "Nasturele tace. Și lui îi e greu." },
    ],
    middle: [
      "De la căzătură sărise un nasture, și [hero.nom] îl căută cu mare grijă.",
      "Îl găsi într-un colț, cu fața în jos.",
      "„Și tu te-ai săturat”, îi zise.",
      "Îl șterse de praf și îl băgă în buzunarul cel mai adânc.",
      "Acolo, măcar, nu mai avea unde să cadă.",
    ],
    high: [
      "La a doua căzătură se pierduse și un nasture, cel de sus, care ținea totul strâns.",
      "[hero.nom] îl căută de-a bușilea, până îl găsi sub o frunză.",
      "„Tu ai ținut cât ai putut”, îi zise.",
      "Nasturele avea o crăpătură subțire, chiar prin mijloc.",
      "[hero.nom] îl întoarse pe toate părțile, dar crăpătura se vedea din orice parte.",
      "„Nu-i nimic”, zise, și nu era adevărat.",
      {
        from: 5,
        say: "Îl strânse în pumn până se încălzi, fiindcă unui nasture atât poți să-i faci, și uneori e destul.",
      },
    ],
  },
];

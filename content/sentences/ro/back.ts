import type { Shows, Variant } from "#author/sentences.ts";

const homeward = {
  at: "near",
  shot: "wide",
  hour: "sunset",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "calm", looksAt: "hero" },
} as const;

const homewards: Shows = {
  at: "near",
  shot: "wide",
  hour: "sunset",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "calm", looksAt: "hero" },
};

export const back: readonly Variant[] = [
  {
    id: "shorter",
    shows: homeward,
    low: [
      "Acum merg încet spre casă.",
      "Drumul e mult mai scurt.",
      "[hero.nom] cântă. [helper.ref] bate ritmul.",
      { from: 2, say: "„Tra-la-la și hop!”" },
    ],
    middle: [
      "Drumul spre casă e mereu mai scurt decât cel de plecare.",
      "[hero.nom] cânta, iar [helper.ref] ținea ritmul cu un băț.",
      "Treceau pe lângă locurile de ieri și le salutau.",
      "„Aici am căzut”, arătă [hero.nom] cu mândrie. „Și aici!”",
    ],
    high: [
      "Toate drumurile spre casă sunt mai scurte decât cele de plecare, și nimeni n-a aflat de ce.",
      "[hero.nom] și [helper.ref] mergeau fără grabă și se opreau la fiecare loc cunoscut.",
      "„Aici am căzut prima oară”, arătă [hero.nom], de parcă ar fi arătat un castel.",
      "„Frumos loc”, zise [helper.nom] și dădu din cap cu respect.",
      "„Iar aici, a doua oară! Aici am și plâns puțin.”",
      {
        from: 5,
        say: "Ce fusese ieri un necaz era azi o priveliște, și li se păru amândurora că nu se putea fără el.",
      },
    ],
  },
  {
    id: "carried",
    shows: { ...homeward, shot: "medium" },
    low: [
      "Picioarele sunt obosite.",
      "Dar fețele râd!",
      "[hero.nom] și [helper.ref] merg încet.",
      { from: 2, say: "{murmur}" },
      "„Mai e mult?” „Mai e puțin.”",
    ],
    middle: [
      "Soarele cobora, iar picioarele deveneau grele.",
      "„Mai e mult?”, întrebă [hero.nom]. „Cât o poveste”, zise [helper.ref].",
      "Așa că povestiră, pe rând, câte o propoziție.",
      "{murmur}",
      "Povestea tocmai se termina bine când se văzu casa.",
    ],
    high: [
      "Soarele cobora, umbra se lungea, iar picioarele [hero.gen] nu mai voiau să audă de pași.",
      "„Mai e mult?” „Cât o poveste de mărime mijlocie”, zise [helper.ref].",
      "O spuseră pe rând, o propoziție unul, o propoziție celălalt, ca și supa.",
      "{murmur}",
      "Povestea era despre cineva foarte mic și foarte încăpățânat.",
      "„Îl știu de undeva”, zise [hero.nom] și căscă.",
      {
        from: 5,
        say: "Se termina bine, cum e și drept, iar la ultima propoziție se vedea deja, printre gene, lumina de acasă.",
      },
    ],
  },
  {
    id: "look-back",
    shows: homeward,
    low: [
      "[hero.nom] se mai uită o dată înapoi.",
      "„Pa!”, strigă. „Mai venim!”",
      "[helper.ref] face și cu mâna.",
      { from: 2, say: "Apoi pornesc spre casă." },
    ],
    middle: [
      "La cotitură, [hero.nom] se opri și se uită înapoi.",
      "Totul părea mult mai mic decât ieri.",
      "„S-a micșorat?”, întrebă [hero.nom].",
      "„Nu”, zise [helper.ref] și cântări din ochi. „Cred că tu ești de vină.”",
      "[hero.nom] se ținu foarte drept până acasă.",
    ],
    high: [
      "La ultima cotitură, [hero.nom] se întoarse, fiindcă așa te desparți de un loc.",
      "Ieri fusese uriaș, iar azi încăpea între două degete.",
      "„S-a micșorat”, zise [hero.nom] cu uimire.",
      "[helper.ref] închise un ochi și măsură cu bățul, întâi locul, apoi pe [hero.near].",
      "„Locul e la fel”, anunță. „Deci a crescut altcineva.”",
      "[hero.nom] merse foarte drept tot restul drumului.",
      {
        from: 5,
        say: "Și, cu toate că nu se vedea nimic deosebit, ușa de acasă păru, la intrare, cu o idee mai scundă.",
      },
    ],
  },
  {
    id: "retell",
    shows: homewards,
    low: [
      "[hero.nom] pleacă acasă cu [helper.with].",
      "„Mai povestește o dată!”, zice [hero.nom].",
      "[helper.nom] povestește încă o dată.",
      { from: 2, say: "De fiecare dată e mai frumos." },
    ],
    middle: [
      "Pe drumul spre casă își povestiră totul de la început.",
      "„Și atunci te-ai clătinat”, zise [helper.ref].",
      "„Nu m-am clătinat”, zise [hero.nom]. „Am făcut cu mâna, din tot corpul.”",
      "La ultima cotitură povestea era deja mult mai mare.",
    ],
    high: [
      "Drumul de întoarcere fu plin de povești, și toate erau una și aceeași.",
      "„Și atunci”, zise [helper.ref], „atârnai acolo ca o șosetă.”",
      "„Ca o șosetă curajoasă”, zise [hero.nom].",
      "„Ca cea mai curajoasă șosetă de pe toată sfoara.”",
      "De câte ori o spuneau, povestea mai creștea puțin: o rafală aici, o prăpastie dincolo.",
      "Când ajunseră {near}, era atât de mare, că abia o mai duceau în doi.",
      {
        from: 5,
        say: "Dar așa se și cuvine, căci o poveste care se micșorează pe drumul spre casă n-a fost adevărată.",
      },
    ],
  },
  {
    id: "slow",
    shows: homewards,
    low: [
      "Drumul spre casă e scurt.",
      "Așa că [hero.nom] merge foarte încet.",
      "Și [helper.ref] merge încet.",
      { from: 2, say: "Nu vor să se termine." },
    ],
    middle: [
      "Ieri drumul spre casă fusese de două ori mai lung.",
      "Astăzi era atât de scurt, încât [hero.nom] merse în zigzag.",
      "„Unde te duci?”, întrebă [helper.ref].",
      "„Acasă”, zise [hero.nom]. „Dar nu încă.”",
      { spare: true, say: "Și mai făcură un ocol, apoi încă unul." },
    ],
    high: [
      "Era același drum pe care [hero.nom] își târâse ieri picioarele.",
      "Pesemne că peste noapte îl schimbase cineva cu unul mai scurt.",
      "Așa că merse în zigzag, apoi în cârlionți, ca să țină mai mult.",
      "„E ceva în drum?”, întrebă [helper.ref].",
      "„Da”, zise [hero.nom]. „Sfârșitul.”",
      "[helper.nom] dădu din cap, se întoarse și propuse să mai meargă o dată partea cea mai frumoasă.",
      { from: 5, say: "O merseră de trei ori cu totul, iar seara, care nici ea nu se grăbea, aștepta la colț." },
    ],
  },
  {
    id: "places",
    shows: homewards,
    low: [
      "„Aici am căzut”, zice [hero.nom].",
      "„Și eu am auzit”, zice [helper.ref].",
      "Fac [both?amândoi|amândouă] o plecăciune.",
      { from: 2, say: "A fost un loc tare bun." },
    ],
    middle: [
      "Trecură iar pe lângă toate locurile știute.",
      "„Aici am căzut”, zise [hero.nom], „iar dincolo am căzut mai bine.”",
      "[helper.ref] puse câte o pietricică la fiecare loc.",
      "„Ca să se vadă”, zise [helper.nom], „unde a început să meargă.”",
    ],
    high: [
      "Pe drum trecură iar pe lângă toate, numai că de-a-ndoaselea.",
      "„Aici am căzut prima oară”, zise [hero.nom] {near}, ca un ghid.",
      "„Frumos loc”, zise [helper.ref]. „Se vede foarte bine pământul.”",
      "Rămaseră o clipă acolo, cu capetele plecate.",
      "Apoi [hero.nom] puse jos o pietricică, cea mai rotundă pe care o găsi.",
      "„Pentru ca următorul care cade aici”, zise, „să vadă că cineva s-a ridicat.”",
      { from: 5, say: "Pietricica e și astăzi acolo și se zice că, din când în când, mai pune cineva una lângă ea." },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

const homeward = {
  at: "near",
  shot: "wide",
  hour: "sunset",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "calm", looksAt: "hero" },
} as const;

export const back: readonly Variant[] = [
  {
    id: "shorter",
    shows: homeward,
    low: [
      "Acum merg spre casă.",
      "Drumul e mult mai scurt.",
      "[hero.nom] cântă. [helper.ref] bate ritmul.",
      { from: 2, say: "„Tra-la-la și hop!”" },
    ],
    middle: [
      "Drumul spre casă e mereu mai scurt, iar acesta era cel mai scurt din toate.",
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
      "Soarele cobora, umbrele se lungeau, iar picioarele [hero.gen] nu mai voiau să audă de pași.",
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
];

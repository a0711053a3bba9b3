import type { Variant } from "#author/sentences.ts";

export const odd: readonly Variant[] = [
  {
    id: "one-opinion",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "sad" } },
    low: [
      "„[hero.nom] {oddHe}”, zic toți.",
      "O zic dimineața.",
      "O zic și la prânz.",
      { from: 2, say: "Seara o mai zic o dată." },
      { hook: true, say: "Dar [hero.nom] ce zice?" },
    ],
    middle: [
      "Despre supă se putea discuta, despre vreme la fel.",
      "Despre [hero.nom] însă erau toți de aceeași părere.",
      "„[hero.nom] {oddHe}”, ziceau și dădeau din cap.",
      "O ziceau prietenos, cum ai zice că vine ploaia.",
      "„Dar nu fac dinadins”, spunea [hero.nom].",
      { hook: true, say: "Numai că asta nu întrebase nimeni." },
    ],
    high: [
      "Nu erau prea multe lucruri {world} asupra cărora să cadă toți de acord.",
      "Unora le plăcea soarele, altora burnița, iar despre supă existau cel puțin patru păreri.",
      "Despre [hero.nom] exista una singură.",
      "„[hero.nom] {oddHe}”, spuneau și dădeau din cap, așa cum se dă din cap când vine toamna.",
      "„Nu fac dinadins”, spunea [hero.nom]. „Așa am ieșit.”",
      "Cum se simte asta pe dinăuntru nu întrebase nimeni, fiindcă pe dinăuntru nu se vedea.",
      {
        from: 5,
        say: "Încercase în fața oglinzii să fie altfel, dar oglinda [hero?îl|o] cunoștea prea bine ca să se lase păcălită.",
      },
    ],
  },
  {
    id: "left-over",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Toți se joacă.",
      "[hero.nom] vrea și [hero?el|ea].",
      "„Tu {oddYou}”, zic ei.",
      { from: 2, say: "Așa că [hero.nom] păzește hainele." },
      { hook: true, say: "Și hainele nu vorbesc." },
    ],
    middle: [
      "Se făceau echipe: unul la mine, unul la tine.",
      "La sfârșit rămase pe dinafară numai [hero.nom].",
      "„Nu e nimic cu tine”, ziseră. „Doar că tu {oddYou}.”",
      "Așa că [hero.nom] primi de păzit hainele.",
      "Hainele sunt o companie bună, dar nu aruncă mingea înapoi.",
    ],
    high: [
      "{near} se alegeau echipele, iar doi căpitani strigau pe rând câte un nume.",
      "Unul după altul, toți trecură dincolo, cu obrajii aprinși de bucurie.",
      "La urmă nu mai rămase decât [hero.nom], și amândoi căpitanii începură să cerceteze cerul.",
      "„Nu e nimic personal”, zise primul. „Tu {oddYou}, atâta tot.”",
      "Așa că [hero.nom] fu [hero?pus|pusă] paznic la haine, o slujbă de răspundere, dar nu dintre cele vesele.",
      "Le împături pe toate și le așeză după numărul nasturilor.",
      {
        from: 5,
        say: "Până la sfârșitul jocului știa fiecare haină pe nume, dar dintre cei care le purtau, pe niciunul.",
      },
    ],
  },
];

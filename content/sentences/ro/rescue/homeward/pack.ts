import type { Variant } from "#author/sentences.ts";

export const pack: readonly Variant[] = [
  {
    id: "bell-from-home",
    plants: ["bell"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "walk", mood: "determined" } },
    low: [
      "[hero.nom] poartă un clopoțel. Cling!",
      "E de acasă.",
      "„Așa te auzim”, ziceau toți.",
      "Cling, cling! Și pornește.",
      { from: 2, say: "„Mă auziți acum?”, întreabă [hero.nom]." },
      { hook: true, say: "Oare ascultă cineva?" },
    ],
    middle: [
      "La ei acasă toți purtau clopoței, iar al [hero.gen] era cel mai mic.",
      "Era legat cu nod dublu, ca să nu se piardă nimeni.",
      "„N-a mers”, îi zise [hero.nom]. „Dar nu e vina ta.”",
      "Cling, făcu clopoțelul, cam rușinat.",
      "Cu el drumul era totuși mai ușor, fiindcă suna ca ușa bucătăriei.",
      { hook: true, say: "Cât de departe se aude un cling?" },
    ],
    high: [
      "Acasă era o regulă: cine trece de poartă își pune clopoțelul.",
      "[hero.nom] trecuse de poartă. Trecuse, ca să fim drepți, de toate.",
      "„Tu trebuia să ai grijă de asta”, îi zise clopoțelului.",
      "Cling, făcu el, fiindcă altă vorbă nu știa.",
      "Dar era o vorbă de acasă, iar prin locurile acelea n-o mai vorbea nimeni.",
      "Așa că merseră mai departe împreună, cling, și stătură de vorbă.",
      {
        from: 5,
        say: "Spuneau mereu același lucru, ce-i drept, dar când ești departe de casă tocmai asta vrei să auzi.",
      },
    ],
  },
  {
    id: "bread-from-home",
    plants: ["bread"],
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "În traistă e o pâine.",
      "E pâine de acasă!",
      "„Tu știi drumul”, zice [hero.nom]. „De acolo vii.”",
      "Pâinea doar miroase frumos.",
      { from: 2, say: "[hero.nom] n-o mănâncă. Încă nu." },
      { hook: true, say: "Poate o firimitură?" },
    ],
    middle: [
      "În traistă, [hero.nom] găsi pâinea care venise de acasă.",
      "Mirosea încă a cuptor și a mâinile care o frământaseră.",
      "„Tu vii de acolo”, îi zise. „Ești pe jumătate o hartă.”",
      "Pâinea știa să asculte și avea o coajă frumoasă.",
      "[hero.nom] hotărî să n-o mănânce până nu se întunecă de tot.",
      { hook: true, say: "Asta avea să fie partea cea mai grea." },
    ],
    high: [
      "Rătăcitul e mai ușor cu pâine, iar [hero.nom] avea una.",
      "Cineva de acasă o pusese în traistă pentru plimbare, și pusese prea mult, ca de obicei.",
      "„Vezi”, îi zise [hero.nom], „acum e tocmai cât trebuie.”",
      "Mirosea a cuptor și a mâna care o bătuse pe coajă.",
      "[hero.nom] închise ochii, și cât ține o răsuflare fu acasă.",
      "Apoi îi deschise și puse pâinea bine, pentru seară.",
      {
        from: 5,
        say: "Pe întuneric, un lucru ca acesta se numără de două ori: o dată pentru foame și o dată pentru tot restul.",
      },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "lamp-at-home",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "Daheim brannte jetzt die Lampe.",
      "Das wusste [hero.nom] genau.",
      "„Ich muss {mywish}!“",
      "Weit war es. Und [hero.nom] war klein.",
      { from: 2, say: "„Brenn weiter, Lampe! Ich komme!“" },
      { hook: true, say: "Nur, wo ging es lang?" },
    ],
    middle: [
      "Daheim deckte jetzt jemand den Tisch, und zwar für alle.",
      "[hero.nom] sah es deutlich: die Lampe, die Löffel, den einen leeren Stuhl.",
      "„Ich muss {mywish}“, sagte [hero.he], „bevor der Stuhl sich Sorgen macht.“",
      "Weit war es, und einen Wegweiser gab es nicht.",
      "„Dann bin ich der Wegweiser“, sagte [hero.nom] und zeigte geradeaus.",
      { hook: true, say: "Und der Wegweiser ging los." },
    ],
    high: [
      "Am Nachmittag gibt es eine Stunde, da geht in jedem Haus jemand ans Fenster.",
      "Ausschau nach etwas Besonderem hält da keiner. Man schaut nur.",
      "[hero.nom] wusste genau, wer da stand und an welchem Fenster.",
      "„Ich muss {mywish}“, sagte [hero.he]. „Sonst stehen sie da den ganzen Abend.“",
      "Der Weg war lang, und [hero.nom] war eher kurz.",
      "„Aber länger, als er ist, kann er nicht werden“, überlegte [hero.he]. „Und ich habe noch gar nicht angefangen.“",
      {
        from: 5,
        say: "Beim Losgehen hilft es sehr, wenn man weiß, dass irgendwo eine Lampe da steht, wo man sie sieht.",
      },
      { hook: true, say: "Also fing [hero.he] an." },
    ],
  },
  {
    id: "all-i-know",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "Was wusste [hero.nom]?",
      "„Daheim ist dort. Ich bin hier.“",
      "„Und ich muss {mywish}.“",
      "Viel war das nicht.",
      { from: 2, say: "Aber es war ein Anfang. Und es stimmte." },
      { hook: true, say: "Fehlte noch die Mitte!" },
    ],
    middle: [
      "[hero.nom] legte alles zusammen, was [hero.he] wusste.",
      "„Daheim ist da, wo ich nicht bin“, sagte [hero.he]. „Und hier bin ich.“",
      "Das stimmte, nur war es noch keine Landkarte.",
      "„Und ich muss {mywish}. Das ist das Dritte.“",
      "Mit drei Dingen kann man gut losgehen.",
      { hook: true, say: "Das vierte wartete unterwegs." },
    ],
    high: [
      "Wenn man etwas nicht weiß, schreibt man am besten auf, was man weiß.",
      "Zum Schreiben war nichts da, also erzählte [hero.nom] es einem Stein.",
      "„Erstens: Ich bin hier. Zweitens: Daheim ist woanders. Drittens: Ich muss {mywish}.“",
      "Der Stein hatte nichts daran auszusetzen.",
      "„Das ist doch schon eine Menge“, sagte [hero.nom]. „Fehlt nur das Stück dazwischen.“",
      "Es war, zugegeben, das längste Stück.",
      { from: 5, say: "Aber Stücke dazwischen haben allen anderen etwas voraus: Dort trifft man jemanden." },
    ],
  },
];

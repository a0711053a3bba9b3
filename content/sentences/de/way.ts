import type { Variant } from "#author/sentences.ts";

export const way: readonly Variant[] = [
  {
    id: "song",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "happy" } },
    low: [
      "[hero.nom] ging und sang.",
      "„Tralala und hopp!“",
      "Bei hopp gab es einen Hüpfer.",
      { from: 2, say: "{murmur}" },
      "Der Weg war ganz schön lang.",
    ],
    middle: [
      "Der Weg war lang, darum nahm [hero.nom] ein Lied mit.",
      "Es hatte nur eine Strophe, aber eine gute.",
      "„Ich geh den Weg, der Weg geht mit, tralala und hopp!“",
      "{murmur}",
      "Bei hopp hüpfte [hero.nom], damit der Weg Bescheid wusste.",
    ],
    high: [
      "Der Weg dorthin war so lang, dass [hero.nom] ihm ein Lied machte.",
      "„Ich geh den Weg, der Weg geht mit, wer ist wohl eher da, tralala und hopp!“",
      "Bei hopp hüpfte [hero.he], und der Staub hüpfte mit.",
      "{murmur}",
      "Auf einmal sang irgendwo jemand die zweite Stimme, dünn, aber richtig.",
      "[hero.nom] drehte sich um, doch {neighbours} sahen sehr unschuldig in die Luft.",
      {
        from: 5,
        say: "Wer unterwegs singt, ist nie ganz allein, denn wenn sonst keiner mitkommt, kommt immer noch hopp.",
      },
    ],
  },
  {
    id: "signpost",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "hold", mood: "curious", holds: "map" } },
    low: [
      "[hero.nom] sah auf die Karte.",
      "Nach links? Nach rechts?",
      "Die Karte war verkehrt herum!",
      { from: 2, say: "Jetzt war sie richtig. Fast." },
      "„Hier lang!“, sagte [hero.nom].",
    ],
    middle: [
      "Wo der Weg sich teilte, faltete [hero.nom] die Karte auf.",
      "Auf der Karte waren drei Wege, in Wirklichkeit nur zwei.",
      "„Einer ist zur Reserve“, sagte [hero.nom].",
      "[hero.he] nahm den Weg, der besser roch.",
      "Später roch auch die Karte, denn sie hatte neben dem Käse gelegen.",
    ],
    high: [
      "Wo der Weg sich teilte, faltete [hero.nom] die Karte auf, erst längs, dann quer, dann falsch.",
      "Auf dem Papier ging es nach links, aber vor der Nase ging es deutlich nach rechts.",
      "„Einer von euch beiden irrt sich“, sagte [hero.nom] zu der Karte und dem Weg.",
      "Keiner gab es zu.",
      "Da machte [hero.nom] die Augen zu, drehte sich einmal und folgte der Nase.",
      "Nasen kennen sich aus, denn sie gehen immer voran.",
      {
        from: 5,
        say: "Und wenn man es recht bedenkt, sind so noch alle losgegangen, die jemals etwas entdeckt haben.",
      },
    ],
  },
  {
    id: "steps",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "determined" } },
    low: [
      "Ein Schritt, zwei Schritte, drei Schritte.",
      "[hero.nom] zählte den ganzen Weg.",
      "Bei hundert kam alles durcheinander.",
      { from: 2, say: "„Eins, zwei, drei“, ging es von vorn." },
      "{murmur}",
    ],
    middle: [
      "[hero.nom] beschloss, die Schritte zu zählen.",
      "Bei vierzig gab es etwas Schönes zu sehen, und die Zahl war weg.",
      "Also fing [hero.he] wieder bei eins an.",
      "{murmur}",
      "Nach drei Anfängen war der Weg schon viel kürzer.",
    ],
    high: [
      "„Wenn ich die Schritte zähle, weiß ich, wie weit es zurück ist“, dachte [hero.nom].",
      "Das ging gut bis vierzig.",
      "Dann hörte [hero.he] etwas und blieb stehen, um zu lauschen.",
      "{murmur}",
      "Danach war nicht mehr klar, ob nun einundvierzig kam oder Butterbrot.",
      "„Eins“, sagte [hero.nom] also laut und fing von vorn an.",
      "So hatte der Weg lauter Anfänge, und Anfänge machen nicht müde.",
      {
        from: 5,
        say: "Beim siebten Anfang war [hero.nom] da und wunderte sich, denn es hätten noch tausend Schritte fehlen müssen.",
      },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

export const after2: readonly Variant[] = [
  {
    id: "no-laugh",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Diesmal lachte niemand.",
      "{neighbours} sahen auf ihre Füße.",
      "Auch [hero.nom] sagte jetzt nichts mehr.",
      { from: 2, say: "Es war viel zu still." },
    ],
    middle: [
      "Diesmal lachten {neighbours} nicht.",
      "Das war schlimmer als Lachen.",
      "Jemand fragte ganz leise, ob es wehtue.",
      "„Nein“, sagte [hero.nom], aber es tat doch weh, tief drin.",
      "Dann sah [hero.he] schnell in die andere Richtung.",
    ],
    high: [
      "Dann geschah etwas, womit keiner gerechnet hatte. {neighbours} lachten nicht.",
      "Sie standen in einer Reihe und sahen auf ihre eigenen Zehen.",
      "Es sei diesmal viel näher dran gewesen, sagte endlich jemand.",
      "Es war lieb gemeint, und gerade darum hatte [hero.nom] auf einmal einen Kloß im Hals.",
      "„Danke“, sagte [hero.he] mit einer Stimme, die ganz anders klang als sonst.",
      "Dann ging [hero.he] langsam weg, als gäbe es noch etwas zu erledigen.",
      {
        from: 5,
        say: "Mit Lachen kann man sich streiten, aber mit Mitleid weiß man nichts anzufangen, also steckt man es ein und geht.",
      },
    ],
  },
  {
    id: "broken-plan",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "sit", mood: "sad" } },
    low: [
      "Der Plan war zerrissen.",
      "[hero.nom] hatte zwei Stücke davon.",
      "Sie passten überhaupt nicht mehr zusammen.",
      { from: 2, say: "Kein bisschen." },
      "„Ach“, sagte [hero.nom].",
    ],
    middle: [
      "Der Plan war jetzt dreiteilig, und kein Teil wusste mehr vom anderen.",
      "[hero.nom] legte die Stücke nebeneinander.",
      "Der Pfeil zur Freude hörte in der Mitte auf.",
      "„So ist das also“, sagte [hero.nom] leise.",
      "Dann sagte [hero.he] ziemlich lange gar nichts mehr.",
    ],
    high: [
      "Vom Plan waren drei Stücke übrig, und auf dem größten war nur ein Fleck.",
      "[hero.nom] legte sie auf dem Knie zusammen, erst vorsichtig, dann trotzig.",
      "Der Pfeil zur Freude war genau vor der Freude abgerissen.",
      "„Vielleicht war da ja auch nie etwas“, sagte [hero.nom] leise.",
      "[hero.he] faltete die Stücke und steckte sie weg, wie man Dinge wegsteckt, die man nicht wegwerfen kann.",
      "Der Tag wartete nicht und wurde blasser.",
      {
        from: 5,
        say: "Wenn ein Plan zerreißt, macht es bloß leise ratsch, und doch hört man es noch eine ganze Weile.",
      },
    ],
  },
  {
    id: "empty-basket",
    shows: { at: "far", shot: "close", hour: "sunset", hero: { pose: "hold", mood: "sad", holds: "basket" } },
    low: [
      "Der Korb war leer.",
      "[hero.nom] sah ganz tief hinein.",
      "Nicht einmal ein Krümel war da.",
      { from: 2, say: "Und auch kein Mut." },
      "„Ach“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] sah in den Korb, was noch übrig war.",
      "Es war kein Krümel mehr da und auch keine Idee.",
      "„Leer“, sagte [hero.nom], und der Korb schien zu seufzen.",
      "Leer war er schwerer zu tragen als voll.",
      "Und der Tag machte sich gerade auf den Weg ins Bett.",
    ],
    high: [
      "Am Morgen war der Korb voll gewesen, voll Brezeln, voll Ideen und voll guter Laune.",
      "Jetzt sah [hero.nom] hinein und sah den Boden.",
      "„Nichts mehr da“, sagte [hero.he], „nicht einmal Krümel.“",
      "[hero.he] drehte ihn um, schüttelte ihn, und heraus fiel ein einzelner Strohhalm.",
      "Den legte [hero.nom] wieder hinein, damit der Korb nicht so ganz leer war.",
      "Dann gingen sie weiter, der Korb auf der einen Seite und der Abend auf der anderen.",
      {
        from: 5,
        say: "Ein leerer Korb wiegt mehr als ein voller, das glaubt einem keiner, der noch nie einen getragen hat.",
      },
    ],
  },
  {
    id: "button",
    shows: { at: "far", shot: "close", hour: "sunset", hero: { pose: "hold", mood: "sad", holds: "button" } },
    low: [
      "Ein Knopf war abgesprungen.",
      "[hero.nom] hielt ihn in der Hand.",
      "„Bist du auch gefallen?“",
      { from: 2, say: "Der Knopf sagte nichts." },
      "Es tat ihm bestimmt auch weh.",
    ],
    middle: [
      "Bei dem Plumps war ein Knopf abgesprungen, und [hero.nom] suchte ihn lange.",
      "Er lag in einer Ecke, mit dem Gesicht nach unten.",
      "„Du hast auch genug“, sagte [hero.nom].",
      "Dann pustete [hero.he] den Staub ab und steckte ihn in die tiefste Tasche.",
      "Da konnte er wenigstens nicht mehr weiter fallen.",
    ],
    high: [
      "Beim zweiten Plumps war auch ein Knopf verloren gegangen, und zwar der oberste, der alles zusammenhielt.",
      "[hero.nom] suchte auf allen vieren danach und fand ihn unter einem Blatt.",
      "„Du hast gehalten, solange es ging“, sagte [hero.he].",
      "Der Knopf hatte einen Sprung, genau durch die Mitte.",
      "[hero.nom] drehte ihn hin und her, aber man sah den Sprung von überall.",
      "„Macht nichts“, sagte [hero.he], und das stimmte nicht.",
      {
        from: 5,
        say: "Dann wurde er in der Faust gewärmt, denn mehr kann man für einen Knopf nicht tun, und manchmal ist es genug.",
      },
    ],
  },
];

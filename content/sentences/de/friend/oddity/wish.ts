import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "einer-der",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "[hero.nom] saß zu Hause.",
      "„Ich {oddMe}“, sagte [hero.he]. „Ich weiß.“",
      "„Aber ich will einen Freund.“",
      { from: 2, say: "„Einen, den das nicht stört.“" },
      { hook: true, say: "Gibt es so einen?" },
    ],
    middle: [
      "[hero.nom] saß {home} und führte ein ernstes Gespräch mit der Teekanne.",
      "„Ich {oddMe}“, sagte [hero.he]. „Gut. Das weiß ich.“",
      "Die Teekanne stritt es nicht ab.",
      "„Aber irgendwo muss es einen Freund geben, den das nicht stört.“",
      "Und weil in Teekannen keine Freunde wohnen, ging [hero.nom] hinaus und suchte.",
    ],
    high: [
      "[hero.nom] saß {home} und führte ein ernsthaftes Gespräch mit der Teekanne.",
      "„Ich {oddMe}“, gab [hero.he] zu. „Es wäre albern, das abzustreiten.“",
      "Die Teekanne war höflich und widersprach nicht.",
      "„Aber Freunde sucht man doch nicht mit dem Zollstock aus. Irgendwo muss jemand sein, den es nicht stört.“",
      "Das klang so vernünftig, dass [hero.he] es gleich noch einmal sagte, mit einer Verbeugung am Schluss.",
      "Dann setzte [hero.nom] das tapferste Gesicht auf, das vorrätig war, und ging einen Freund suchen.",
      {
        from: 5,
        say: "Ein tapferes Gesicht trägt man besser schon vor der Ecke, hinter der man es braucht, denn danach ist es zu spät, es zu holen.",
      },
    ],
  },
  {
    id: "noch-kein-gesicht",
    plants: ["picture"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "sit", mood: "curious" } },
    low: [
      "[hero.nom] malte ein Bild.",
      "Darauf waren zwei.",
      "Einer davon war [hero.nom].",
      "Der andere hatte noch kein Gesicht.",
      "„Ich {oddMe}“, sagte [hero.nom].",
      { from: 2, say: "„Aber einen Freund brauche ich!“" },
    ],
    middle: [
      "[hero.nom] malte den schönsten Tag der Welt.",
      "Auf dem Bild war ein Picknick, und zwei teilten sich den Kuchen.",
      "Einer von ihnen war [hero.nom], bis auf den letzten Knopf.",
      "Der andere hatte kein Gesicht, denn noch war niemand zum Abmalen da.",
      "„Dann muss ich einen Freund finden“, sagte [hero.nom]. „Ich {oddMe}, na und?“",
    ],
    high: [
      "An stillen Nachmittagen malte [hero.nom], und immer entstand dasselbe Bild.",
      "Es zeigte ein Picknick und zwei Gestalten, die sich das letzte Stück Kuchen teilten.",
      "Links saß [hero.nom], ausgezeichnet getroffen.",
      "Rechts saß jemand ohne Gesicht, denn es gab ja niemanden zum Abmalen.",
      "„Ich {oddMe}, sagen sie“, erzählte [hero.nom] dem leeren Oval. „Würde dich das stören?“",
      "Das Oval sah nicht danach aus.",
      "Da rollte [hero.nom] das Bild zusammen und ging einen Freund suchen.",
      {
        from: 5,
        say: "Mitkommen musste es natürlich, damit man es mit jedem vergleichen konnte, der hinter der nächsten Ecke stand.",
      },
    ],
  },
];

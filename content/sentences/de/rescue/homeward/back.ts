import type { Variant } from "#author/sentences.ts";

export const back: readonly Variant[] = [
  {
    id: "getting-warmer",
    shows: {
      at: "near",
      shot: "wide",
      hero: { pose: "run", mood: "joyful" },
      helper: { pose: "run", mood: "happy", looksAt: "hero" },
    },
    low: [
      "„Den Stein kenne ich!“, rief [hero.nom].",
      "„Und die Ecke! Und den Geruch!“",
      "Sie gingen schneller und schneller.",
      "„Ist es noch weit?“, fragte [helper.ref].",
      { from: 2, say: "„Nein! Ich rieche unsere Suppe!“" },
    ],
    middle: [
      "Erst kannte [hero.nom] einen Stein, dann eine Ecke, dann einen Geruch.",
      "„Das ist unsere Suppe“, sagte [hero.he]. „Mit zu viel Pfeffer.“",
      "„Das riechst du von hier?“, fragte [helper.ref].",
      "„Das rieche ich von überall. Ich wusste nur nicht, aus welcher Richtung.“",
      "Sie gingen schneller, und am Ende rannten sie.",
    ],
    high: [
      "Es fing mit einem Stein an. [hero.nom] sah ihn an, und der Stein sah zurück.",
      "„Wir kennen uns“, sagte [hero.nom] langsam. „Über dich bin ich früher immer gestolpert.“",
      "Hinter dem Stein kam eine Ecke, die sich nach links lehnte, wie eh und je.",
      "„Du summst ja“, bemerkte [helper.ref].",
      "„Das ist das Lied für das letzte Stück. Daheim hat jeder eins.“",
      "[helper.nom] lernte es im Gehen, die erste Strophe und die halbe zweite.",
      {
        from: 5,
        say: "Für das letzte Stück nach Hause braucht man keine Karte, denn der Weg freut sich schon die ganze Zeit darauf.",
      },
    ],
  },
  {
    id: "light-in-the-window",
    shows: {
      at: "near",
      shot: "medium",
      hero: { pose: "point", mood: "joyful" },
      helper: { pose: "stand", mood: "curious", looksAt: "hero" },
    },
    low: [
      "Ganz hinten war ein Licht.",
      "„Das ist unser Fenster“, sagte [hero.nom].",
      "„Woher weißt du das?“, fragte [helper.ref].",
      "„Es ist das wärmste.“",
      { from: 2, say: "Und es stand jemand darin." },
    ],
    middle: [
      "Es wurde schon dunkel, da sahen sie das erste Licht.",
      "Dann waren es zwei, und dann eine ganze Handvoll.",
      "„Welches ist deins?“, fragte [helper.ref].",
      "„Das, wo einer am Fenster steht“, sagte [hero.nom].",
      "Und der am Fenster hob den Arm, als wollte er fragen: Bist du es?",
      "„Ja!“, rief [hero.nom]. „Wir sind es!“",
    ],
    high: [
      "Am Abend kamen die Lichter heraus, und von Weitem sah eins aus wie das andere.",
      "„Wie findest du da deins?“, fragte [helper.ref].",
      "„Vor meinem steht jemand“, sagte [hero.nom].",
      "Sie suchten lange. Im dritten Fenster von links war ein Schatten, und der sah heraus.",
      "„Der steht da seit gestern“, sagte [hero.nom] ganz leise.",
      "Dann winkte [hero.he] mit allem, was zum Winken da war. [helper.nom] winkte mit, damit es mehr war.",
      {
        from: 5,
        say: "Der Schatten winkte nicht zurück. Er war nicht mehr am Fenster, denn er war schon auf der Treppe.",
      },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "gone",
    goals: ["lost"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "stand", mood: "surprised" } },
    low: [
      "[hero.nom] sah sich um.",
      "Wo war denn {thing}?",
      "Nicht hier. Nicht da.",
      "Weg war [thing?er|sie|es]!",
      { from: 2, say: "„Komm zurück!“, rief [hero.nom]." },
    ],
    middle: [
      "Eines Morgens fehlte etwas.",
      "[hero.nom] merkte es gleich, so wie man merkt, dass ein Zahn fehlt.",
      "Verschwunden war {thing}!",
      "„Gestern war [thing?er|sie|es] noch da“, sagte [hero.nom]. „Wir haben uns gute Nacht gesagt.“",
      "[hero.he] sah unter der Decke nach und dann noch einmal.",
      { hook: true, say: "Nichts. Wo konnte das nur sein?" },
    ],
    high: [
      "Eines Morgens war das Haus zu groß, als hätte nachts jemand die Wände verschoben.",
      "[hero.nom] sah sich langsam um.",
      "Die Tasse war da, und auch die Decke und der Löffel.",
      "Aber wo {thing} hingehörte, war nur noch ein runder Fleck ohne Staub.",
      "„Das geht nicht“, sagte [hero.nom] zu dem Fleck. „Wir hatten heute etwas vor.“",
      "Der Fleck schwieg, so wie leere Stellen schweigen.",
      "Da machte [hero.nom] sich auf, {thing.acc} zu suchen.",
      { from: 5, say: "Wer je etwas Liebes verloren hat, der weiß, wie laut so eine leere Stelle sein kann." },
    ],
  },
  {
    id: "pocket",
    goals: ["lost"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "O nein, o nein!",
      "[hero.nom] hatte {thing.acc} verloren.",
      "[hero.he] suchte in jeder Ecke.",
      "Da war nur ein Krümel.",
      { from: 2, say: "„Ich finde [thing?ihn|sie|es]!“, sagte [hero.nom]." },
    ],
    middle: [
      "[hero.nom] stülpte alles um, und zwar zweimal.",
      "Da waren ein Krümel, ein Stück Schnur und ein halber Witz.",
      "Aber {thing} war nicht dabei.",
      "„Ich muss [thing?ihn|sie|es] verloren haben“, flüsterte [hero.nom].",
      "„Und was verloren ist, wartet auf jemanden. Also schnell!“",
    ],
    high: [
      "[hero.nom] leerte alle Taschen aus und legte den Inhalt schön in eine Reihe.",
      "Ein Krümel. Ein Stück Schnur. Ein halber Witz, leider die Hälfte ohne Pointe.",
      "Nur {thing} fehlte, also genau das, worauf es ankam.",
      "„Gestern waren wir noch zusammen unterwegs“, fiel [hero.dat] ein, „und ich bin vor Freude gehüpft.“",
      "Daran musste es liegen, denn beim Hüpfen verliert man Sachen.",
      "„Na schön“, sagte [hero.nom] und zog die Nase hoch. „Was man hüpfend verliert, findet man gehend.“",
      { from: 5, say: "Und so ging [hero.he] mit den kleinsten Schritten, die es gab, der eigenen Freude hinterher." },
    ],
  },
];

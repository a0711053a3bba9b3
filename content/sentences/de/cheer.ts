import type { Variant } from "#author/sentences.ts";

const feast = {
  at: "near",
  shot: "wide",
  hour: "day",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "dance", mood: "joyful", looksAt: "hero" },
} as const;

export const cheer: readonly Variant[] = [
  {
    id: "one-leg",
    shows: feast,
    low: [
      "Hurra, hurra! {neighbours} jubelten.",
      "[helper.ref] tanzte auf einem Bein.",
      "[hero.nom] hüpfte in die Luft.",
      { from: 2, say: "Alle lachten und sangen laut." },
    ],
    middle: [
      "{neighbours} riefen Hurra, bis sie heiser waren.",
      "[helper.ref] tanzte auf einem Bein und dann auf dem anderen.",
      "„Habt ihr es gesehen?“, fragte [hero.nom] jeden. „Habt ihr es gesehen?“",
      "Alle hatten es gesehen, aber sie wollten es noch einmal hören.",
      "Also erzählte [hero.nom] alles, mit Händen und Füßen.",
    ],
    high: [
      "Zuerst war es still, und dann sprang die Freude von einem zum anderen wie ein Floh.",
      "{neighbours} warfen alles in die Luft, was sich werfen ließ.",
      "[helper.ref] tanzte auf einem Bein, weil das andere vor Aufregung eingeschlafen war.",
      "„Hast du es gesehen?“, fragte [hero.nom] nach links und nach rechts. „Du auch?“",
      "Gesehen hatten es alle, aber jeder etwas anderes, und das musste verglichen werden.",
      { from: 5, say: "Beim Erzählen wurde die Sache eine gute Handbreit größer, doch dagegen hatte niemand etwas." },
    ],
  },
  {
    id: "cake",
    shows: {
      at: "near",
      shot: "medium",
      hour: "day",
      hero: { pose: "hold", mood: "joyful", holds: "cake" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Da war ein Kuchen! Ein echter Kuchen!",
      "[hero.nom] hielt ihn gut fest.",
      "Das erste Stück bekam [helper.ref].",
      { from: 2, say: "Dann bekamen alle eins." },
    ],
    middle: [
      "Jemand hatte einen Kuchen gebracht, so hoch wie ein Hut.",
      "[hero.nom] hielt ihn mit beiden Händen.",
      "Das erste Stück bekam [helper.ref].",
      "{neighbours} bekamen auch eins und wurden ein wenig rot.",
      "Gewusst hatten sie es von Anfang an, hieß es mit vollem Mund.",
    ],
    high: [
      "Keiner wusste, wer den Kuchen gebacken hatte, aber da war er, mit Sahne und Kirsche.",
      "[hero.nom] bekam ihn in die Arme gedrückt und sah nicht mehr, wohin der Fuß trat.",
      "„Das erste Stück bekommt, wer mitgekommen ist“, entschied [hero.he]. Das war [helper.ref].",
      "Dann kamen {neighbours} an die Reihe und schließlich alle anderen.",
      "Sie seien schon immer dafür gewesen, hörte man zwischen den Bissen.",
      {
        from: 5,
        say: "[hero.nom] widersprach nicht, denn an so einem Tag passt in einen Kuchen auch ein bisschen Vergessen.",
      },
    ],
  },
  {
    id: "hug",
    shows: {
      at: "near",
      shot: "close",
      hour: "day",
      hero: { pose: "hug", mood: "happy", looksAt: "helper" },
      helper: { pose: "hug", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] sagte kein Wort.",
      "[helper.ref] sagte auch nichts.",
      "Sie umarmten sich. Ganz fest!",
      { from: 2, say: "{neighbours} seufzten gerührt." },
      "„Danke“, flüsterte [hero.nom].",
    ],
    middle: [
      "Alle riefen durcheinander, nur [hero.nom] sagte nichts.",
      "Auch [helper.ref] sagte nichts.",
      "Sie sahen sich an, und dann umarmten sie sich wie zwei Klammern.",
      "„Danke“, sagte [hero.nom] in eine Schulter hinein.",
      "„Gern“, kam es aus der anderen Schulter. „Sehr, sehr gern.“",
    ],
    high: [
      "Ringsum war ein Lärm wie auf sieben Jahrmärkten, aber in der Mitte war es still.",
      "Da standen [hero.nom] und [helper.ref] und suchten nach dem passenden Wort.",
      "Es gab genug Wörter, aber sie waren alle zu klein.",
      "Also umarmten sie sich, und das passte auf Anhieb.",
      "„Ohne dich…“, fing [hero.nom] an.",
      "„Ich weiß“, sagte [helper.nom]. „Ohne dich auch nicht.“",
      "Mehr war nicht zu sagen, und darum sagten sie es noch ein Weilchen.",
      { from: 5, say: "{neighbours} sahen taktvoll zur Seite und putzten sich der Reihe nach die Nase." },
    ],
  },
  {
    id: "everyone-tries",
    shows: {
      at: "near",
      shot: "wide",
      hour: "day",
      hero: { pose: "point", mood: "proud" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Nun wollten alle es probieren.",
      "{neighbours} standen Schlange.",
      "„So geht das“, sagte [hero.nom]. „Langsam!“",
      { from: 2, say: "[helper.ref] zählte die Plumpse." },
    ],
    middle: [
      "{neighbours} stellten sich an, um zu lernen, wie das geht.",
      "[hero.nom] erklärte es, und [helper.ref] machte das Schwierige vor.",
      "Der Erste machte plumps, die Zweite auch.",
      "„Sehr gut“, sagte [hero.nom]. „Genau so habe ich angefangen.“",
    ],
    high: [
      "Kaum war der Beifall zu Ende, da gab es schon eine Schlange.",
      "{neighbours} wollten bloß wissen, wie es geht, und sahen sehr bescheiden aus.",
      "Es waren dieselben, die vorhin in der ersten Reihe gesessen hatten.",
      "Dazu hätte [hero.nom] das eine oder andere sagen können.",
      "„Zuerst fällt man hin“, sagte [hero.he] stattdessen. „Das kann ich besonders gut. Seht her.“",
      "Und [helper.ref] reichte Nüsse herum, denn vom Zusehen wird man hungrig.",
      { from: 5, say: "Bald plumpste es an allen Ecken, und niemand lachte, außer wenn er selbst an der Reihe war." },
    ],
  },
];

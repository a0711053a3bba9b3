import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "secret",
    goals: ["fear"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "shy", mood: "scared" } },
    low: [
      "[hero.nom] hatte ein Geheimnis.",
      "[hero.he] hatte Angst vor {fear}.",
      "Schlotter, schlotter, machten die Knie.",
      { from: 2, say: "„Ich will mutig sein“, sagte [hero.nom]." },
      { hook: true, say: "Wie macht man das bloß?" },
    ],
    middle: [
      "[hero.nom] hatte ein Geheimnis, und das war wackelig.",
      "[hero.he] hatte Angst vor {fear}.",
      "Schon bei dem Wort klapperten die Knie wie zwei Löffel.",
      "„Ich will keine Angst mehr haben“, sagte [hero.nom].",
      "„Bis heute Abend will ich mutig sein.“",
    ],
    high: [
      "Niemand wusste es, denn [hero.nom] hatte es niemandem gesagt.",
      "[hero.he] konnte auf einem Bein stehen und Suppe mit der Gabel essen.",
      "Aber [hero.he] hatte Angst vor {fear}.",
      "Die Angst fing in den Knien an, stieg durch den Bauch und kam als Piepsen wieder heraus.",
      "„Entschuldigung“, sagte [hero.nom] dann immer. „Das war mein Schuh.“",
      "Doch jeden Tag den Schuh zu beschuldigen, das wurde langsam peinlich.",
      "„Heute“, sagte [hero.nom] zum Spiegel, „sind wir mutig. Alle beide.“",
      { from: 5, say: "Im Spiegel nickte jemand, auch wenn der mindestens genauso wackelig aussah." },
    ],
  },
  {
    id: "blanket",
    goals: ["fear"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "sit", mood: "scared", holds: "blanket" } },
    low: [
      "Unter der Decke saß [hero.nom].",
      "Warum? Aus Angst vor {fear}.",
      "„Hier ist es langweilig“, sagte [hero.nom].",
      { from: 2, say: "Da kam eine Nase heraus." },
    ],
    middle: [
      "Manchmal wohnte [hero.nom] unter einer Decke.",
      "Das kam von der Angst vor {fear}.",
      "Unter der Decke war es sicher, aber es passierte auch nichts Schönes.",
      "„Ich verpasse die besten Stellen“, sagte [hero.nom].",
      "„Irgendwo muss es doch auch ein bisschen Mut für mich geben.“",
    ],
    high: [
      "Manche haben ein Sommerhaus, und [hero.nom] hatte eine Decke.",
      "Dorthin zog [hero.he] immer dann, wenn die Angst vor {fear} kam.",
      "Darunter war es warm und weich, und man sah nichts, weder das Schlimme noch das Schöne.",
      "„Heute waren es drei Stunden“, rechnete [hero.nom] nach. „Draußen gab es, glaube ich, Kuchen.“",
      "Das war zu viel.",
      "Zuerst kam die Nase heraus, dann ein Ohr und dann der ganze Entschluss.",
      {
        from: 5,
        say: "Es war ein kleiner, etwas zerknitterter Entschluss, wie man ihn eben hat, wenn man lange unter einer Decke war.",
      },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

const cosy = {
  at: "far",
  shot: "medium",
  hour: "night",
  hero: { pose: "sit", mood: "calm", looksAt: "helper" },
  helper: { pose: "sit", mood: "happy", looksAt: "hero" },
} as const;

export const tea: readonly Variant[] = [
  {
    id: "soup",
    shows: cosy,
    low: [
      "[helper.ref] hatte warme Suppe.",
      "Ein Löffel du, ein Löffel ich.",
      "[hero.nom] pustete: puh, puh, puh!",
      { from: 2, say: "„Noch mehr?“ „Noch mehr!“" },
    ],
    middle: [
      "[helper.ref] hatte einen Topf Suppe, und [hero.nom] hatte Hunger.",
      "Es gab nur einen Löffel, also aßen sie abwechselnd.",
      "„Suppe hört am besten zu“, sagte [helper.nom]. „Sie redet nicht dazwischen.“",
      "Also erzählte [hero.nom] der Suppe den ganzen Tag.",
      "Unten im Topf war der Tag schon viel besser.",
    ],
    high: [
      "[helper.ref] hatte Suppe gekocht, und die roch schon von Weitem nach Zuhause.",
      "Es gab nur einen Löffel, darum redete immer, wer gerade keinen hatte.",
      "So kam der erste Plumps bei den Möhren dran und der zweite bei den Nudeln.",
      "„Bei den Nudeln war es am schlimmsten“, sagte [hero.nom].",
      "„Bei den Nudeln ist es immer am schlimmsten“, sagte [helper.nom]. „Sie rutschen.“",
      "Da lachten beide, und der Löffel fiel in den Topf.",
      {
        from: 5,
        say: "Es soll Kummer geben, gegen den Suppe nicht hilft, aber so einer war [hero.dat] noch nicht begegnet.",
      },
    ],
  },
  {
    id: "cup",
    shows: cosy,
    low: [
      "[helper.ref] brachte zwei Tassen.",
      "Eine hatte einen Sprung. Er lächelte!",
      "„Die will ich“, sagte [hero.nom].",
      { from: 2, say: "Der Tee war süß und warm." },
    ],
    middle: [
      "[helper.ref] stellte zwei Tassen Tee hin.",
      "Eine hatte einen Sprung, der aussah wie ein Lächeln.",
      "„Die ist zweimal heruntergefallen“, sagte [helper.nom], „und sie hält immer noch dicht.“",
      "[hero.nom] nahm sie in beide Hände.",
      "Es war eine sehr verständnisvolle Tasse.",
    ],
    high: [
      "Auf einer umgedrehten Kiste standen zwei Tassen, und [helper.ref] goss Pfefferminztee hinein.",
      "Die größere hatte einen krummen Sprung, der aussah wie ein Lächeln.",
      "„Die ist zweimal heruntergefallen“, sagte [helper.nom]. „Seitdem ist sie mir die liebste.“",
      "„Und sie tropft nicht?“, fragte [hero.nom].",
      "„Kein bisschen. Sie hat jetzt nur eine Geschichte.“",
      "[hero.nom] trank sehr vorsichtig, genau über dem Lächeln.",
      { from: 5, say: "Zweimal gefallen und immer noch zu gebrauchen: Genau so fühlte sich [hero.nom] ja auch." },
    ],
  },
  {
    id: "own-story",
    shows: cosy,
    low: [
      "„Ich bin auch mal gefallen“, sagte [helper.ref].",
      "„Wohin?“, fragte [hero.nom].",
      "„In einen Eimer. Kopfüber!“",
      { from: 2, say: "Da lachten sie beide Tränen." },
    ],
    middle: [
      "„In deinem Alter“, sagte [helper.ref], „bin ich in einen Eimer gefallen.“",
      "„In einen Eimer?“",
      "„Kopfüber. Einen ganzen Tag lang habe ich gesagt, es wäre ein Hut.“",
      "[hero.nom] lachte so sehr, dass der Tee überschwappte.",
      "Es war das erste Lachen seit dem Mittag.",
    ],
    high: [
      "„Willst du etwas hören, das keiner weiß?“, fragte [helper.ref]. „Ich bin einmal in einen Eimer gefallen.“",
      "[hero.nom] dachte, das wäre ein Versprecher.",
      "„Kopfüber. Und weil er nicht mehr abging, habe ich allen erzählt, es wäre ein neuer Hut.“",
      "„Und haben sie es geglaubt?“",
      "„Eine Woche später trugen alle Eimer.“",
      "[hero.nom] lachte, bis die Backen wehtaten, und die Nacht kam einem auf einmal viel kürzer vor.",
      { from: 5, say: "Es tut gut zu wissen, dass auch die Klugen einmal mit dem Kopf in einem Eimer gesteckt haben." },
    ],
  },
  {
    id: "blanket-house",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "calm", looksAt: "helper" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] baute ein Haus aus Decken.",
      "Drinnen war es warm.",
      "„Klopf, klopf“, sagte [hero.nom].",
      { from: 2, say: "„Herein, du bist ja schon da!“" },
    ],
    middle: [
      "Aus zwei Decken baute [helper.ref] ein Haus, und [hero.nom] durfte als Erstes hinein.",
      "„Wo ist die Tür?“ „Da, wo du willst.“",
      "Drinnen roch es nach Keksen, obwohl keine da waren.",
      "„Hier bleibe ich“, sagte [hero.nom], „jedenfalls bis morgen.“",
    ],
    high: [
      "„Bei mir daheim“, sagte [helper.ref], „baut man ein Haus, wenn einer traurig ist.“",
      "Es brauchte zwei Decken, einen Stock und ein bisschen Geduld.",
      "Dann saßen sie darin, und es war gerade so viel Platz, dass man sich berührte.",
      "„Und jetzt?“, fragte [hero.nom].",
      "„Jetzt ist draußen draußen“, sagte [helper.nom], „und hier ist hier.“",
      "[hero.nom] horchte. Es stimmte: Das Draußen klang auf einmal viel weiter weg.",
      {
        from: 5,
        say: "Man kann so ein Haus in fünf Minuten bauen, aber wer einmal darin gesessen hat, der wohnt noch lange darin.",
      },
    ],
  },
];

import type { Variant } from "#author/sentences.ts";

export const pack: readonly Variant[] = [
  {
    id: "bell-from-home",
    plants: ["bell"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "walk", mood: "determined" } },
    low: [
      "[hero.nom] hatte eine Glocke um.",
      "Die war von daheim. Kling!",
      "„Damit wir dich hören“, hieß es.",
      "Kling, kling, kling! Los ging es.",
      { from: 2, say: "„Hört ihr mich jetzt?“, fragte [hero.nom]." },
      { hook: true, say: "Ob wohl einer horchte?" },
    ],
    middle: [
      "Daheim trugen alle eine Glocke, und [hero.nom] hatte die kleinste.",
      "Mit einem Doppelknoten war sie festgebunden, damit keiner verloren ging.",
      "„Das hat nicht geklappt“, sagte [hero.nom] zu ihr. „Aber du kannst nichts dafür.“",
      "Kling, machte die Glocke, ein bisschen verlegen.",
      "Mit ihr ging es sich trotzdem leichter, denn sie klang wie die Küchentür.",
      { hook: true, say: "Wie weit hört man ein Kling?" },
    ],
    high: [
      "Daheim galt eine Regel: Wer weiter geht als bis zum Tor, nimmt die Glocke um.",
      "[hero.nom] war weiter gegangen als bis zum Tor. Genau genommen weiter als bis zu allem.",
      "„Du solltest doch aufpassen“, sagte [hero.he] zur Glocke.",
      "Kling, sagte sie, denn ein anderes Wort konnte sie nicht.",
      "Aber es war ein Wort von daheim, und hier sprach sonst niemand diese Sprache.",
      "So gingen sie zusammen weiter, kling, und unterhielten sich.",
      { from: 5, say: "Es war immer dasselbe Gespräch, aber weit weg von zu Hause will man ja genau das hören." },
    ],
  },
  {
    id: "bread-from-home",
    plants: ["bread"],
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "Im Beutel war ein Brot.",
      "Ein Brot von daheim!",
      "„Du kennst den Weg“, sagte [hero.nom]. „Du kommst von dort.“",
      "Das Brot roch nur gut.",
      { from: 2, say: "[hero.nom] aß es nicht auf. Noch nicht." },
      { hook: true, say: "Höchstens einen Krümel?" },
    ],
    middle: [
      "Im Beutel fand [hero.nom] das Brot, das von daheim mitgekommen war.",
      "Es roch noch nach dem Ofen und nach dem, der es gebacken hatte.",
      "„Du kommst von dort“, sagte [hero.he]. „Du bist schon halb eine Landkarte.“",
      "Das Brot konnte gut zuhören und hatte eine schöne Kruste.",
      "Gegessen wird erst im Dunkeln, beschloss [hero.nom].",
      { hook: true, say: "Das würde das Schwerste werden." },
    ],
    high: [
      "Sich zu verlaufen ist leichter mit Brot, und [hero.nom] hatte welches.",
      "Jemand daheim hatte es für den Ausflug eingepackt, und zwar zu viel, wie immer.",
      "„Siehst du“, sagte [hero.nom] zu ihm, „jetzt ist es genau richtig.“",
      "Es roch nach dem Ofen und nach der Hand, die auf die Kruste geklopft hatte.",
      "[hero.nom] machte die Augen zu und war für einen Atemzug zu Hause.",
      "Dann kam das Brot wieder in den Beutel, für den Abend.",
      { from: 5, say: "Im Dunkeln zählt so etwas doppelt, einmal für den Hunger und einmal für alles andere." },
    ],
  },
];

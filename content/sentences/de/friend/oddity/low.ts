import type { Variant } from "#author/sentences.ts";

export const low: readonly Variant[] = [
  {
    id: "viel-platz",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "Nun war es dunkel.",
      "[hero.nom] saß {seat}, ganz allein.",
      "„Ich {oddMe}“, sagte [hero.he].",
      { from: 2, say: "„So ist das nun einmal.“" },
      "{soft}",
      { hook: true, say: "Aber wer kam denn da?" },
    ],
    middle: [
      "Am Abend saß [hero.nom] {seat}, und Platz war dort genug.",
      "„So einen Freund will keiner“, sagte [hero.he] zur Dunkelheit.",
      "Die Dunkelheit hatte dazu keine Meinung.",
      "Sie rückte nur ein bisschen näher, wie sie das immer tut.",
      "{soft}",
      "Schritte hat die Dunkelheit aber eigentlich nicht.",
    ],
    high: [
      "Gegen Abend saß [hero.nom] {seat}, und links und rechts war reichlich Platz.",
      "„Man kann es ja verstehen“, erklärte [hero.he] der Dämmerung. „Wer will schon so einen?“",
      "Die Dämmerung antwortete nicht, aber sie ging auch nicht weg.",
      "[hero.nom] machte sich so klein, wie man ist, wenn man traurig ist. Das ist kleiner, als man denkt.",
      "{soft}",
      "Etwas näherte sich, und es klang nicht, als ob es sich stören ließe.",
      { from: 5, say: "Es kam geradewegs herbei, ohne Umweg, wie jemand, dem man die richtige Adresse gegeben hat." },
    ],
  },
  {
    id: "bis-eins-zaehlen",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "sit", mood: "sad" } },
    low: [
      "{lights} gingen an.",
      "Alle waren zu Hause.",
      "Alle außer [hero.dat].",
      { from: 2, say: "„Gute Nacht, ich“, sagte [hero.nom]." },
      "{soft}",
      { hook: true, say: "Da antwortete jemand!" },
    ],
    middle: [
      "Als {lights} angingen, konnte man sehen, wer zu wem gehörte.",
      "Zu zweit saßen sie da und zu dritt.",
      "[hero.nom] zählte nach und kam bei sich auf eins.",
      "„Ich {oddMe}“, sagte [hero.he]. „Einer von mir ist wohl genug.“",
      "{soft}",
      "Es klang, als zählte da jemand mit.",
    ],
    high: [
      "Als {lights} angingen, konnte man deutlich sehen, wer zu wem gehörte.",
      "Hier saßen sie zu zweit, dort zu dritt, und irgendwo lag ein ganzer Haufen unter einer Decke.",
      "[hero.nom] zählte sich, der Gerechtigkeit halber zweimal, und kam beide Male auf eins.",
      "„Ich {oddMe}“, folgerte [hero.he]. „Vermutlich reicht einer von mir vollkommen aus.“",
      "{soft}",
      "„Zwei“, sagte jemand aus dem Dunkeln.",
      { from: 5, say: "Es klang sanft, so wie man einen winzigen Fehler in der Rechnung eines anderen verbessert." },
    ],
  },
];

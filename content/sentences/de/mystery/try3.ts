import type { Shows, Variant } from "#author/sentences.ts";

const together: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "cheer", mood: "proud", looksAt: "hero" },
};

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "answer-comes",
    goals: ["question"],
    shows: together,
    low: [
      "{morning}",
      "[helper.ref] schaute hin. [hero.nom] auch.",
      "{whoosh}",
      "Da wusste [hero.nom], {question}!",
      { from: 2, say: "„Aha! Wie schön!“, rief [hero.he]." },
    ],
    middle: [
      "{morning}",
      "Sie standen Rücken an Rücken und sahen in beide Richtungen.",
      "„Bei mir ist nichts“, sagte [helper.ref]. „Bei mir schon!“, rief [hero.nom].",
      "{whoosh}",
      "Und auf einmal wusste [hero.nom], {question}.",
      "„So einfach“, lachte [hero.he], „und so schön!“",
    ],
    high: [
      "{morning}",
      "„Eine Antwort hat zwei Hälften“, sagte [helper.ref]. „Du schaust dorthin, ich schaue hierhin.“",
      "Sie standen Rücken an Rücken und erzählten einander, was sie sahen.",
      "Erst passte nichts, dann passte etwas, und zuletzt passte alles.",
      "{whoosh}",
      "Mit einem Mal wusste [hero.nom], {question}.",
      "Und die Frage, die so lange gesummt hatte, gähnte, rollte sich zusammen und schlief ein.",
      {
        from: 5,
        say: "Die Antwort war so schön, dass man sie gar nicht laut sagen musste, es reichte, sich anzusehen.",
      },
    ],
  },
  {
    id: "knew-together",
    goals: ["question"],
    shows: { ...brave, hero: { pose: "point", mood: "joyful" } },
    low: [
      "{morning}",
      "„Jetzt schauen wir zu zweit“, sagte [helper.ref].",
      "{whoosh}",
      "„Ich sehe es!“, rief [hero.nom].",
      "Nun wusste [hero.he], {question}.",
      { from: 2, say: "Das war ja schön!" },
    ],
    middle: [
      "{morning}",
      "[helper.ref] zeigte mit dem Finger, und [hero.nom] sah am Finger entlang.",
      "Dort war etwas, das schon immer da gewesen war.",
      "{whoosh}",
      "„Ach, darum!“, rief [hero.nom].",
      "Nun wusste [hero.he], {question}. Was für eine schöne Antwort!",
    ],
    high: [
      "{morning}",
      "Heute fragten sie keinen, sie setzten sich einfach hin, {high}, und schauten.",
      "„Was siehst du?“, fragte [helper.ref]. „Das Gleiche wie gestern“, sagte [hero.nom]. „Nur anders.“",
      "Und ganz von selbst rückte alles an seinen Platz, wie die Scherben eines Tellers.",
      "{whoosh}",
      "„Darum also!“, rief [hero.nom], denn nun war klar, {question}.",
      "{everyone} hörte den Ruf und freute sich, auch ohne zu wissen, worüber.",
      { from: 5, say: "Und wie das mit guten Antworten so ist, fiel gleich eine neue Frage heraus." },
    ],
  },
];

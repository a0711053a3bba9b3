import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "buzz",
    goals: ["question"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "[hero.nom] hatte eine Frage.",
      "Sie summte im Kopf herum.",
      "[hero.nom] wollte wissen, {question}.",
      { from: 2, say: "Summ, summ, den ganzen Tag!" },
      { hook: true, say: "Wer wusste das wohl?" },
    ],
    middle: [
      "Eines Morgens wachte [hero.nom] mit einer Frage auf.",
      "[hero.he] wollte wissen, {question}.",
      "Die Frage summte im Kopf herum wie eine Biene im Glas.",
      "„Irgendwer muss das wissen“, sagte [hero.nom].",
      "Also machte [hero.he] das klügste Gesicht und ging los, um zu fragen.",
    ],
    high: [
      "Manche Fragen klopfen höflich an, und manche steigen einfach durchs Fenster.",
      "Diese war eingestiegen, während [hero.nom] sich die Zähne putzte.",
      "[hero.he] wollte wissen, {question}.",
      "„Ich frage die Tasse“, sagte [hero.nom], aber die Tasse war eine Tasse.",
      "Die Frage lief treppauf und treppab hinterher und saß mittags neben dem Teller.",
      "„Na gut“, sagte [hero.nom] schließlich. „Dann gehen wir es eben herausfinden.“",
      { from: 5, say: "Da sprang die Frage auf und rannte voraus, wie ein Hund, der das Wort Spaziergang gehört hat." },
    ],
  },
  {
    id: "book",
    goals: ["question"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "curious", holds: "book" } },
    low: [
      "[hero.nom] las in einem dicken Buch.",
      "Da stand nicht, {question}.",
      { from: 2, say: "Auf keiner einzigen Seite!" },
      "„Dann finde ich es heraus“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] sah in einem Buch nach, im dicksten von allen.",
      "Das Buch wusste sehr viel über Käse.",
      "Aber es stand nicht darin, {question}.",
      "„Jedes Buch vergisst etwas“, sagte [hero.nom] und klappte es zu.",
      "„Dann muss ich es eben allein herausfinden.“",
    ],
    high: [
      "Im dicksten Buch des Hauses stand fast alles, was es gibt.",
      "Man las dort, wie Käse gemacht wird und was eine Wolke wiegt.",
      "[hero.nom] las von vorn bis hinten und sah sogar unter dem Umschlag nach.",
      "Nirgends stand, {question}.",
      "„Du hast das Beste vergessen“, sagte [hero.nom] zu dem Buch, aber sehr freundlich.",
      "Das Buch wurde rot, falls Bücher das können, und blieb auf einer leeren Seite liegen.",
      "„Die fülle ich dir“, sagte [hero.nom].",
      {
        from: 5,
        say: "Dann steckte [hero.he] sich einen Bleistift hinter das Ohr, denn so sieht man aus, wenn man Antworten holt.",
      },
    ],
  },
];

import type { Aside } from "#author/sentences.ts";

export const answers: readonly Aside[] = [
  {
    low: "“Good night!” said [hero.nom] to {small}.",
    middle: "“Good night,” said [hero.nom] to {small}. And [hero.he] waited a little, just in case.",
    high: "“Good night,” said [hero.nom] to {small}, and could have sworn that somebody said it back.",
  },
  {
    low: "And {small}? They looked very pleased.",
    middle: "And {small} looked as if they had known it all.",
    high: "And {small} had been there from the very beginning. They looked as if they meant to stay.",
  },
  {
    low: "[hero.nom] told {small}. All of it!",
    middle: "Of course {small} had to hear it as well, with everything.",
    high: "{small} had to be told all of it, from the start, and they did not interrupt once.",
  },
  // For a page that is nearly full.
  {
    low: "{small} gave a nod.",
    middle: "And {small} gave a small nod.",
    high: "And {small} gave a small, grave nod.",
  },
];

/** Kinds that go in pairs: of several who are named together the word is often the men’s, „frații Ilinca și Vlad“. */
export const PAIRS_BY_SEX: readonly { readonly male: string; readonly female: string }[] = [
  { male: "brother", female: "sister" },
  { male: "stepbrother", female: "stepsister" },
  { male: "grandfather", female: "grandmother" },
  { male: "great-grandfather", female: "great-grandmother" },
  { male: "godfather", female: "godmother" },
  { male: "father", female: "mother" },
  { male: "uncle", female: "aunt" },
  { male: "nephew", female: "niece" },
  { male: "grandson", female: "granddaughter" },
  { male: "prince", female: "princess" },
  { male: "king", female: "queen" },
  { male: "boy", female: "girl" },
  { male: "schoolboy", female: "schoolgirl" },
  { male: "man", female: "woman" },
  { male: "merman", female: "mermaid" },
];

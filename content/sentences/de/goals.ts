import type { SentenceBook } from "#author/sentences.ts";

/** What a hero is after when the idea names nothing. */
export const defaultGoals: SentenceBook["defaultGoals"] = [
  { goal: "wish", phrase: "den Mond berühren", genres: ["Fairytale", "Fantasy"] },
  { goal: "wish", phrase: "die Welt von oben sehen", genres: ["Adventure", "SciFi"] },
  { goal: "wish", phrase: "etwas Wunderbares erfinden", genres: ["SciFi", "Historical"] },
  { goal: "question", phrase: "wer nachts so leise summt", genres: ["Mystery"] },
  { goal: "question", phrase: "wohin der Tag nachts geht", genres: ["Mystery", "Fairytale"] },
  { goal: "wish", phrase: "alle zum Lachen bringen", genres: ["Comedy"] },
  { goal: "wish", phrase: "auf einem Bein tanzen", genres: ["Comedy", "Fantasy"] },
  { goal: "wish", phrase: "einem Stern einen Brief schicken", genres: ["Historical", "Fairytale"] },
  { goal: "wish", phrase: "einen echten Schatz finden", genres: ["Adventure"] },
];

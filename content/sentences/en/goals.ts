import type { SentenceBook } from "#author/sentences.ts";

/** What a hero is after when the idea names nothing. */
export const defaultGoals: SentenceBook["defaultGoals"] = [
  { goal: "wish", phrase: "touch the moon", genres: ["Fairytale", "Fantasy"] },
  { goal: "wish", phrase: "see the whole world from above", genres: ["Adventure", "SciFi"] },
  { goal: "wish", phrase: "invent something wonderful", genres: ["SciFi", "Historical"] },
  { goal: "question", phrase: "who hums at night", genres: ["Mystery"] },
  { goal: "question", phrase: "where the day goes at night", genres: ["Mystery", "Fairytale"] },
  { goal: "wish", phrase: "make everybody laugh", genres: ["Comedy"] },
  { goal: "wish", phrase: "dance on one leg", genres: ["Comedy", "Fantasy"] },
  { goal: "wish", phrase: "send a letter to a star", genres: ["Historical", "Fairytale"] },
  { goal: "wish", phrase: "find a real treasure", genres: ["Adventure"] },
];

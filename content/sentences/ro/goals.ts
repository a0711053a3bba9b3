import type { SentenceBook } from "#author/sentences.ts";

/** What a hero is after when the idea names nothing. */
export const defaultGoals: SentenceBook["defaultGoals"] = [
  { goal: "wish", phrase: "să atingă luna", genres: ["Fairytale", "Fantasy"] },
  { goal: "wish", phrase: "să vadă lumea de sus", genres: ["Adventure", "SciFi"] },
  { goal: "wish", phrase: "să inventeze ceva minunat", genres: ["SciFi", "Historical"] },
  { goal: "question", phrase: "cine fredonează noaptea", genres: ["Mystery"] },
  { goal: "question", phrase: "unde se duce ziua noaptea", genres: ["Mystery", "Fairytale"] },
  { goal: "wish", phrase: "să-i facă pe toți să râdă", genres: ["Comedy"] },
  { goal: "wish", phrase: "să danseze într-un picior", genres: ["Comedy", "Fantasy"] },
  { goal: "wish", phrase: "să trimită o scrisoare unei stele", genres: ["Historical", "Fairytale"] },
  { goal: "wish", phrase: "să găsească o comoară adevărată", genres: ["Adventure"] },
];

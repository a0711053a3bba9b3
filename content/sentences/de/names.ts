import type { SentenceBook } from "#author/sentences.ts";

/** Names for a hero whom the idea leaves without one. */
export const names: SentenceBook["names"] = {
  female: ["Frieda", "Lotte", "Mina", "Juli", "Pauline", "Tilda", "Rosa", "Enna"],
  male: ["Pip", "Anton", "Emil", "Oskar", "Bruno", "Theo", "Jonte", "Kasimir"],
};

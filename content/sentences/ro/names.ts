import type { SentenceBook } from "#author/sentences.ts";

/** Names for a hero whom the idea leaves without one. */
export const names: SentenceBook["names"] = {
  female: ["Mara", "Ilinca", "Ruxi", "Dorina", "Zoe", "Sofia", "Crina", "Tinca"],
  male: ["Bobo", "Matei", "Tudor", "Nelu", "Pavel", "Radu", "Titi", "Ilie"],
};

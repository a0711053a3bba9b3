import type { SentenceBook } from "#author/sentences.ts";

/** Names for a hero whom the idea leaves without one. */
export const names: SentenceBook["names"] = {
  female: ["Poppy", "Tilly", "Nell", "Juno", "Wren", "Dot", "Maple", "Hattie"],
  male: ["Pip", "Otto", "Finn", "Jasper", "Milo", "Tuck", "Barney", "Rufus"],
};

import type { SentenceBook } from "#author/sentences.ts";

export const sounds: SentenceBook["sounds"] = {
  bang: ["Bump!", "Thump!", "Crash!", "Plop!", "Clatter, bang!", "Wallop!", "Bonk!", "Flump!", "Boing, boing, bump!"],
  soft: [
    "Tip, tap, tip, tap.",
    "Rustle, rustle.",
    "Pitter, patter, pit.",
    "Shuffle, shuffle, stop.",
    "Hush, swish, hush.",
  ],
  whoosh: ["Whoosh!", "Swish!", "Fffft!", "Wheee!", "Whoopsie!", "Ta-daa!"],
};

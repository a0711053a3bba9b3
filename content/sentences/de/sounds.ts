import type { SentenceBook } from "#author/sentences.ts";

export const sounds: SentenceBook["sounds"] = {
  bang: [
    "Rums!",
    "Plumps!",
    "Bums!",
    "Krach!",
    "Holterdiepolter!",
    "Platsch!",
    "Klirr, schepper!",
    "Boing, boing, plumps!",
    "Rumpeldipumpel!",
  ],
  soft: [
    "Tippel, tapp, tippel, tapp.",
    "Husch, husch, husch.",
    "Raschel, raschel.",
    "Schlurf, schlurf, stopp.",
    "Knister, knister.",
  ],
  whoosh: ["Wusch!", "Husch!", "Zisch!", "Hui!", "Hoppla!", "Tadaa!"],
};

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
    "Rumpel, pumpel, patsch!",
    "Ratsch, krach, bumm!",
    "Pardauz!",
    "Schwupp, wupp, plumps!",
  ],
  soft: [
    "Tippel, tapp, tippel, tapp.",
    "Husch, husch, husch.",
    "Raschel, raschel.",
    "Schlurf, schlurf, stopp.",
    "Knister, knister.",
    "Tapp. Tapp. Tapp.",
    "Ritsche, ratsche, stopp.",
    "Wisper, wisper.",
  ],
  whoosh: ["Wusch!", "Husch!", "Zisch!", "Hui!", "Hoppla!", "Tadaa!", "Schwupp!", "Sirr!", "Klick, klack, da!"],
};

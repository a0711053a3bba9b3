import type { SentenceBook } from "#author/sentences.ts";

export const sounds: SentenceBook["sounds"] = {
  bang: ["Buf!", "Zdup!", "Pleosc!", "Trosc!", "Bâldâbâc!", "Poc!", "Zdranc!", "Tronc!", "Hop, buf, buf!"],
  soft: ["Fâș, fâș, fâș.", "Tip-til, tip-til.", "Lip, lip, lip.", "Foș, foș, foș.", "Scârț, scârț, stop."],
  whoosh: ["Fâl, fâl, fâl!", "Vâjjj!", "Zvâc!", "Fiuuu!", "Hopa!", "Ta-daa!"],
};

import type { Scenery } from "#author/sentences.ts";
import type { PhrasesOfRoles } from "../elsewhere.ts";

export const phrasesElsewhere: PhrasesOfRoles = {
  home: [{ at: "zu Hause", to: "nach Hause" }],
  near: [
    { at: "gleich um die Ecke", to: "gleich um die Ecke" },
    { at: "bei dem großen gelben Schild", to: "zu dem großen gelben Schild" },
  ],
  far: [{ at: "ganz am anderen Ende", to: "ganz ans andere Ende" }],
  high: [{ at: "ganz oben", to: "nach ganz oben" }],
};

export const elsewhere: Omit<Scenery, "spots" | "world"> = {
  neighbours: [
    { nom: "die Spatzen", dat: "den Spatzen", gen: "der Spatzen", sex: "m" },
    { nom: "die Tauben", dat: "den Tauben", gen: "der Tauben", sex: "f" },
  ],
  small: [
    { nom: "die kleinen Steine", dat: "den kleinen Steinen", gen: "der kleinen Steine", sex: "m", thing: "stone" },
    { nom: "die Pusteblumen", dat: "den Pusteblumen", gen: "der Pusteblumen", sex: "f", thing: "flower" },
  ],
  lights: [
    { nom: "die Laternen", dat: "den Laternen", gen: "der Laternen", sex: "f", thing: "lantern" },
    { nom: "die letzten Lichter", dat: "den letzten Lichtern", gen: "der letzten Lichter", sex: "n" },
  ],
  everyone: {
    nom: "die ganze Nachbarschaft",
    dat: "der ganzen Nachbarschaft",
    gen: "der ganzen Nachbarschaft",
    sex: "f",
  },
  seat: ["auf einem alten Koffer", "auf einer Kiste aus Holz"],
  murmur: [
    "Der Wind summte ein Lied ohne Worte.",
    "Irgendwo lachte jemand.",
    "Ein Schatten gähnte und wurde länger.",
    "Weit weg machte etwas tick, tick, tick.",
  ],
};

import type { Scenery } from "#author/sentences.ts";
import type { PhrasesOfRoles } from "../elsewhere.ts";

export const phrasesElsewhere: PhrasesOfRoles = {
  home: [{ at: "acasă", to: "acasă" }],
  near: [
    { at: "chiar după colț", to: "chiar după colț" },
    { at: "lângă semnul cel galben", to: "la semnul cel galben" },
  ],
  far: [{ at: "tocmai la celălalt capăt", to: "tocmai la celălalt capăt" }],
  high: [{ at: "în locul cel mai înalt", to: "în locul cel mai înalt" }],
};

export const elsewhere: Omit<Scenery, "spots" | "world"> = {
  neighbours: [
    { nom: "vrăbiile", dat: "vrăbiilor", gen: "vrăbiilor", sex: "f" },
    { nom: "porumbeii", acc: "porumbeii", dat: "porumbeilor", gen: "porumbeilor", sex: "m" },
  ],
  small: [
    { nom: "pietricelele", dat: "pietricelelor", gen: "pietricelelor", sex: "f", thing: "stone" },
    { nom: "păpădiile", dat: "păpădiilor", gen: "păpădiilor", sex: "f", thing: "flower" },
  ],
  lights: [
    { nom: "felinarele", dat: "felinarelor", gen: "felinarelor", sex: "f", thing: "lantern" },
    { nom: "ultimele lumini", dat: "ultimelor lumini", gen: "ultimelor lumini", sex: "f" },
  ],
  everyone: { nom: "toată lumea", sex: "f" },
  seat: ["pe o valiză veche", "pe o ladă de lemn"],
  murmur: [
    "Vântul cântă un cântec fără cuvinte.",
    "Undeva sună un clopoțel.",
    "O umbră se mișcă încet.",
    "Departe, cineva strigă ceva vesel.",
  ],
};

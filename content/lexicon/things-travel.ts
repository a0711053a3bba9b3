import type { ThingRow } from "./thing-row.ts";

/** Sky, travel, treasure. */
export const TRAVEL_THINGS: readonly ThingRow[] = [
  { id: "sun", en: "sun", ro: ["soare", "m", "sori"], de: ["Sonne", "f", "Sonnen"] },
  {
    id: "cloud",
    en: "cloud",
    ro: ["nor", "m", "nori"],
    de: ["Wolke", "f", "Wolken"],
    small: { ro: [["norișor", "m", "norișori"]], de: [["Wölkchen", "n", "Wölkchen"]] },
  },
  { id: "rainbow", en: "rainbow", ro: ["curcubeu", "n", "curcubeie"], de: ["Regenbogen", "m", "Regenbögen"] },
  { id: "sky", en: "sky", ro: ["cer", "n", "ceruri"], de: ["Himmel", "m", "Himmel"] },
  {
    id: "snowflake",
    en: "snowflake",
    ro: ["fulg de zăpadă", "m", "fulgi de zăpadă"],
    de: ["Schneeflocke", "f", "Schneeflocken"],
    also: { ro: [["fulg", "m", "fulgi"]] },
  },
  {
    id: "planet",
    en: "planet",
    ro: ["planetă", "f", "planete"],
    de: ["Planet", "m", "Planeten", { weak: "Planeten" }],
    also: { en: ["comet"], ro: [["cometă", "f", "comete"]], de: [["Komet", "m", "Kometen", { weak: "Kometen" }]] },
  },
  {
    id: "rocket",
    thing: "rocket",
    en: "rocket",
    ro: ["rachetă", "f", "rachete"],
    de: ["Rakete", "f", "Raketen"],
    also: {
      en: ["spaceship", "spacecraft"],
      ro: [
        ["navă spațială", "f", "nave spațiale"],
        ["navă", "f", "nave"],
      ],
      de: [["Raumschiff", "n", "Raumschiffe"]],
    },
  },
  {
    id: "ship",
    thing: "boat",
    en: "ship",
    ro: ["vapor", "n", "vapoare"],
    de: ["Schiff", "n", "Schiffe"],
    also: { en: ["submarine"], ro: [["submarin", "n", "submarine"]], de: [["U-Boot", "n", "U-Boote"]] },
    small: { ro: [["vaporaș", "n", "vaporașe"]] },
  },
  {
    id: "plane",
    thing: "plane",
    en: "plane",
    ro: ["avion", "n", "avioane"],
    de: ["Flugzeug", "n", "Flugzeuge"],
    also: {
      en: ["aeroplane", "airplane", "helicopter"],
      ro: [["elicopter", "n", "elicoptere"]],
      de: [["Hubschrauber", "m", "Hubschrauber"]],
    },
  },
  {
    id: "bicycle",
    en: "bicycle",
    ro: ["bicicletă", "f", "biciclete"],
    de: ["Fahrrad", "n", "Fahrräder"],
    also: { en: ["bike", "scooter"], ro: [["trotinetă", "f", "trotinete"]], de: [["Roller", "m", "Roller"]] },
  },
  {
    id: "sledge",
    en: "sledge",
    ro: ["sanie", "f", "sănii", { oblique: "saniei" }],
    de: ["Schlitten", "m", "Schlitten"],
    also: { en: ["sled", "sleigh"], ro: [["săniuță", "f", "săniuțe"]] },
  },
  {
    id: "treasure",
    thing: "treasure",
    en: "treasure",
    ro: ["comoară", "f", "comori"],
    de: ["Schatz", "m", "Schätze"],
    also: {
      en: ["treasure chest"],
      ro: [["cufăr", "n", "cufere"]],
      de: [
        ["Schatztruhe", "f", "Schatztruhen"],
        ["Truhe", "f", "Truhen"],
      ],
    },
  },
  {
    id: "coin",
    thing: "coin",
    en: "coin",
    ro: ["ban", "m", "bani"],
    de: ["Münze", "f", "Münzen"],
    also: {
      en: ["gold coin"],
      ro: [
        ["monedă", "f", "monede"],
        ["bănuț", "m", "bănuți"],
      ],
      de: [["Taler", "m", "Taler"]],
    },
  },
  {
    id: "ring",
    thing: "crown",
    en: "ring",
    ro: ["inel", "n", "inele"],
    de: ["Ring", "m", "Ringe"],
    also: {
      en: ["necklace", "bracelet"],
      ro: [
        ["colier", "n", "coliere"],
        ["brățară", "f", "brățări"],
      ],
      de: [["Kette", "f", "Ketten"]],
    },
  },
  { id: "mirror", thing: "mirror", en: "mirror", ro: ["oglindă", "f", "oglinzi"], de: ["Spiegel", "m", "Spiegel"] },
  {
    id: "box",
    thing: "gift",
    en: "box",
    ro: ["cutie", "f", "cutii"],
    de: ["Kiste", "f", "Kisten"],
    also: {
      en: ["chest"],
      ro: [
        ["ladă", "f", "lăzi"],
        ["cutiuță", "f", "cutiuțe"],
      ],
      de: [["Schachtel", "f", "Schachteln"]],
    },
  },
  {
    id: "bottle",
    en: "bottle",
    ro: ["sticlă", "f", "sticle"],
    de: ["Flasche", "f", "Flaschen"],
    also: { en: ["jar"], ro: [["borcan", "n", "borcane"]], de: [["Glas", "n", "Gläser"]] },
  },
  {
    id: "candle",
    thing: "candle",
    en: "candle",
    ro: ["lumânare", "f", "lumânări", { oblique: "lumânării" }],
    de: ["Kerze", "f", "Kerzen"],
  },
];

import type { ThingRow } from "./thing-row.ts";

/** Sky, travel, treasure. */
export const TRAVEL_THINGS: readonly ThingRow[] = [
  { id: "sky", en: "sky", ro: ["cer", "n", "ceruri"], de: ["Himmel", "m", "Himmel"] },
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
      en: ["aeroplane", "airplane"],
    },
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
  { id: "mirror", thing: "mirror", en: "mirror", ro: ["oglindă", "f", "oglinzi"], de: ["Spiegel", "m", "Spiegel"] },
  {
    id: "bottle",
    en: "bottle",
    ro: ["sticlă", "f", "sticle"],
    de: ["Flasche", "f", "Flaschen"],
    also: { de: [["Glas", "n", "Gläser"]] },
  },
  {
    id: "candle",
    thing: "candle",
    en: "candle",
    ro: ["lumânare", "f", "lumânări", { oblique: "lumânării" }],
    de: ["Kerze", "f", "Kerzen"],
  },
];

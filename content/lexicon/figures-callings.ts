import type { FigureRow } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

export const CALLING_FIGURES: readonly FigureRow[] = [
  {
    ...grown,
    id: "teacher",
    en: "teacher",
    ro: ["învățător", "m", "învățători"],
    de: ["Lehrer", "m", "Lehrer"],
    female: { ro: ["învățătoare", "f", "învățătoare"], de: ["Lehrerin", "f", "Lehrerinnen"] },
    also: {
      ro: [
        ["profesor", "m", "profesori"],
        ["profesoară", "f", "profesoare"],
        ["educatoare", "f", "educatoare"],
      ],
      de: [["Erzieherin", "f", "Erzieherinnen"]],
    },
  },
  {
    ...grown,
    id: "doctor",
    en: "doctor",
    ro: ["doctor", "m", "doctori"],
    de: ["Arzt", "m", "Ärzte"],
    female: { ro: ["doctoriță", "f", "doctorițe"], de: ["Ärztin", "f", "Ärztinnen"] },
    also: {
      en: ["nurse", "vet"],
      ro: [["medic", "m", "medici"]],
      de: [
        ["Doktor", "m", "Doktoren"],
        ["Doktorin", "f", "Doktorinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "baker",
    en: "baker",
    ro: ["brutar", "m", "brutari"],
    de: ["Bäcker", "m", "Bäcker"],
    female: { ro: ["brutăriță", "f", "brutărițe"], de: ["Bäckerin", "f", "Bäckerinnen"] },
    also: {
      ro: [
        ["bucătar", "m", "bucătari"],
        ["bucătăreasă", "f", "bucătărese"],
        ["cofetar", "m", "cofetari"],
      ],
      de: [
        ["Koch", "m", "Köche"],
        ["Köchin", "f", "Köchinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "farmer",
    en: "farmer",
    ro: ["fermier", "m", "fermieri"],
    de: ["Bauer", "m", "Bauern", { weak: "Bauern" }],
    female: { ro: ["fermieră", "f", "fermiere"], de: ["Bäuerin", "f", "Bäuerinnen"] },
    also: {
      en: ["shepherd", "gardener"],
      ro: [
        ["țăran", "m", "țărani"],
        ["cioban", "m", "ciobani"],
        ["grădinar", "m", "grădinari"],
      ],
      de: [
        ["Gärtner", "m", "Gärtner"],
        ["Gärtnerin", "f", "Gärtnerinnen"],
        ["Hirte", "m", "Hirten", { weak: "Hirten" }],
      ],
    },
  },
  {
    ...grown,
    id: "firefighter",
    en: "firefighter",
    ro: ["pompier", "m", "pompieri"],
    de: ["Feuerwehrmann", "m", "Feuerwehrleute", { genitive: "Feuerwehrmanns" }],
    female: { ro: ["pompieriță", "f", "pompierițe"], de: ["Feuerwehrfrau", "f", "Feuerwehrfrauen"] },
    also: { en: [["fireman", "firemen"]] },
  },
  {
    ...grown,
    id: "postman",
    en: ["postman", "postmen"],
    ro: ["poștaș", "m", "poștași"],
    de: ["Briefträger", "m", "Briefträger"],
    female: {
      en: ["postwoman", "postwomen"],
      ro: ["poștăriță", "f", "poștărițe"],
      de: ["Briefträgerin", "f", "Briefträgerinnen"],
    },
    also: {
      de: [
        ["Postbote", "m", "Postboten", { weak: "Postboten" }],
        ["Postbotin", "f", "Postbotinnen"],
      ],
      en: [["mailman", "mailmen"], "postie"],
    },
  },
  {
    ...grown,
    id: "astronaut",
    draws: "astronaut",
    en: "astronaut",
    ro: ["astronaut", "m", "astronauți"],
    de: ["Astronaut", "m", "Astronauten", { weak: "Astronauten" }],
    female: { ro: ["astronaută", "f", "astronaute"], de: ["Astronautin", "f", "Astronautinnen"] },
    also: { ro: [["cosmonaut", "m", "cosmonauți"]], de: [["Kosmonaut", "m", "Kosmonauten", { weak: "Kosmonauten" }]] },
  },
  {
    ...grown,
    id: "captain",
    en: "captain",
    ro: ["căpitan", "m", "căpitani"],
    de: ["Kapitän", "m", "Kapitäne"],
    female: { ro: ["căpităniță", "f", "căpitănițe"], de: ["Kapitänin", "f", "Kapitäninnen"] },
    also: {
      en: ["sailor", "fisherman"],
      ro: [
        ["marinar", "m", "marinari"],
        ["pescar", "m", "pescari"],
      ],
      de: [
        ["Käpt’n", "m", "Käpt’ns"],
        ["Matrose", "m", "Matrosen", { weak: "Matrosen" }],
        ["Seemann", "m", "Seeleute"],
        ["Fischer", "m", "Fischer"],
      ],
    },
  },
  {
    ...grown,
    id: "inventor",
    en: "inventor",
    ro: ["inventator", "m", "inventatori"],
    de: ["Erfinder", "m", "Erfinder"],
    female: { ro: ["inventatoare", "f", "inventatoare"], de: ["Erfinderin", "f", "Erfinderinnen"] },
    also: {
      en: ["scientist", "explorer"],
      ro: [
        ["savant", "m", "savanți"],
        ["explorator", "m", "exploratori"],
        ["exploratoare", "f", "exploratoare"],
      ],
      de: [
        ["Forscher", "m", "Forscher"],
        ["Forscherin", "f", "Forscherinnen"],
        ["Entdecker", "m", "Entdecker"],
        ["Entdeckerin", "f", "Entdeckerinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "detective",
    en: "detective",
    ro: ["detectiv", "m", "detectivi"],
    de: ["Detektiv", "m", "Detektive"],
    female: { ro: ["detectivă", "f", "detective"], de: ["Detektivin", "f", "Detektivinnen"] },
  },
  {
    ...grown,
    id: "painter",
    en: "painter",
    ro: ["pictor", "m", "pictori"],
    de: ["Maler", "m", "Maler"],
    female: { ro: ["pictoriță", "f", "pictorițe"], de: ["Malerin", "f", "Malerinnen"] },
    also: {
      en: ["artist"],
      ro: [
        ["artist", "m", "artiști"],
        ["artistă", "f", "artiste"],
      ],
      de: [
        ["Künstler", "m", "Künstler"],
        ["Künstlerin", "f", "Künstlerinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "musician",
    en: "musician",
    ro: ["muzician", "m", "muzicieni"],
    de: ["Musikant", "m", "Musikanten", { weak: "Musikanten" }],
    female: { ro: ["muziciană", "f", "muziciene"], de: ["Musikantin", "f", "Musikantinnen"] },
    also: {
      en: ["singer"],
      ro: [
        ["cântăreț", "m", "cântăreți"],
        ["cântăreață", "f", "cântărețe"],
      ],
      de: [
        ["Sänger", "m", "Sänger"],
        ["Sängerin", "f", "Sängerinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "dancer",
    en: "dancer",
    ro: ["dansator", "m", "dansatori"],
    de: ["Tänzer", "m", "Tänzer"],
    female: { ro: ["balerină", "f", "balerine"], de: ["Tänzerin", "f", "Tänzerinnen"] },
    also: { en: ["ballerina"], ro: [["dansatoare", "f", "dansatoare"]], de: [["Ballerina", "f", "Ballerinas"]] },
  },
  {
    ...grown,
    id: "clown",
    en: "clown",
    ro: ["clovn", "m", "clovni"],
    de: ["Clown", "m", "Clowns", { genitive: "Clowns" }],
    also: {
      en: ["acrobat", "juggler"],
      ro: [["acrobat", "m", "acrobați"]],
      de: [["Akrobat", "m", "Akrobaten", { weak: "Akrobaten" }]],
    },
  },
  {
    ...grown,
    id: "pirate",
    draws: "pirate",
    en: "pirate",
    ro: ["pirat", "m", "pirați"],
    de: ["Pirat", "m", "Piraten", { weak: "Piraten" }],
    female: { ro: ["pirată", "f", "pirate"], de: ["Piratin", "f", "Piratinnen"] },
    also: {
      de: [
        ["Seeräuber", "m", "Seeräuber"],
        ["Seeräuberin", "f", "Seeräuberinnen"],
      ],
    },
  },
  {
    ...grown,
    id: "cowboy",
    en: "cowboy",
    ro: ["cowboy", "m", "cowboy", { definite: "cowboyul", oblique: "cowboyului", pluralDefinite: "cowboyii" }],
    de: ["Cowboy", "m", "Cowboys"],
  },
  {
    ...grown,
    id: "pilot",
    en: "pilot",
    ro: ["pilot", "m", "piloți"],
    de: ["Pilot", "m", "Piloten", { weak: "Piloten" }],
    female: { ro: ["pilotă", "f", "pilote"], de: ["Pilotin", "f", "Pilotinnen"] },
  },
  {
    ...grown,
    id: "guard",
    en: "guard",
    ro: ["paznic", "m", "paznici"],
    de: ["Wächter", "m", "Wächter"],
    female: { ro: ["paznică", "f", "paznice"], de: ["Wächterin", "f", "Wächterinnen"] },
    also: {
      en: ["policeman", "lighthouse keeper"],
      ro: [
        ["polițist", "m", "polițiști"],
        ["polițistă", "f", "polițiste"],
      ],
      de: [
        ["Polizist", "m", "Polizisten", { weak: "Polizisten" }],
        ["Polizistin", "f", "Polizistinnen"],
        ["Leuchtturmwärter", "m", "Leuchtturmwärter"],
      ],
    },
  },
];

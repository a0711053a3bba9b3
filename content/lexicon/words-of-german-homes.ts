import type { MoreNouns } from "#lexicon/concept.ts";

/** What German homes, dialects and tales call a kind or a thing besides its own word. */
export const GERMAN_WORDS_BESIDE: Readonly<Record<string, MoreNouns>> = {
  "bin-lorry": { de: [["Müllabfuhr", "f", "Müllabfuhren"]] },
  sock: { de: [["Socken", "m", "Socken"]] },
  mosquito: { de: [["Schnake", "f", "Schnaken"]] },
  rooster: { de: [["Gockel", "m", "Gockel"]] },
  goat: { de: [["Geißbock", "m", "Geißböcke"]] },
  ram: { de: [["Hammel", "m", "Hammel"]] },
  necktie: { de: [["Schlips", "m", "Schlipse"]] },
  slipper: {
    de: [
      ["Latschen", "m", "Latschen"],
      ["Schlappen", "m", "Schlappen"],
    ],
  },
  accordion: {
    de: [
      ["Ziehharmonika", "f", "Ziehharmonikas"],
      ["Quetschkommode", "f", "Quetschkommoden"],
    ],
  },
  cousin: {
    de: [
      ["Vetter", "m", "Vettern"],
      ["Kusine", "f", "Kusinen"],
    ],
  },
  grandmother: {
    de: [
      ["Omi", "f", "Omis"],
      ["Omama", "f", "Omamas"],
    ],
  },
  grandfather: {
    de: [
      ["Opi", "m", "Opis"],
      ["Opapa", "m", "Opapas"],
    ],
  },
  prince: { de: [["Königssohn", "m", "Königssöhne"]] },
  princess: { de: [["Königstochter", "f", "Königstöchter"]] },
  tailor: { de: [["Näherin", "f", "Näherinnen"]] },
  earwig: { de: [["Ohrenzwicker", "m", "Ohrenzwicker"]] },
  finch: { de: [["Gimpel", "m", "Gimpel"]] },
  horse: {
    de: [
      ["Ackergaul", "m", "Ackergäule"],
      ["Ross", "n", "Rösser"],
    ],
  },
  pony: { de: [["Haflinger", "m", "Haflinger"]] },
  camel: { de: [["Trampeltier", "n", "Trampeltiere"]] },
  boar: { de: [["Keiler", "m", "Keiler"]] },
  foal: { de: [["Füllen", "n", "Füllen"]] },
  goose: { de: [["Gössel", "n", "Gössel"]] },
  cricket: { de: [["Heimchen", "n", "Heimchen"]] },
  groundhog: { de: [["Murmeli", "n", "Murmeli"]] },
  doughnut: { de: [["Kreppel", "m", "Kreppel"]] },
  juice: { de: [["Limo", "f", "Limos"]] },
  pupil: {
    de: [
      ["Erstklässler", "m", "Erstklässler"],
      ["Erstklässlerin", "f", "Erstklässlerinnen"],
    ],
  },
  boy: {
    de: [
      ["Bengel", "m", "Bengel"],
      ["Knirps", "m", "Knirpse"],
      ["Bua", "m", "Buam"],
      ["Patensohn", "m", "Patensöhne"],
      ["Pflegesohn", "m", "Pflegesöhne"],
    ],
  },
  girl: {
    de: [
      ["Madl", "n", "Madln"],
      ["Meitli", "n", "Meitli"],
      ["Göre", "f", "Gören"],
      ["Patentochter", "f", "Patentöchter"],
      ["Pflegetochter", "f", "Pflegetöchter"],
    ],
  },
  child: {
    de: [
      ["Dreikäsehoch", "m", "Dreikäsehochs"],
      ["Patenkind", "n", "Patenkinder"],
      ["Nesthäkchen", "n", "Nesthäkchen"],
    ],
  },
  "church-sexton": { de: [["Mesner", "m", "Mesner"]] },
  "lorry-driver": { de: [["Fernfahrer", "m", "Fernfahrer"]] },
  ruebezahl: { de: [["Berggeist", "m", "Berggeister"]] },
  caravan: { de: [["Caravan", "m", "Caravans"]] },
  pen: { de: [["Kuli", "m", "Kulis"]] },
  "fountain-pen": { de: [["Füllfederhalter", "m", "Füllfederhalter"]] },
  "kitchen-range": { de: [["Herdplatte", "f", "Herdplatten"]] },
  "sea-wall": { de: [["Deich", "m", "Deiche"]] },
  "treble-clef": { de: [["Notenschlüssel", "m", "Notenschlüssel"]] },
  scooter: { de: [["Vespa", "f", "Vespas"]] },
};

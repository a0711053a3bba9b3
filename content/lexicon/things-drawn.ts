import type { ThingRow } from "./thing-row.ts";

/** Things that the illustrator draws, each under its own name. */
export const DRAWN_THINGS: readonly ThingRow[] = [
  {
    id: "lantern",
    thing: "lantern",
    en: "lantern",
    ro: ["felinar", "n", "felinare"],
    de: ["Laterne", "f", "Laternen"],
    also: {
      en: ["lamp"],
      ro: [["lampă", "f", "lămpi"]],
      de: [["Lampe", "f", "Lampen"]],
    },
    small: { ro: [["lămpiță", "f", "lămpițe"]] },
  },
  {
    id: "book",
    thing: "book",
    en: "book",
    ro: ["carte", "f", "cărți"],
    de: ["Buch", "n", "Bücher"],
    also: {
      en: ["storybook", "diary"],
      ro: [["jurnal", "n", "jurnale"]],
      de: [["Tagebuch", "n", "Tagebücher"]],
    },
    small: { ro: [["cărticică", "f", "cărticele"]], de: [["Büchlein", "n", "Büchlein"]] },
  },
  {
    id: "star",
    thing: "star",
    en: "star",
    ro: ["stea", "f", "stele"],
    de: ["Stern", "m", "Sterne"],
    also: {
      en: ["shooting star"],
      ro: [["stea căzătoare", "f", "stele căzătoare", { definite: "steaua căzătoare", oblique: "stelei căzătoare" }]],
      de: [["Sternschnuppe", "f", "Sternschnuppen"]],
    },
    small: {
      ro: [["steluță", "f", "steluțe"]],
      de: [
        ["Sternchen", "n", "Sternchen"],
        ["Sternlein", "n", "Sternlein"],
      ],
    },
  },
  {
    id: "basket",
    thing: "basket",
    en: "basket",
    ro: ["coș", "n", "coșuri"],
    de: ["Korb", "m", "Körbe"],
    small: { ro: [["coșuleț", "n", "coșulețe"]], de: [["Körbchen", "n", "Körbchen"]] },
  },
  {
    id: "key",
    thing: "key",
    en: "key",
    ro: ["cheie", "f", "chei"],
    de: ["Schlüssel", "m", "Schlüssel"],
    small: { ro: [["cheiță", "f", "cheițe"]], de: [["Schlüsselchen", "n", "Schlüsselchen"]] },
  },
  {
    id: "map",
    thing: "map",
    en: "map",
    ro: ["hartă", "f", "hărți"],
    de: ["Karte", "f", "Karten"],
    also: {
      en: ["treasure map"],
      ro: [["harta comorii", "f", "hărțile comorii", { definite: "harta comorii", oblique: "hărții comorii" }]],
      de: [
        ["Landkarte", "f", "Landkarten"],
        ["Schatzkarte", "f", "Schatzkarten"],
      ],
    },
  },
  {
    id: "letter",
    thing: "letter",
    en: "letter",
    ro: ["scrisoare", "f", "scrisori", { oblique: "scrisorii" }],
    de: ["Brief", "m", "Briefe"],
    also: {
      en: ["message", "note", "postcard"],
      ro: [
        ["bilețel", "n", "bilețele"],
        ["mesaj", "n", "mesaje"],
      ],
      de: [
        ["Nachricht", "f", "Nachrichten"],
        ["Flaschenpost", "f", "Flaschenposten"],
      ],
    },
  },
  {
    id: "balloon",
    thing: "balloon",
    en: "balloon",
    ro: ["balon", "n", "baloane"],
    de: ["Luftballon", "m", "Luftballons"],
    also: { de: [["Ballon", "m", "Ballons"]] },
    small: { ro: [["balonaș", "n", "balonașe"]] },
  },
  {
    id: "flower",
    thing: "flower",
    en: "flower",
    ro: ["floare", "f", "flori", { oblique: "florii" }],
    de: ["Blume", "f", "Blumen"],
    also: {
      en: ["daisy"],
      ro: [
        ["margaretă", "f", "margarete"],
        ["ghiocel", "m", "ghiocei"],
      ],
      de: [["Gänseblümchen", "n", "Gänseblümchen"]],
    },
    small: { ro: [["floricică", "f", "floricele"]], de: [["Blümchen", "n", "Blümchen"]] },
  },
  {
    id: "button",
    thing: "button",
    en: "button",
    ro: ["nasture", "m", "nasturi"],
    de: ["Knopf", "m", "Knöpfe"],
    also: { ro: [["buton", "n", "butoane"]] },
    small: { ro: [["năsturel", "m", "năsturei"]], de: [["Knöpfchen", "n", "Knöpfchen"]] },
  },
  {
    id: "acorn",
    thing: "acorn",
    en: "acorn",
    ro: ["ghindă", "f", "ghinde"],
    de: ["Eichel", "f", "Eicheln"],
    also: {
      en: ["nut", "hazelnut", "walnut"],
      ro: [
        ["nucă", "f", "nuci"],
        ["alună", "f", "alune"],
      ],
      de: [
        ["Nuss", "f", "Nüsse"],
        ["Haselnuss", "f", "Haselnüsse"],
      ],
    },
  },
  {
    id: "apple",
    thing: "apple",
    en: "apple",
    ro: ["măr", "n", "mere"],
    de: ["Apfel", "m", "Äpfel"],
    also: {
      en: ["plum"],
      ro: [["prună", "f", "prune"]],
      de: [["Pflaume", "f", "Pflaumen"]],
    },
    small: {
      ro: [["merișor", "n", "merișoare"]],
      de: [
        ["Äpfelchen", "n", "Äpfelchen"],
        ["Äpflein", "n", "Äpflein"],
      ],
    },
  },
  {
    id: "cake",
    thing: "cake",
    en: "cake",
    ro: ["tort", "n", "torturi"],
    de: ["Kuchen", "m", "Kuchen"],
    also: {
      en: ["birthday cake"],
      ro: [
        ["prăjitură", "f", "prăjituri"],
        ["cozonac", "m", "cozonaci"],
      ],
      de: [
        ["Torte", "f", "Torten"],
        ["Geburtstagskuchen", "m", "Geburtstagskuchen"],
      ],
    },
    small: { ro: [["prăjiturică", "f", "prăjiturele"]] },
  },
  {
    id: "umbrella",
    thing: "umbrella",
    en: "umbrella",
    ro: ["umbrelă", "f", "umbrele"],
    de: ["Regenschirm", "m", "Regenschirme"],
    also: {
      en: ["parasol"],
      ro: [["umbreluță", "f", "umbreluțe"]],
      de: [["Schirm", "m", "Schirme"]],
    },
  },
  {
    id: "crown",
    thing: "crown",
    en: "crown",
    ro: ["coroană", "f", "coroane"],
    de: ["Krone", "f", "Kronen"],
    also: { en: ["tiara"], ro: [["diademă", "f", "diademe"]] },
    small: { ro: [["coroniță", "f", "coronițe"]], de: [["Krönchen", "n", "Krönchen"]] },
  },
  {
    id: "wand",
    thing: "wand",
    en: "magic wand",
    ro: ["baghetă", "f", "baghete"],
    de: ["Zauberstab", "m", "Zauberstäbe"],
    also: {
      en: ["wand", "stick"],
      ro: [
        ["baghetă magică", "f", "baghete magice"],
        ["băț", "n", "bețe"],
      ],
      de: [["Stock", "m", "Stöcke"]],
    },
  },
];

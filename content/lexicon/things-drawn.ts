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
      en: ["lamp", "torch"],
      ro: [
        ["lampă", "f", "lămpi"],
        ["lanternă", "f", "lanterne"],
      ],
      de: [
        ["Lampe", "f", "Lampen"],
        ["Taschenlampe", "f", "Taschenlampen"],
      ],
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
      de: [
        ["Tagebuch", "n", "Tagebücher"],
        ["Heft", "n", "Hefte"],
      ],
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
      en: ["rose", "daisy", "tulip", "sunflower", "blossom"],
      ro: [
        ["trandafir", "m", "trandafiri"],
        ["lalea", "f", "lalele"],
        ["margaretă", "f", "margarete"],
        ["floarea-soarelui", "f", "florile-soarelui", { definite: "floarea-soarelui", oblique: "florii-soarelui" }],
        ["ghiocel", "m", "ghiocei"],
      ],
      de: [
        ["Rose", "f", "Rosen"],
        ["Tulpe", "f", "Tulpen"],
        ["Sonnenblume", "f", "Sonnenblumen"],
        ["Blüte", "f", "Blüten"],
        ["Gänseblümchen", "n", "Gänseblümchen"],
      ],
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
      en: ["nut", "hazelnut", "chestnut", "walnut"],
      ro: [
        ["nucă", "f", "nuci"],
        ["alună", "f", "alune"],
        ["castană", "f", "castane"],
      ],
      de: [
        ["Nuss", "f", "Nüsse"],
        ["Haselnuss", "f", "Haselnüsse"],
        ["Kastanie", "f", "Kastanien"],
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
      en: ["pear", "cherry", "plum", "peach"],
      ro: [
        ["pară", "f", "pere"],
        ["cireașă", "f", "cireșe"],
        ["prună", "f", "prune"],
        ["piersică", "f", "piersici"],
      ],
      de: [
        ["Birne", "f", "Birnen"],
        ["Kirsche", "f", "Kirschen"],
        ["Pflaume", "f", "Pflaumen"],
        ["Pfirsich", "m", "Pfirsiche"],
      ],
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
      en: ["birthday cake", "cupcake", "pie", "muffin", "tart"],
      ro: [
        ["prăjitură", "f", "prăjituri"],
        ["plăcintă", "f", "plăcinte"],
        ["cozonac", "m", "cozonaci"],
        ["brioșă", "f", "brioșe"],
      ],
      de: [
        ["Torte", "f", "Torten"],
        ["Geburtstagskuchen", "m", "Geburtstagskuchen"],
        ["Pastete", "f", "Pasteten"],
      ],
    },
    small: { ro: [["prăjiturică", "f", "prăjiturele"]], de: [["Törtchen", "n", "Törtchen"]] },
  },
  {
    id: "umbrella",
    thing: "umbrella",
    en: "umbrella",
    ro: ["umbrelă", "f", "umbrele"],
    de: ["Regenschirm", "m", "Regenschirme"],
    also: {
      en: ["parasol", "parachute"],
      ro: [
        ["umbreluță", "f", "umbreluțe"],
        ["parașută", "f", "parașute"],
      ],
      de: [
        ["Schirm", "m", "Schirme"],
        ["Fallschirm", "m", "Fallschirme"],
      ],
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

import { drawnThings } from "./drawn-row.ts";

/** Playthings, sport, fairs and music. */
export const PLAY_THINGS = drawnThings({
  "toy-dinosaur": [
    "toy dinosaur",
    ["dinozaur de jucărie", "m", "dinozauri de jucărie"],
    ["Spielzeugdino", "m", "Spielzeugdinos"],
    { also: { en: ["dinosaur toy"], ro: [["dinozaur de pluș", "m", "dinozauri de pluș"]] } },
  ],
  "yo-yo": [
    "yo-yo",
    ["yoyo", "n", "yoyo-uri", { definite: "yoyo-ul", oblique: "yoyo-ului" }],
    ["Jo-Jo", "n", "Jo-Jos"],
  ],
  skateboard: ["skateboard", ["skateboard", "n", "skateboarduri"], ["Skateboard", "n", "Skateboards"]],
  scooter: [
    "scooter",
    ["trotinetă", "f", "trotinete"],
    ["Roller", "m", "Roller"],
    { also: { de: [["Tretroller", "m", "Tretroller"]] } },
  ],
  "roller-skate": [
    "roller skate",
    ["patină cu rotile", "f", "patine cu rotile"],
    ["Rollschuh", "m", "Rollschuhe"],
    { also: { ro: [["rolă", "f", "role"]] } },
  ],
  "ice-skate": [
    "ice skate",
    ["patină", "f", "patine"],
    ["Schlittschuh", "m", "Schlittschuhe"],
    { also: { en: ["skate"] } },
  ],
  skis: [["pair of skis", "pairs of skis"], ["schi", "n", "schiuri"], ["Ski", "m", "Skier"], { also: { en: ["ski"] } }],
  sledge: [
    "sledge",
    ["sanie", "f", "sănii", { oblique: "saniei" }],
    ["Schlitten", "m", "Schlitten"],
    { also: { en: ["sled", "sleigh"] }, small: { ro: [["săniuță", "f", "săniuțe"]] } },
  ],
  football: [
    "football",
    ["minge de fotbal", "f", "mingi de fotbal"],
    ["Fußball", "m", "Fußbälle"],
    { also: { en: ["soccer ball"] } },
  ],
  basketball: ["basketball", ["minge de baschet", "f", "mingi de baschet"], ["Basketball", "m", "Basketbälle"]],
  racket: [
    "tennis racket",
    ["rachetă de tenis", "f", "rachete de tenis"],
    ["Tennisschläger", "m", "Tennisschläger"],
    { also: { en: ["racket"], ro: [["paletă", "f", "palete"]], de: [["Schläger", "m", "Schläger"]] } },
  ],
  boomerang: ["boomerang", ["bumerang", "n", "bumeranguri"], ["Bumerang", "m", "Bumerangs"]],
  dice: [
    ["dice", "dice"],
    ["zar", "n", "zaruri"],
    ["Würfel", "m", "Würfel"],
  ],
  crayon: [
    "crayon",
    ["creion cerat", "n", "creioane cerate"],
    ["Wachsmalstift", "m", "Wachsmalstifte"],
    { also: { en: ["chalk"], ro: [["cretă", "f", "crete"]], de: [["Kreide", "f", "Kreiden"]] } },
  ],
  palette: [
    ["box of paints", "boxes of paints"],
    ["paletă de culori", "f", "palete de culori"],
    ["Farbpalette", "f", "Farbpaletten"],
    {
      also: {
        en: ["paint box", "palette"],
        ro: [["acuarelă", "f", "acuarele"]],
        de: [["Malkasten", "m", "Malkästen"]],
      },
    },
  ],
  "nesting-doll": [
    "nesting doll",
    ["păpușă rusească", "f", "păpuși rusești"],
    ["Matroschka", "f", "Matroschkas"],
    { also: { en: ["matryoshka"], ro: [["matrioșcă", "f", "matrioște"]] } },
  ],
  slide: ["slide", ["tobogan", "n", "tobogane"], ["Rutsche", "f", "Rutschen"]],
  "ferris-wheel": [
    "Ferris wheel",
    ["roată mare", "f", "roți mari"],
    ["Riesenrad", "n", "Riesenräder"],
    { also: { en: ["big wheel"] } },
  ],
  "circus-tent": [
    "circus tent",
    ["cort de circ", "n", "corturi de circ"],
    ["Zirkuszelt", "n", "Zirkuszelte"],
    { also: { en: ["big top"] } },
  ],
  "soap-bubble": [
    "soap bubble",
    ["balon de săpun", "n", "baloane de săpun"],
    ["Seifenblase", "f", "Seifenblasen"],
    { also: { en: ["bubble"], ro: [["bulă", "f", "bule"]] } },
  ],
  "party-popper": [
    ["handful of confetti", "handfuls of confetti"],
    ["confetti", "n", "confetti", { definite: "confetti", oblique: "confetti", pluralDefinite: "confettiurile" }],
    ["Konfetti", "n", "Konfettis"],
    {
      also: {
        en: [["confetti", "confetti"], "party popper"],
        ro: [["serpentină", "f", "serpentine"]],
        de: [["Luftschlange", "f", "Luftschlangen"]],
      },
    },
  ],
  "wind-chime": ["wind chime", ["clopoțel de vânt", "m", "clopoței de vânt"], ["Windspiel", "n", "Windspiele"]],
  "top-hat": ["top hat", ["joben", "n", "jobene"], ["Zylinder", "m", "Zylinder"]],
  trophy: [
    "trophy",
    ["cupă", "f", "cupe"],
    ["Pokal", "m", "Pokale"],
    { also: { en: ["cup final cup"], ro: [["trofeu", "n", "trofee"]] } },
  ],
  mask: ["mask", ["mască", "f", "măști"], ["Maske", "f", "Masken"]],
  ticket: [
    "ticket",
    ["bilet", "n", "bilete"],
    ["Eintrittskarte", "f", "Eintrittskarten"],
    {
      also: {
        de: [
          ["Fahrkarte", "f", "Fahrkarten"],
          ["Ticket", "n", "Tickets"],
        ],
      },
    },
  ],
  abacus: [
    ["abacus", "abacuses"],
    ["abac", "n", "abace"],
    ["Abakus", "m", "Abakusse"],
    {
      also: {
        ro: [["numărătoare", "f", "numărători", { oblique: "numărătorii" }]],
        de: [["Rechenbrett", "n", "Rechenbretter"]],
      },
    },
  ],
  violin: [
    "violin",
    ["vioară", "f", "viori"],
    ["Geige", "f", "Geigen"],
    {
      also: {
        en: ["fiddle", "cello"],
        ro: [["violoncel", "n", "violoncele"]],
        de: [
          ["Violine", "f", "Violinen"],
          ["Cello", "n", "Celli"],
        ],
      },
    },
  ],
  trumpet: [
    "trumpet",
    ["trompetă", "f", "trompete"],
    ["Trompete", "f", "Trompeten"],
    { also: { ro: [["trâmbiță", "f", "trâmbițe"]] } },
  ],
  accordion: ["accordion", ["acordeon", "n", "acordeoane"], ["Akkordeon", "n", "Akkordeons"]],
  saxophone: ["saxophone", ["saxofon", "n", "saxofoane"], ["Saxofon", "n", "Saxofone"]],
  maracas: [
    ["pair of maracas", "pairs of maracas"],
    ["maraca", "f", "maracas", { definite: "maraca", oblique: "maracei" }],
    ["Rassel", "f", "Rasseln"],
    { also: { en: ["rattle", "maraca"], ro: [["zornăitoare", "f", "zornăitori", { oblique: "zornăitorii" }]] } },
  ],
  piano: [
    "piano",
    ["pian", "n", "piane"],
    ["Klavier", "n", "Klaviere"],
    { also: { en: ["keyboard"], de: [["Flügelklavier", "n", "Flügelklaviere"]] } },
  ],
  microphone: ["microphone", ["microfon", "n", "microfoane"], ["Mikrofon", "n", "Mikrofone"]],
  "music-note": [
    "musical note",
    ["notă muzicală", "f", "note muzicale"],
    ["Note", "f", "Noten"],
    { also: { en: ["music note"], ro: [["notă", "f", "note"]] } },
  ],
  radio: [
    ["radio", "radios"],
    ["radio", "n", "radiouri"],
    ["Radio", "n", "Radios"],
  ],
  headphones: [
    ["pair of headphones", "pairs of headphones"],
    [
      "căști audio",
      "f",
      "căști audio",
      { definite: "căștile audio", oblique: "căștilor audio", pluralDefinite: "căștile audio" },
    ],
    ["Kopfhörer", "m", "Kopfhörer"],
    { also: { en: ["headphone"] } },
  ],
  horn: [
    "horn",
    ["corn de vânătoare", "m", "corni de vânătoare"],
    ["Horn", "n", "Hörner"],
    { also: { en: ["bugle"], ro: [["goarnă", "f", "goarne"]] } },
  ],
});

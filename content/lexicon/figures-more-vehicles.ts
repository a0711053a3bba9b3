import { type FigureRow, figuresLike } from "./figure-row.ts";

const vehicle = { type: "ToysBroughtToLife", draws: "car", size: 1.1 } as const;

/** Machines that work, race or travel, and are somebody. */
export const MORE_VEHICLE_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "RobotsAI", draws: "drone", size: 0.6, colour: "grey" },
    {
      "robot-vacuum": [
        "robot vacuum cleaner",
        ["robot aspirator", "m", "roboți aspiratori"],
        ["Saugroboter", "m", "Saugroboter"],
        { also: { en: ["robot vacuum", "vacuum robot"], ro: [["aspirator robot", "n", "aspiratoare robot"]] } },
      ],
      "robot-mower": [
        "robot lawnmower",
        ["robot de tuns iarba", "m", "roboți de tuns iarba"],
        ["Mähroboter", "m", "Mähroboter"],
      ],
    },
  ),
  ...figuresLike(vehicle, {
    "space-rover": [
      "rover",
      ["vehicul lunar", "n", "vehicule lunare"],
      ["Mondfahrzeug", "n", "Mondfahrzeuge"],
      { also: { en: ["space rover", "moon rover", "lunar rover", "mars rover", "moon buggy"] } },
    ],
    snowplough: [
      "snowplough",
      ["plug de zăpadă", "n", "pluguri de zăpadă"],
      ["Schneepflug", "m", "Schneepflüge"],
      {
        colour: "orange",
        also: {
          en: ["snowplow", "snow plough", "snow plow"],
          ro: [["freză de zăpadă", "f", "freze de zăpadă"]],
          de: [["Räumfahrzeug", "n", "Räumfahrzeuge"]],
        },
      },
    ],
    bulldozer: [
      "bulldozer",
      ["buldozer", "n", "buldozere"],
      ["Bulldozer", "m", "Bulldozer"],
      {
        colour: "yellow",
        also: {
          de: [
            ["Planierraupe", "f", "Planierraupen"],
            ["Radlader", "m", "Radlader"],
          ],
          en: ["loader"],
          ro: [["încărcător frontal", "n", "încărcătoare frontale"]],
        },
      },
    ],
    "combine-harvester": [
      "combine harvester",
      ["combină", "f", "combine"],
      ["Mähdrescher", "m", "Mähdrescher"],
      { colour: "green" },
    ],
    "cement-mixer": [
      "cement mixer",
      ["betonieră", "f", "betoniere"],
      ["Betonmischer", "m", "Betonmischer"],
      { colour: "grey", also: { en: ["concrete mixer"], de: [["Betonmischmaschine", "f", "Betonmischmaschinen"]] } },
    ],
    steamroller: [
      "steamroller",
      ["cilindru compactor", "n", "cilindri compactori"],
      ["Dampfwalze", "f", "Dampfwalzen"],
      {
        colour: "yellow",
        also: {
          en: ["road roller"],
          de: [["Straßenwalze", "f", "Straßenwalzen"]],
          ro: [["compactor", "n", "compactoare"]],
        },
      },
    ],
    forklift: [
      "forklift",
      ["stivuitor", "n", "stivuitoare"],
      ["Gabelstapler", "m", "Gabelstapler"],
      { colour: "yellow" },
    ],
    "street-sweeper": [
      "street sweeper",
      ["mașină de măturat", "f", "mașini de măturat"],
      ["Kehrmaschine", "f", "Kehrmaschinen"],
      { colour: "orange", also: { en: ["road sweeper"] } },
    ],
    "bin-lorry": [
      "bin lorry",
      ["mașină de gunoi", "f", "mașini de gunoi"],
      ["Müllauto", "n", "Müllautos"],
      {
        colour: "orange",
        also: {
          en: ["garbage truck", "rubbish truck", "bin truck", "recycling truck"],
          de: [["Müllwagen", "m", "Müllwagen"]],
          ro: [["gunoieră", "f", "gunoiere"]],
        },
      },
    ],
    "tow-truck": [
      "tow truck",
      ["mașină de tractări", "f", "mașini de tractări"],
      ["Abschleppwagen", "m", "Abschleppwagen"],
      { colour: "yellow" },
    ],
    "racing-car": [
      "racing car",
      ["mașină de curse", "f", "mașini de curse"],
      ["Rennauto", "n", "Rennautos"],
      {
        colour: "red",
        also: {
          en: ["race car", "sports car", "go-kart"],
          de: [
            ["Rennwagen", "m", "Rennwagen"],
            ["Sportwagen", "m", "Sportwagen"],
          ],
          ro: [["bolid", "n", "bolide"]],
        },
        small: { ro: [["mașinuță de curse", "f", "mașinuțe de curse"]] },
      },
    ],
    "camper-van": [
      "camper van",
      ["autorulotă", "f", "autorulote"],
      ["Wohnmobil", "n", "Wohnmobile"],
      {
        colour: "white",
        also: {
          en: ["campervan", "motorhome", "caravan"],
          de: [["Campingbus", "m", "Campingbusse"]],
        },
      },
    ],
    van: [
      "van",
      ["furgonetă", "f", "furgonete"],
      ["Lieferwagen", "m", "Lieferwagen"],
      {
        colour: "white",
        also: {
          en: ["delivery van", "post van", "minibus", "ice cream van", "pickup truck"],
          de: [
            ["Kleinbus", "m", "Kleinbusse"],
            ["Postauto", "n", "Postautos"],
            ["Eiswagen", "m", "Eiswagen"],
          ],
          ro: [
            ["dubiță", "f", "dubițe"],
            ["microbuz", "n", "microbuze"],
          ],
        },
      },
    ],
    "school-bus": [
      "school bus",
      ["autobuz școlar", "n", "autobuze școlare"],
      ["Schulbus", "m", "Schulbusse", { genitive: "Schulbusses" }],
      { colour: "yellow", size: 1.3 },
    ],
    trolleybus: [
      "trolleybus",
      ["troleibuz", "n", "troleibuze"],
      ["Oberleitungsbus", "m", "Oberleitungsbusse", { genitive: "Oberleitungsbusses" }],
      { colour: "blue", size: 1.3 },
    ],
    moped: ["moped", ["motoretă", "f", "motorete"], ["Moped", "n", "Mopeds"], { colour: "red", size: 0.9 }],
  }),
  ...figuresLike(
    { ...vehicle, draws: "train", size: 1.3 },
    {
      underground: [
        "underground train",
        ["metrou", "n", "metrouri"],
        ["U-Bahn", "f", "U-Bahnen"],
        { colour: "red", also: { en: ["subway train", "tube train"] } },
      ],
      "night-train": [
        "night train",
        ["tren de noapte", "n", "trenuri de noapte"],
        ["Nachtzug", "m", "Nachtzüge"],
        { colour: "blue" },
      ],
      "train-carriage": [
        "train carriage",
        ["vagon", "n", "vagoane"],
        ["Waggon", "m", "Waggons"],
        { colour: "brown", also: { en: ["railway carriage", "wagon"] }, small: { ro: [["vagonaș", "n", "vagonașe"]] } },
      ],
      "cable-car": ["cable car", ["telecabină", "f", "telecabine"], ["Seilbahn", "f", "Seilbahnen"], { colour: "red" }],
    },
  ),
  ...figuresLike(
    { ...vehicle, draws: "rocket", size: 1.2 },
    {
      airship: [
        "airship",
        ["dirijabil", "n", "dirijabile"],
        ["Zeppelin", "m", "Zeppeline"],
        { colour: "grey", also: { de: [["Luftschiff", "n", "Luftschiffe"]] } },
      ],
    },
  ),
];

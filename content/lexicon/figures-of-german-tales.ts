import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;
const vehicle = { type: "ToysBroughtToLife", draws: "car", size: 1.1 } as const;
const being = { type: "FantasyBeings" } as const;

/** Vehicles, callings, animals and beings of the country’s tales that German ideas name. */
export const GERMAN_TALE_FIGURES: readonly FigureRow[] = [
  ...figuresLike(vehicle, {
    "camper-bus": [
      "camper bus",
      ["dubiță de camping", "f", "dubițe de camping"],
      ["Bulli", "m", "Bullis"],
      { also: { de: [["Campingbus", "m", "Campingbusse"]] } },
    ],
    "offroad-truck": ["off-road truck", ["camion de teren", "n", "camioane de teren"], ["Unimog", "m", "Unimogs"]],
    "patrol-car": [
      "patrol car",
      ["mașină de patrulă", "f", "mașini de patrulă"],
      ["Streifenwagen", "m", "Streifenwagen"],
    ],
    "little-old-car": ["old little car", ["mașinuță veche", "f", "mașinuțe vechi"], ["Trabi", "m", "Trabis"]],
    "open-car": ["convertible", ["decapotabilă", "f", "decapotabile"], ["Cabrio", "n", "Cabrios"]],
    "long-car": ["limousine", ["limuzină", "f", "limuzine"], ["Limousine", "f", "Limousinen"]],
    "moon-rover-car": ["moon rover", ["rover lunar", "n", "rovere lunare"], ["Mondrover", "m", "Mondrover"]],
    "ride-on-mower": [
      "ride-on mower",
      ["tractoraș de tuns iarba", "n", "tractorașe de tuns iarba"],
      ["Aufsitzmäher", "m", "Aufsitzmäher"],
    ],
    "fire-brigade": [
      "fire brigade",
      [
        "mașina pompierilor",
        "f",
        "mașinile pompierilor",
        {
          definite: "mașina pompierilor",
          oblique: "mașinii pompierilor",
          pluralDefinite: "mașinile pompierilor",
          pluralOblique: "mașinilor pompierilor",
        },
      ],
      ["Feuerwehr", "f", "Feuerwehren"],
    ],
    "kick-scooter-electric": [
      "e-scooter",
      ["trotinetă electrică", "f", "trotinete electrice"],
      ["Elektroroller", "m", "Elektroroller"],
    ],
  }),
  ...figuresLike(
    { ...vehicle, draws: "train" },
    {
      "hanging-railway": [
        "suspension railway",
        ["tren suspendat", "n", "trenuri suspendate"],
        ["Schwebebahn", "f", "Schwebebahnen"],
      ],
      "rail-trolley": ["rail trolley", ["drezină", "f", "drezine"], ["Draisine", "f", "Draisinen"]],
      "dining-car": [
        "dining car",
        ["vagon restaurant", "n", "vagoane restaurant"],
        ["Speisewagen", "m", "Speisewagen"],
      ],
    },
  ),
  ...figuresLike(grown, {
    "grave-digger": ["gravedigger", ["gropar", "m", "gropari"], ["Totengräber", "m", "Totengräber"]],
    "violin-maker": [
      "violin maker",
      ["lutier", "m", "lutieri"],
      ["Geigenbauer", "m", "Geigenbauer"],
      { female: { de: ["Geigenbauerin", "f", "Geigenbauerinnen"] } },
    ],
    "treasure-seeker": [
      "treasure hunter",
      ["căutător de comori", "m", "căutători de comori"],
      ["Schatzsucher", "m", "Schatzsucher"],
      { female: { de: ["Schatzsucherin", "f", "Schatzsucherinnen"] } },
    ],
    "kiosk-keeper": [
      "kiosk keeper",
      ["chioșcar", "m", "chioșcari"],
      ["Kioskbesitzer", "m", "Kioskbesitzer"],
      { female: { de: ["Kioskbesitzerin", "f", "Kioskbesitzerinnen"] } },
    ],
    "market-crier": [
      "market crier",
      ["strigător de piață", "m", "strigători de piață"],
      ["Marktschreier", "m", "Marktschreier"],
    ],
    "beer-brewer": [
      "brewer",
      ["berar", "m", "berari"],
      ["Brauer", "m", "Brauer"],
      { female: { de: ["Brauerin", "f", "Brauerinnen"] } },
    ],
    "charcoal-burner": ["charcoal burner", ["cărbunar", "m", "cărbunari"], ["Köhler", "m", "Köhler"]],
    "rope-maker": ["rope maker", ["frânghier", "m", "frânghieri"], ["Seiler", "m", "Seiler"]],
    "barrel-maker": [
      "cooper",
      ["dogar", "m", "dogari"],
      ["Böttcher", "m", "Böttcher"],
      { also: { de: [["Fassbinder", "m", "Fassbinder"]] } },
    ],
    "trapeze-artist": [
      "trapeze artist",
      ["trapezist", "m", "trapeziști"],
      ["Trapezkünstler", "m", "Trapezkünstler"],
      { female: { de: ["Trapezkünstlerin", "f", "Trapezkünstlerinnen"] } },
    ],
    "head-mistress": [
      "headmistress",
      ["directoare", "f", "directoare"],
      ["Rektorin", "f", "Rektorinnen"],
      { sex: "female" },
    ],
    "sister-in-law": [
      "sister-in-law",
      ["cumnată", "f", "cumnate"],
      ["Schwägerin", "f", "Schwägerinnen"],
      { sex: "female" },
    ],
    "lorry-captain": [
      "tractor driver",
      ["tractorist", "m", "tractoriști"],
      ["Treckerfahrer", "m", "Treckerfahrer"],
      { female: { de: ["Treckerfahrerin", "f", "Treckerfahrerinnen"] } },
    ],
    "land-surveyor": [
      "surveyor",
      ["topograf", "m", "topografi"],
      ["Vermesser", "m", "Vermesser"],
      { female: { de: ["Vermesserin", "f", "Vermesserinnen"] } },
    ],
  }),
  ...figuresLike(
    { type: "Animals", draws: "whale", size: 1.1, colour: "brown" },
    {
      "sea-lion": [
        "sea lion",
        ["leu de mare", "m", "lei de mare"],
        ["Seelöwe", "m", "Seelöwen", { weak: "Seelöwen" }],
        { female: { de: ["Seelöwin", "f", "Seelöwinnen"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "monkey", colour: "grey" },
    { guenon: ["guenon", ["maimuță verde", "f", "maimuțe verzi"], ["Meerkatze", "f", "Meerkatzen"]] },
  ),
  ...figuresLike(
    { type: "Animals", draws: "horse" },
    { gelding: ["gelding", ["cal castrat", "m", "cai castrați"], ["Wallach", "m", "Wallache"]] },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dragon", size: 0.7 },
    { "grass-snake": ["grass snake", ["șarpe de casă", "m", "șerpi de casă"], ["Ringelnatter", "f", "Ringelnattern"]] },
  ),
  ...figuresLike(
    { ...being, draws: "dragon", size: 0.9 },
    {
      tatzelwurm: ["tatzelwurm", ["balaurel de munte", "m", "balaurei de munte"], ["Tatzelwurm", "m", "Tatzelwürmer"]],
      "lady-dragon": [
        "lady dragon",
        ["dragoniță", "f", "dragonițe"],
        ["Drachin", "f", "Drachinnen"],
        { sex: "female" },
      ],
    },
  ),
  ...figuresLike(
    { ...being, draws: "gnome" },
    {
      "moss-man": [
        "moss man",
        ["omuleț de mușchi", "m", "omuleți de mușchi"],
        ["Moosmann", "m", "Moosmänner"],
        { also: { de: [["Moosmännchen", "n", "Moosmännchen"]] } },
      ],
    },
  ),
];

import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

/** Callings, beings and animals that German ideas name, each drawn as its nearest kin. */
export const SELDOM_NAMED_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    "wine-grower": [
      "grape grower",
      ["viticultor", "m", "viticultori"],
      ["Winzer", "m", "Winzer"],
      { female: { de: ["Winzerin", "f", "Winzerinnen"] } },
    ],
    "head-of-school": [
      "head of school",
      ["director de școală", "m", "directori de școală"],
      ["Direktor", "m", "Direktoren"],
      {
        female: { de: ["Direktorin", "f", "Direktorinnen"] },
      },
    ],
    "church-sexton": [
      "sexton",
      ["paracliser", "m", "paracliseri"],
      ["Küster", "m", "Küster"],
      { also: { de: [["Messner", "m", "Messner"]] } },
    ],
    "film-director": [
      "film director",
      ["regizor", "m", "regizori"],
      ["Regisseur", "m", "Regisseure"],
      { female: { de: ["Regisseurin", "f", "Regisseurinnen"] } },
    ],
    "sports-trainer": [
      "sports trainer",
      ["antrenor", "m", "antrenori"],
      ["Trainer", "m", "Trainer"],
      { female: { de: ["Trainerin", "f", "Trainerinnen"] } },
    ],
    "gymnast-on-bars": [
      "bar gymnast",
      ["gimnast", "m", "gimnaști"],
      ["Turner", "m", "Turner"],
      { female: { de: ["Turnerin", "f", "Turnerinnen"] } },
    ],
    "football-striker": [
      "football striker",
      ["atacant", "m", "atacanți"],
      ["Stürmer", "m", "Stürmer"],
      { female: { de: ["Stürmerin", "f", "Stürmerinnen"] } },
    ],
    "delivery-person": [
      "delivery person",
      ["livrator", "m", "livratori"],
      ["Lieferant", "m", "Lieferanten", { weak: "Lieferanten" }],
      { female: { de: ["Lieferantin", "f", "Lieferantinnen"] } },
    ],
    "basket-weaver": [
      "basket weaver",
      ["împletitor de coșuri", "m", "împletitori de coșuri"],
      ["Korbmacher", "m", "Korbmacher"],
      {
        also: {
          de: [
            ["Korbflechter", "m", "Korbflechter"],
            ["Korbflechterin", "f", "Korbflechterinnen"],
          ],
        },
      },
    ],
    "soap-boiler": ["soap boiler", ["săpunar", "m", "săpunari"], ["Seifensieder", "m", "Seifensieder"]],
    "organ-grinder": [
      "organ grinder",
      ["flașnetar", "m", "flașnetari"],
      ["Drehorgelspieler", "m", "Drehorgelspieler"],
      { also: { de: [["Leierkastenmann", "m", "Leierkastenmänner"]] } },
    ],
    "castle-guide": [
      "castle guide",
      ["ghid de castel", "m", "ghizi de castel"],
      ["Schlossführer", "m", "Schlossführer"],
      {
        also: {
          de: [
            ["Museumswärter", "m", "Museumswärter"],
            ["Museumswärterin", "f", "Museumswärterinnen"],
          ],
        },
      },
    ],
    "knife-grinder": ["knife grinder", ["tocilar", "m", "tocilari"], ["Scherenschleifer", "m", "Scherenschleifer"]],
    "harbour-pilot": [
      "harbour pilot",
      ["pilot de port", "m", "piloți de port"],
      ["Lotse", "m", "Lotsen", { weak: "Lotsen" }],
      { female: { de: ["Lotsin", "f", "Lotsinnen"] } },
    ],
    "lock-keeper": [
      "lock keeper",
      ["ecluzier", "m", "ecluzieri"],
      ["Schleusenwärter", "m", "Schleusenwärter"],
      {
        female: { de: ["Schleusenwärterin", "f", "Schleusenwärterinnen"] },
        also: {
          de: [
            ["Brückenwärter", "m", "Brückenwärter"],
            ["Bahnwärter", "m", "Bahnwärter"],
            ["Stellwerker", "m", "Stellwerker"],
          ],
        },
      },
    ],
    "globe-trotter": [
      "globetrotter",
      ["globetrotter", "m", "globetrotteri"],
      ["Weltenbummler", "m", "Weltenbummler"],
      { female: { de: ["Weltenbummlerin", "f", "Weltenbummlerinnen"] } },
    ],
    "downhill-skier": [
      "downhill skier",
      ["schior", "m", "schiori"],
      ["Skifahrer", "m", "Skifahrer"],
      { female: { de: ["Skifahrerin", "f", "Skifahrerinnen"] } },
    ],
    "sea-rescuer": [
      "sea rescuer",
      ["salvator pe mare", "m", "salvatori pe mare"],
      ["Seenotretter", "m", "Seenotretter"],
      {
        female: { de: ["Seenotretterin", "f", "Seenotretterinnen"] },
        also: {
          de: [
            ["Bergretter", "m", "Bergretter"],
            ["Bergretterin", "f", "Bergretterinnen"],
          ],
        },
      },
    ],
    "computer-programmer": [
      "computer programmer",
      ["programator", "m", "programatori"],
      ["Programmierer", "m", "Programmierer"],
      { female: { de: ["Programmiererin", "f", "Programmiererinnen"] } },
    ],
    "speech-therapist": [
      "speech therapist",
      ["logoped", "m", "logopezi"],
      ["Therapeut", "m", "Therapeuten", { weak: "Therapeuten" }],
      { female: { de: ["Therapeutin", "f", "Therapeutinnen"] }, also: { de: [["Logopädin", "f", "Logopädinnen"]] } },
    ],
    "office-cleaner": [
      "office cleaner",
      ["om de serviciu", "m", "oameni de serviciu"],
      ["Raumpfleger", "m", "Raumpfleger"],
      { female: { de: ["Raumpflegerin", "f", "Raumpflegerinnen"] } },
    ],
    "ladys-maid": ["lady’s maid", ["cameristă", "f", "cameriste"], ["Zofe", "f", "Zofen"], { sex: "female" }],
    "scaffold-builder": ["scaffold builder", ["schelar", "m", "schelari"], ["Gerüstbauer", "m", "Gerüstbauer"]],
    "glass-fitter": [
      "glass fitter",
      ["geamgiu", "m", "geamgii"],
      ["Glaser", "m", "Glaser"],
      { female: { de: ["Glaserin", "f", "Glaserinnen"] } },
    ],
    "stage-magician": [
      "stage conjurer",
      ["prestidigitator", "m", "prestidigitatori"],
      ["Zauberkünstler", "m", "Zauberkünstler"],
      { female: { de: ["Zauberkünstlerin", "f", "Zauberkünstlerinnen"] } },
    ],
    "land-owner-farmer": [
      "landsman",
      ["agricultor", "m", "agricultori"],
      ["Landwirt", "m", "Landwirte"],
      { female: { de: ["Landwirtin", "f", "Landwirtinnen"] } },
    ],
    "lord-of-castle": [
      "lord of the castle",
      ["castelan", "m", "castelani"],
      ["Burgherr", "m", "Burgherren", { weak: "Burgherrn" }],
      { also: { de: [["Schlossherr", "m", "Schlossherren", { weak: "Schlossherrn" }]] } },
    ],
    "football-referee": [
      "football referee",
      ["arbitru", "m", "arbitri"],
      ["Schiedsrichter", "m", "Schiedsrichter"],
      { female: { de: ["Schiedsrichterin", "f", "Schiedsrichterinnen"] } },
    ],
    "bin-lorry-driver": [
      "bin lorry driver",
      ["șofer de gunoieră", "m", "șoferi de gunoieră"],
      ["Müllwagenfahrer", "m", "Müllwagenfahrer"],
      {
        also: {
          de: [
            ["Müllfrau", "f", "Müllfrauen"],
            ["Trambahnfahrerin", "f", "Trambahnfahrerinnen"],
            ["Trambahnfahrer", "m", "Trambahnfahrer"],
          ],
        },
      },
    ],
    "train-steward": [
      "train steward",
      ["însoțitor de tren", "m", "însoțitori de tren"],
      ["Zugbegleiter", "m", "Zugbegleiter"],
      {
        female: { de: ["Zugbegleiterin", "f", "Zugbegleiterinnen"] },
        also: {
          de: [
            ["Zugführer", "m", "Zugführer"],
            ["Zugführerin", "f", "Zugführerinnen"],
          ],
        },
      },
    ],
  }),
  ...figuresLike(
    { type: "EverydayPeople", draws: "child" },
    {
      "castle-maiden": [
        "castle maiden",
        ["domniță de castel", "f", "domnițe de castel"],
        ["Burgfräulein", "n", "Burgfräulein"],
        { sex: "female", also: { de: [["Ritterfräulein", "n", "Ritterfräulein"]] } },
      ],
      "young-infant": ["infant", ["sugar", "m", "sugari"], ["Säugling", "m", "Säuglinge"]],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "gnome" },
    {
      heinzelmann: [
        "brownie of Cologne",
        ["spiriduș din Köln", "m", "spiriduși din Köln"],
        ["Heinzelmann", "m", "Heinzelmänner"],
      ],
      ruebezahl: ["Rübezahl", ["Rübezahl", "m", "Rübezahl"], ["Rübezahl", "m", "Rübezahle"]],
      "moss-maiden": [
        "moss maiden",
        ["fată de mușchi", "f", "fete de mușchi"],
        ["Moosweiblein", "n", "Moosweiblein"],
        { also: { de: [["Moosfräulein", "n", "Moosfräulein"]] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "mermaid" },
    {
      neck: ["nix", ["duh al apei", "n", "duhuri ale apei"], ["Nöck", "m", "Nöcke"]],
      loreley: ["Loreley", ["Loreley", "f", "Loreley"], ["Loreley", "f", "Loreleys"], { sex: "female" }],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "monster" },
    {
      krampus: ["Krampus", ["Krampus", "m", "Krampus"], ["Krampus", "m", "Krampusse"]],
      nachtkrapp: ["night raven", ["corb de noapte", "m", "corbi de noapte"], ["Nachtkrapp", "m", "Nachtkrappe"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "fish" },
    {
      "cleaner-fish": [
        "cleaner fish",
        ["pește curățitor", "m", "pești curățitori"],
        ["Putzerfisch", "m", "Putzerfische"],
      ],
      "manta-ray": ["manta ray", ["pisică de mare uriașă", "f", "pisici de mare uriașe"], ["Manta", "m", "Mantas"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "ladybird", size: 0.5 },
    {
      tardigrade: [
        "tardigrade",
        ["urs de apă", "m", "urși de apă"],
        ["Bärtierchen", "n", "Bärtierchen"],
        { also: { de: [["Pantoffeltierchen", "n", "Pantoffeltierchen"]] } },
      ],
      "wood-tick": ["wood tick", ["căpușă", "f", "căpușe"], ["Zecke", "f", "Zecken"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "mouse", size: 0.6 },
    {
      "fat-dormouse": [
        "fat dormouse",
        ["pârș mare", "m", "pârși mari"],
        ["Bilch", "m", "Bilche"],
        { also: { de: [["Haselmaus", "f", "Haselmäuse"]] } },
      ],
    },
  ),
];

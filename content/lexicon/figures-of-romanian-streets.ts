import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

/** Callings of town and village and beings of tales that Romanian ideas name. */
export const ROMANIAN_STREET_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    "pretzel-baker": ["pretzel baker", ["covrigar", "m", "covrigari"], ["Brezelbäcker", "m", "Brezelbäcker"]],
    "pie-seller": ["pie seller", ["plăcintar", "m", "plăcintari"], ["Pastetenbäcker", "m", "Pastetenbäcker"]],
    furrier: ["furrier", ["cojocar", "m", "cojocari"], ["Kürschner", "m", "Kürschner"]],
    cooper: ["cooper", ["dogar", "m", "dogari"], ["Fassbinder", "m", "Fassbinder"]],
    wheelwright: ["wheelwright", ["rotar", "m", "rotari"], ["Stellmacher", "m", "Stellmacher"]],
    "house-painter": ["house painter", ["zugrav", "m", "zugravi"], ["Anstreicher", "m", "Anstreicher"]],
    watchman: ["watchman", ["gardian", "m", "gardieni"], ["Wachmann", "m", "Wachmänner"]],
    gendarme: ["gendarme", ["jandarm", "m", "jandarmi"], ["Gendarm", "m", "Gendarmen", { weak: "Gendarmen" }]],
    "deck-hand": ["deckhand", ["matelot", "m", "mateloți"], ["Decksmann", "m", "Decksmänner"]],
    stewardess: [
      "stewardess",
      ["stewardesă", "f", "stewardese"],
      ["Stewardess", "f", "Stewardessen"],
      { sex: "female" },
    ],
    pointsman: ["pointsman", ["acar", "m", "acari"], ["Weichensteller", "m", "Weichensteller"]],
    "stove-builder": ["stove builder", ["sobar", "m", "sobari"], ["Ofensetzer", "m", "Ofensetzer"]],
    "well-digger": ["well digger", ["fântânar", "m", "fântânari"], ["Brunnenbauer", "m", "Brunnenbauer"]],
    tinsmith: ["tinsmith", ["tinichigiu", "m", "tinichigii"], ["Spengler", "m", "Spengler"]],
    "book-printer": ["book printer", ["tipograf", "m", "tipografi"], ["Buchdrucker", "m", "Buchdrucker"]],
    biologist: [
      "biologist",
      ["biolog", "m", "biologi"],
      ["Biologe", "m", "Biologen", { weak: "Biologen" }],
      { female: { ro: ["biologă", "f", "biologe"], de: ["Biologin", "f", "Biologinnen"] } },
    ],
    chemist: [
      "chemist",
      ["chimist", "m", "chimiști"],
      ["Chemiker", "m", "Chemiker"],
      { female: { ro: ["chimistă", "f", "chimiste"], de: ["Chemikerin", "f", "Chemikerinnen"] } },
    ],
    upholsterer: ["upholsterer", ["tapițer", "m", "tapițeri"], ["Polsterer", "m", "Polsterer"]],
    glazier: ["glazier", ["geamgiu", "m", "geamgii"], ["Glaser", "m", "Glaser"]],
    welder: ["welder", ["sudor", "m", "sudori"], ["Schweißer", "m", "Schweißer"]],
    "vine-dresser": ["vine dresser", ["podgorean", "m", "podgoreni"], ["Weingärtner", "m", "Weingärtner"]],
    foreman: ["foreman", ["maistru", "m", "maiștri"], ["Vorarbeiter", "m", "Vorarbeiter"]],
    journeyman: ["journeyman", ["calfă", "f", "calfe"], ["Geselle", "m", "Gesellen", { weak: "Gesellen" }]],
    referee: ["referee", ["arbitru", "m", "arbitri"], ["Schiedsrichter", "m", "Schiedsrichter"]],
    coach: [
      "trainer",
      ["antrenor", "m", "antrenori"],
      ["Trainer", "m", "Trainer"],
      { female: { ro: ["antrenoare", "f", "antrenoare"], de: ["Trainerin", "f", "Trainerinnen"] } },
    ],
    patient: ["patient", ["pacient", "m", "pacienți"], ["Patient", "m", "Patienten", { weak: "Patienten" }]],
    washerwoman: [
      ["washerwoman", "washerwomen"],
      ["spălătoreasă", "f", "spălătorese"],
      ["Waschfrau", "f", "Waschfrauen"],
      { sex: "female" },
    ],
    "station-mistress": [
      "station mistress",
      ["șefă de gară", "f", "șefe de gară"],
      ["Bahnhofsvorsteherin", "f", "Bahnhofsvorsteherinnen"],
      { sex: "female" },
    ],
    "wandering-antiquary": ["antiquary", ["anticar", "m", "anticari"], ["Antiquar", "m", "Antiquare"]],
    notary: ["notary", ["notar", "m", "notari"], ["Notar", "m", "Notare"]],
    engraver: ["engraver", ["gravor", "m", "gravori"], ["Graveur", "m", "Graveure"]],
    "candle-maker": ["candle maker", ["lumânărar", "m", "lumânărari"], ["Kerzenzieher", "m", "Kerzenzieher"]],
    psychologist: [
      "psychologist",
      ["psiholog", "m", "psihologi"],
      ["Psychologe", "m", "Psychologen", { weak: "Psychologen" }],
    ],
    vizier: ["vizier", ["vizir", "m", "viziri"], ["Wesir", "m", "Wesire"]],
  }),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy", size: 0.9, sex: "female" },
    {
      "moon-maiden": ["moon maiden", ["ielă", "f", "iele"], ["Mondmaid", "f", "Mondmaiden"]],
      "midsummer-fairy": ["midsummer fairy", ["sânziană", "f", "sânziene"], ["Sommerfee", "f", "Sommerfeen"]],
      "fate-fairy": ["fate fairy", ["ursitoare", "f", "ursitoare"], ["Schicksalsfee", "f", "Schicksalsfeen"]],
    },
  ),
];

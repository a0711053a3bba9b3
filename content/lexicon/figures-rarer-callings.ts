import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

/** Callings far from the high street: of the wild, of science, of court and of sport. */
export const RARER_CALLING_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    zookeeper: [
      "zookeeper",
      ["îngrijitor de animale", "m", "îngrijitori de animale"],
      ["Tierpfleger", "m", "Tierpfleger"],
      {
        female: {
          ro: ["îngrijitoare de animale", "f", "îngrijitoare de animale"],
          de: ["Tierpflegerin", "f", "Tierpflegerinnen"],
        },
        also: {
          en: ["zoo keeper"],
          de: [
            ["Zoowärter", "m", "Zoowärter"],
            ["Zoodirektor", "m", "Zoodirektoren"],
          ],
        },
      },
    ],
    lifeguard: [
      "lifeguard",
      ["salvamar", "m", "salvamari"],
      ["Bademeister", "m", "Bademeister"],
      {
        female: { de: ["Bademeisterin", "f", "Bademeisterinnen"] },
        also: { de: [["Rettungsschwimmerin", "f", "Rettungsschwimmerinnen"]] },
      },
    ],
    diver: [
      "diver",
      ["scafandru", "m", "scafandri"],
      ["Taucher", "m", "Taucher"],
      { female: { de: ["Taucherin", "f", "Taucherinnen"] } },
    ],
    "racing-driver": [
      "racing driver",
      ["pilot de curse", "m", "piloți de curse"],
      ["Rennfahrer", "m", "Rennfahrer"],
      { female: { de: ["Rennfahrerin", "f", "Rennfahrerinnen"] }, also: { en: ["race car driver"] } },
    ],
    "lorry-driver": [
      "lorry driver",
      ["șofer", "m", "șoferi"],
      ["Lastwagenfahrer", "m", "Lastwagenfahrer"],
      {
        female: { ro: ["șoferiță", "f", "șoferițe"], de: ["Lastwagenfahrerin", "f", "Lastwagenfahrerinnen"] },
        also: {
          en: ["truck driver", "taxi driver", "tram driver", "driver"],
          de: [
            ["Taxifahrer", "m", "Taxifahrer"],
            ["Taxifahrerin", "f", "Taxifahrerinnen"],
            ["Straßenbahnfahrerin", "f", "Straßenbahnfahrerinnen"],
          ],
          ro: [
            ["taximetrist", "m", "taximetriști"],
            ["vatman", "m", "vatmani"],
          ],
        },
      },
    ],
    "bin-man": [
      ["bin man", "bin men"],
      ["gunoier", "m", "gunoieri"],
      ["Müllmann", "m", "Müllmänner"],
      {
        also: {
          en: [["dustman", "dustmen"], ["binman", "binmen"], "garbage collector"],
          ro: [["măturător", "m", "măturători"]],
          de: [["Straßenkehrer", "m", "Straßenkehrer"]],
        },
      },
    ],
    caretaker: [
      "caretaker",
      ["îngrijitor", "m", "îngrijitori"],
      ["Hausmeister", "m", "Hausmeister"],
      {
        female: { ro: ["îngrijitoare", "f", "îngrijitoare"], de: ["Hausmeisterin", "f", "Hausmeisterinnen"] },
        also: {
          en: ["janitor"],
          ro: [["portar", "m", "portari"]],
          de: [
            ["Putzfrau", "f", "Putzfrauen"],
            ["Pförtner", "m", "Pförtner"],
          ],
        },
      },
    ],
    nanny: [
      "nanny",
      ["dădacă", "f", "dădace"],
      ["Kindermädchen", "n", "Kindermädchen"],
      {
        also: {
          en: ["babysitter", "childminder"],
          ro: [["bonă", "f", "bone"]],
          de: [
            ["Tagesmutter", "f", "Tagesmütter"],
            ["Babysitterin", "f", "Babysitterinnen"],
          ],
        },
      },
    ],
    judge: [
      "judge",
      ["judecător", "m", "judecători"],
      ["Richter", "m", "Richter"],
      { female: { ro: ["judecătoare", "f", "judecătoare"], de: ["Richterin", "f", "Richterinnen"] } },
    ],
    mountaineer: [
      "mountaineer",
      ["alpinist", "m", "alpiniști"],
      ["Bergsteiger", "m", "Bergsteiger"],
      {
        female: { ro: ["alpinistă", "f", "alpiniste"], de: ["Bergsteigerin", "f", "Bergsteigerinnen"] },
        also: { en: ["climber"] },
      },
    ],
    archaeologist: [
      "archaeologist",
      ["arheolog", "m", "arheologi"],
      ["Archäologe", "m", "Archäologen", { weak: "Archäologen" }],
      {
        female: { ro: ["arheologă", "f", "arheologe"], de: ["Archäologin", "f", "Archäologinnen"] },
        also: {
          en: ["archeologist", "palaeontologist", "paleontologist"],
          ro: [["paleontolog", "m", "paleontologi"]],
          de: [["Paläontologin", "f", "Paläontologinnen"]],
        },
      },
    ],
    astronomer: [
      "astronomer",
      ["astronom", "m", "astronomi"],
      ["Astronom", "m", "Astronomen", { weak: "Astronomen" }],
      {
        female: { ro: ["astronomă", "f", "astronome"], de: ["Astronomin", "f", "Astronominnen"] },
        also: {
          en: ["stargazer"],
          de: [
            ["Sternguckerin", "f", "Sternguckerinnen"],
            ["Sterngucker", "m", "Sterngucker"],
          ],
        },
      },
    ],
    hermit: [
      "hermit",
      ["pustnic", "m", "pustnici"],
      ["Einsiedler", "m", "Einsiedler"],
      {
        female: { de: ["Einsiedlerin", "f", "Einsiedlerinnen"] },
        also: {
          en: ["monk"],
          ro: [
            ["sihastru", "m", "sihaștri"],
            ["călugăr", "m", "călugări"],
          ],
          de: [["Mönch", "m", "Mönche"]],
        },
      },
    ],
    jester: [
      "jester",
      ["bufon", "m", "bufoni"],
      ["Hofnarr", "m", "Hofnarren", { weak: "Hofnarren" }],
      { also: { ro: [["măscărici", "m", "măscărici"]] } },
    ],
    samurai: [
      ["samurai", "samurai"],
      ["samurai", "m", "samurai"],
      ["Samurai", "m", "Samurai"],
      {
        also: {
          en: ["gladiator", "archer"],
          ro: [
            ["gladiator", "m", "gladiatori"],
            ["arcaș", "m", "arcași"],
          ],
          de: [
            ["Gladiator", "m", "Gladiatoren"],
            ["Bogenschütze", "m", "Bogenschützen", { weak: "Bogenschützen" }],
          ],
        },
      },
    ],
    sheriff: ["sheriff", ["șerif", "m", "șerifi"], ["Sheriff", "m", "Sheriffs"]],
    spy: [
      "spy",
      ["spion", "m", "spioni"],
      ["Spion", "m", "Spione", { genitive: "Spions" }],
      {
        female: { ro: ["spioană", "f", "spioane"], de: ["Spionin", "f", "Spioninnen"] },
        also: {
          en: ["secret agent", "agent"],
          ro: [
            ["agent secret", "m", "agenți secreți"],
            ["agentă secretă", "f", "agente secrete"],
          ],
          de: [
            ["Geheimagent", "m", "Geheimagenten", { weak: "Geheimagenten" }],
            ["Geheimagentin", "f", "Geheimagentinnen"],
            ["Agentin", "f", "Agentinnen"],
          ],
        },
      },
    ],
    robber: [
      "robber",
      ["tâlhar", "m", "tâlhari"],
      ["Räuber", "m", "Räuber"],
      {
        female: { de: ["Räuberin", "f", "Räuberinnen"] },
        also: {
          en: ["bandit", "highwayman", "thief", "burglar"],
          ro: [
            ["haiduc", "m", "haiduci"],
            ["hoț", "m", "hoți"],
            ["bandit", "m", "bandiți"],
          ],
          de: [
            ["Dieb", "m", "Diebe"],
            ["Diebin", "f", "Diebinnen"],
            ["Bandit", "m", "Banditen", { weak: "Banditen" }],
          ],
        },
      },
    ],
    "crown-servant": [
      "butler",
      ["majordom", "m", "majordomi"],
      ["Butler", "m", "Butler"],
      {
        also: {
          en: ["servant", "maid"],
          ro: [["servitor", "m", "servitori"]],
          de: [
            ["Diener", "m", "Diener"],
            ["Dienerin", "f", "Dienerinnen"],
            ["Magd", "f", "Mägde"],
          ],
        },
      },
    ],
    potter: [
      "potter",
      ["olar", "m", "olari"],
      ["Töpfer", "m", "Töpfer"],
      {
        female: { de: ["Töpferin", "f", "Töpferinnen"] },
        also: {
          en: ["weaver", "basket maker"],
          ro: [
            ["țesător", "m", "țesători"],
            ["țesătoare", "f", "țesătoare"],
          ],
          de: [
            ["Weber", "m", "Weber"],
            ["Weberin", "f", "Weberinnen"],
          ],
        },
      },
    ],
    paramedic: [
      "paramedic",
      ["paramedic", "m", "paramedici"],
      ["Sanitäter", "m", "Sanitäter"],
      { female: { de: ["Sanitäterin", "f", "Sanitäterinnen"] } },
    ],
    ferryman: [
      ["ferryman", "ferrymen"],
      ["barcagiu", "m", "barcagii"],
      ["Fährmann", "m", "Fährmänner"],
      { also: { ro: [["luntraș", "m", "luntrași"]] } },
    ],
    athlete: [
      "athlete",
      ["atlet", "m", "atleți"],
      ["Sportler", "m", "Sportler"],
      {
        female: { ro: ["atletă", "f", "atlete"], de: ["Sportlerin", "f", "Sportlerinnen"] },
        also: {
          en: ["runner", "swimmer", "skier", "figure skater", "cyclist"],
          ro: [
            ["înotător", "m", "înotători"],
            ["înotătoare", "f", "înotătoare"],
            ["patinatoare", "f", "patinatoare"],
            ["schior", "m", "schiori"],
            ["ciclist", "m", "cicliști"],
          ],
          de: [
            ["Läufer", "m", "Läufer"],
            ["Läuferin", "f", "Läuferinnen"],
            ["Schwimmer", "m", "Schwimmer"],
            ["Schwimmerin", "f", "Schwimmerinnen"],
            ["Eiskunstläuferin", "f", "Eiskunstläuferinnen"],
            ["Skifahrer", "m", "Skifahrer"],
            ["Radfahrer", "m", "Radfahrer"],
          ],
        },
      },
    ],
  }),
];

import { drawnThings } from "./drawn-row.ts";

/** What goes, sails and flies without being anybody. */
export const MOVING_THINGS = drawnThings({
  bicycle: [
    "bicycle",
    ["bicicletă", "f", "biciclete"],
    ["Fahrrad", "n", "Fahrräder"],
    {
      also: { en: ["bike", "tricycle"], ro: [["tricicletă", "f", "triciclete"]], de: [["Dreirad", "n", "Dreiräder"]] },
    },
  ],
  ambulance: ["ambulance", ["ambulanță", "f", "ambulanțe"], ["Krankenwagen", "m", "Krankenwagen"]],
  taxi: ["taxi", ["taxi", "n", "taxiuri"], ["Taxi", "n", "Taxis"]],
  motorbike: [
    "motorbike",
    ["motocicletă", "f", "motociclete"],
    ["Motorrad", "n", "Motorräder"],
    { also: { en: ["motorcycle"] } },
  ],
  tram: ["tram", ["tramvai", "n", "tramvaie"], ["Straßenbahn", "f", "Straßenbahnen"]],
  helicopter: ["helicopter", ["elicopter", "n", "elicoptere"], ["Hubschrauber", "m", "Hubschrauber"]],
  parachute: ["parachute", ["parașută", "f", "parașute"], ["Fallschirm", "m", "Fallschirme"]],
  canoe: [
    "canoe",
    ["canoe", "f", "canoe", { definite: "canoea", oblique: "canoei", pluralDefinite: "canoele" }],
    ["Kanu", "n", "Kanus"],
    { also: { en: ["raft"], ro: [["plută", "f", "plute"]], de: [["Floß", "n", "Flöße"]] } },
  ],
  "flying-saucer": [
    "flying saucer",
    ["farfurie zburătoare", "f", "farfurii zburătoare"],
    ["fliegende Untertasse", "f", "fliegende Untertassen"],
    { also: { en: ["UFO"], ro: [["ozn", "n", "ozn-uri"]], de: [["Ufo", "n", "Ufos"]] } },
  ],
  anchor: ["anchor", ["ancoră", "f", "ancore"], ["Anker", "m", "Anker"]],
  lifebelt: [
    "lifebelt",
    ["colac de salvare", "m", "colaci de salvare"],
    ["Rettungsring", "m", "Rettungsringe"],
    {
      also: {
        en: ["life ring", "swim ring"],
        ro: [["colac", "m", "colaci"]],
        de: [["Schwimmring", "m", "Schwimmringe"]],
      },
    },
  ],
  crane: ["crane", ["macara", "f", "macarale"], ["Kran", "m", "Kräne"]],
  "traffic-light": ["traffic light", ["semafor", "n", "semafoare"], ["Ampel", "f", "Ampeln"]],
});

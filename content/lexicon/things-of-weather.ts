import { type SeldomRow, seldomThings } from "./seldom-row.ts";
import type { ThingRow } from "./thing-row.ts";

/** Weather and water that is somebody: what a `homographRule` tells from the weather that there is. */
const ROWS: Readonly<Record<string, SeldomRow>> = {
  "wind-who-blows": ["cloud", "wind", ["vânticel", "n", "vânticele"], ["Lüftchen", "n", "Lüftchen"]],
  "breeze-who-blows": ["cloud", "breeze", ["adiere", "f", "adieri"], ["Brise", "f", "Brisen"]],
  "gale-who-blows": ["cloud", "gale", ["vijelie", "f", "vijelii"], ["Sturmwind", "m", "Sturmwinde"]],
  "storm-who-roars": ["cloud", "storm", ["furtună", "f", "furtuni"], ["Sturm", "m", "Stürme"]],
  "fog-who-hides": ["cloud", "fog", ["negură", "f", "neguri"], ["Nebelschwaden", "m", "Nebelschwaden"]],
  "mist-who-hides": [
    "cloud",
    "mist",
    ["văl de ceață", "n", "văluri de ceață"],
    ["Nebelschleier", "m", "Nebelschleier"],
  ],
  draught: ["cloud", "draught", ["curent de aer", "m", "curenți de aer"], ["Luftzug", "m", "Luftzüge"], ["draft"]],
  "tide-who-turns": ["drop", "tide", ["maree", "f", "maree"], ["Flut", "f", "Fluten"]],
};

export const THINGS_OF_WEATHER: readonly ThingRow[] = seldomThings(ROWS);

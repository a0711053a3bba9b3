import type { ThingRow } from "./thing-row.ts";

/**
 * Weather, seasons and times of day as somebody: "the wind wants to rest", „Iarna nu vrea să plece“. Listed after the weather
 * itself, which is what their words mean wherever they do nothing.
 */
export const WEATHER_THINGS: readonly ThingRow[] = [
  { id: "wind-itself", en: "wind", ro: ["vânt", "n", "vânturi"], de: ["Wind", "m", "Winde"] },
  { id: "rain-itself", en: "rain", ro: ["ploaie", "f", "ploi"], de: ["Regen", "m", "Regen"] },
  { id: "storm-itself", en: "storm", ro: ["furtună", "f", "furtuni"], de: ["Sturm", "m", "Stürme"] },
  { id: "fog-itself", en: "fog", ro: ["ceață", "f", "cețuri"], de: ["Nebel", "m", "Nebel"] },
  { id: "snow-itself", en: "snow", ro: ["zăpadă", "f", "zăpezi"], de: ["Schnee", "m", "Schnee"] },
  { id: "blizzard-itself", en: "blizzard", ro: ["viscol", "n", "viscole"], de: ["Schneesturm", "m", "Schneestürme"] },
  { id: "frost-itself", en: "frost", ro: ["ger", "n", "geruri"], de: ["Frost", "m", "Fröste"] },
  { id: "winter-itself", en: "winter", ro: ["iarnă", "f", "ierni"], de: ["Winter", "m", "Winter"] },
  {
    id: "spring-itself",
    en: "springtime",
    ro: ["primăvară", "f", "primăveri"],
    de: ["Frühling", "m", "Frühlinge"],
  },
  { id: "summer-itself", en: "summer", ro: ["vară", "f", "veri"], de: ["Sommer", "m", "Sommer"] },
  { id: "autumn-itself", en: "autumn", ro: ["toamnă", "f", "toamne"], de: ["Herbst", "m", "Herbste"] },
  { id: "night-itself", en: "night", ro: ["noapte", "f", "nopți"], de: ["Nacht", "f", "Nächte"] },
  { id: "morning-itself", en: "morning", ro: ["dimineață", "f", "dimineți"], de: ["Morgen", "m", "Morgen"] },
  { id: "evening-itself", en: "evening", ro: ["seară", "f", "seri"], de: ["Abend", "m", "Abende"] },
];

import { expect, test } from "vitest";
import { spelledOutGerman } from "./german-spoken.ts";

test.each([
  ["Tochter hat ihre Decke im Zug verloren.", "Unsere Tochter hat ihre Decke im Zug verloren."],
  ["Sohn (6) spielt Fußball.", "Unser Sohn (6) spielt Fußball."],
  ["Geschenk zum Geburtstag von Mats, er soll Pirat sein.", "Mats, er soll Pirat namens Mats sein."],
  [
    "Abschiedsgeschenk für unsere Erzieherin Frau Yilmaz. Sie sucht ihren Schlüssel.",
    "unsere Erzieherin Frau Yilmaz. Sie sucht ihren Schlüssel.",
  ],
  ["Es soll um einen Kran gehen, der Höhenangst hat.", "Eine Geschichte über einen Kran, der Höhenangst hat."],
  [
    "Immer nur Prinzessin. Aber dann eine, die lieber schmiedet.",
    "Immer nur Prinzessin. Aber dann eine Prinzessin, die lieber schmiedet.",
  ],
  ["wackelzahn von mia", "Mia und wackelzahn"],
  ["Pauls Papierflieger will bis nach Afrika.", "Ein Papierflieger will bis nach Afrika."],
])("what a note leaves out is written out: %s", (idea, told) => {
  expect(spelledOutGerman(idea)).toBe(told);
});

test.each([
  "Pauls Hund will ans Meer.",
  "Der Hut von Oma ist weg, und Ben sucht ihn.",
  "Oma Trudes verschwundene Brille",
  "Töchter sind laut.",
])("what is whole stays so: %s", (idea) => {
  expect(spelledOutGerman(idea)).toBe(idea);
});

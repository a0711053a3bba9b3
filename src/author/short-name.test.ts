import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["de", "Kunibert von Knödelstein", "Kunibert"],
  ["de", "Hinnerk Paulsen", "Hinnerk"],
  ["ro", "Ruxandra Vântulescu", "Ruxandra"],
  ["en", "Baz the Plaz", "Baz"],
  ["en", "Mr. Otis Pickens", "Mr. Pickens"],
  ["en", "Doctor Penelope Quince", "Doctor Quince"],
  ["ro", "nea Vasile Cocoru", "nea Vasile"],
  ["de", "Herr Karl Nydegger", "Herr Nydegger"],
] as const)("%s: once it is said, %s is called %s", (language, name, short) => {
  expect(shortName(name, language)).toBe(short);
});

test.each([
  ["de", "Frau von Stolz"],
  ["de", "Doktor Sommerfeld"],
  ["ro", "doamna Carmela"],
  ["en", "Captain Zorbo Bluff"],
  ["de", "Frau Doktor Kühne"],
  ["en", "Mary Ann"],
  ["en", "Ted Ryan"],
  ["ro", "Muma Pădurii"],
  ["de", "Pip"],
] as const)("%s: %s keeps the whole name", (language, name) => {
  expect(shortName(name, language)).toBe(name);
});

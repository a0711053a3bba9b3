import { expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { fullName } from "./full-name.ts";

const full = (name: string, text: string, language: Language, concept = "") =>
  fullName({ name, concept, role: "hero", at: 0 }, text, language);

test("a surname behind a name is part of it", () => {
  expect(full("Angus", "A keeper named Angus MacPhee whose lamp is out", "en")).toBe("Angus MacPhee");
  expect(full("Kai", "My son Kai Jie is starting school", "en")).toBe("Kai Jie");
  expect(full("Elvira", "Profesoara Elvira Stan și-a pierdut vocea", "ro")).toBe("Elvira Stan");
  expect(full("Ewald", "Der Schaffner Ewald Kiefer hat noch nie geschimpft", "de")).toBe("Ewald Kiefer");
  expect(full("Flatterich", "Das Gespenst Flatterich von Hohenstein hat Schnupfen", "de")).toBe(
    "Flatterich von Hohenstein",
  );
});

test("a noun behind a German name is none, nor is what somebody is", () => {
  expect(full("Hedda", "Da muss die Ritterin Hedda Taschentücher nähen", "de")).toBe("Hedda");
  expect(full("Ella", "Kommissarin Ella Eule sucht den Nussdieb", "de", "owl")).toBe("Ella");
});

test("a text that gives every word its capital says nothing by them", () => {
  expect(full("Tom", "Tom Makes A Very Big Mess At Home", "en")).toBe("Tom");
});

test("what somebody has or does at a German clause’s end is no surname", () => {
  expect(full("Rahel", "Eine Puppe, weil unsere Tochter Rahel Mitleid hatte.", "de")).toBe("Rahel");
  expect(full("Nadja", "Also: Sanitäterin Nadja Stöcklein wird gerufen", "de", "paramedic")).toBe("Nadja Stöcklein");
  expect(full("Hohe", "Ein Berg, der hieß Hohe Nase und hatte Schnupfen", "de", "mountain")).toBe("Hohe Nase");
});

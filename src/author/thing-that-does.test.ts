import { describe, expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string, language: Language) => readIdea(idea, language).figures[0];

describe("whatever an idea begins with and does something is its hero", () => {
  test.each([
    ["en", "a teapot with a chipped spout who thinks nobody will want her", "teapot"],
    ["en", "lamp post at the end of our street gets lonely at night, makes friends with a moth", "lamppost"],
    ["en", "The king's left shoe is tired of being put on second", "shoe"],
    ["ro", "Castronul ciobit al bunicii, din bucătărie, se teme că va fi aruncat", "bowl"],
    ["ro", "pantoful stâng, supărat că dreptul intră mereu primul în casă", "shoe"],
    ["ro", "Zmeul de hârtie al lui Radu s-a agățat în antenă", "kite"],
    ["de", "ein löwenzahn wächst mitten auf der autobahn", "dandelion"],
    ["de", "ein Fahrrad ohne Klingel, das überhört wird", "bicycle"],
    ["de", "Die Wippe auf dem Spielplatz ist traurig", "seesaw"],
  ] as const)("in %s: %s", (language, idea, concept) => {
    expect(heroOf(idea, language)?.concept).toBe(concept);
  });

  test("and has the name that stands beside it, whatever that means", () => {
    for (const [language, idea, name] of [
      ["en", "The oak tree Old Gregory keeps a secret in his trunk", "Old Gregory"],
      ["ro", "Cartoful Picior-Scurt visează la mare", "Picior-Scurt"],
      ["ro", "vaporul Albatros a rămas prins în gheață", "Albatros"],
      ["de", "Die Waschmaschine Berta frisst Socken", "Berta"],
      ["de", "Roboter Piep 3 lebt im Keller", "Piep 3"],
    ] as const)
      expect(heroOf(idea, language)?.name, idea).toBe(name);
  });

  test("but not where it only brings somebody along who has a name", () => {
    expect(heroOf("A spaceship made of pillows takes Juno to a new planet", "en")?.name).toBe("Juno");
  });
});

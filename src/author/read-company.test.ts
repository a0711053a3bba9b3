import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { readIdea } from "./read-idea.ts";

test("whoever is asked, met or thanked for help comes along at the low point, and the wish is the hero’s", () => {
  for (const [language, idea, helper, wish] of [
    ["en", "Bella the bear asks a unicorn how to fly", "unicorn", "fly"],
    ["en", "With the help of an old owl, Freya the mouse learns to read", "owl", "read"],
    ["en", "Leo wants to fly with the help of an old owl", "owl", "fly"],
    ["en", "A girl called Nora is lost in the forest until she meets a frog", "frog", "find the way home"],
    ["ro", "Ursoaica Bella întreabă un inorog cum se zboară", "unicorn", "să zboare"],
    ["ro", "Cu ajutorul unei bufnițe bătrâne, șoricelul Remi învață să citească", "owl", "să citească"],
    ["de", "Bella die Bärin fragt ein Einhorn, wie man fliegt", "unicorn", "fliegen"],
    ["de", "Mit Hilfe einer alten Eule lernt die Maus Frieda lesen", "owl", "lesen"],
    ["de", "Nora verläuft sich im Wald, bis sie einen Frosch trifft", "frog", "den Weg nach Hause finden"],
  ] as const) {
    const { figures, goal } = readIdea(idea, language);
    expect(figures.map(({ concept, role }) => [concept, role]).at(1), idea).toEqual([helper, "helper"]);
    expect(figures, idea).toHaveLength(2);
    expect(goal?.phrase, idea).toBe(wish);
  }
});

test("three hares are three, the first the hero, each with a name to be told apart by", () => {
  const ideas = {
    en: "Three hares want to build a sledge",
    ro: "Trei iepurași vor să construiască o sanie",
    de: "Drei Hasen wollen einen Schlitten bauen",
  };
  for (const language of LANGUAGES) {
    const { characters } = analyseIdea(ideas[language], language);
    expect(new Set(characters.map(({ name }) => name)).size, language).toBe(3);
    expect(new Set(readIdea(ideas[language], language).figures.map(({ concept }) => concept)).size).toBe(1);
  }
  expect(readIdea("Eine Maus und ein Igel bauen ein Haus", "de").figures).toHaveLength(2);
});

test("home is wherever the hero lives, and a castle on a hill is a castle", () => {
  expect(readIdea("A little whale wants to find the way back home", "en").environment.value).toBe("UnderwaterKingdom");
  expect(readIdea("O balenă mică vrea să găsească drumul spre casă", "ro").environment.value).toBe("UnderwaterKingdom");
  expect(readIdea("Ein kleiner Wal möchte nach Hause finden", "de").environment.value).toBe("UnderwaterKingdom");
  // Who wants to see the sea does not live in it.
  expect(readIdea("A small train wants to see the sea", "en").environment.value).toBe("ToyTown");
  expect(readIdea("Ein kleines Auto möchte ans Meer", "de").environment.value).toBe("ToyTown");
  expect(readIdea("A mermaid under the sea", "en").environment.value).toBe("UnderwaterKingdom");
  expect(readIdea("A knight in a castle on a mountain has lost his sword", "en").environment.value).toBe(
    "MedievalCastle",
  );
});

test("verbs, adjectives and nobody are no names, and names are read where only a name can stand", () => {
  for (const [language, idea, name] of [
    ["de", "Ein kleiner Zug möchte das Meer sehen", ""],
    ["ro", "O balenă mică vrea să zboare", ""],
    ["en", "Nobody at school understands Kwabena because he has just moved here", "Kwabena"],
    ["ro", "Nimeni de la școală nu se joacă cu Matei", "Matei"],
    ["de", "Niemand in der Schule spielt mit Kwabena", "Kwabena"],
    ["de", "Käpt’n Blaubart sucht seinen Schatz", "Kapitän Blaubart"],
    ["en", "A robot gardener named Sprocket who longs to grow a sunflower", "Sprocket"],
    ["ro", "Inei îi e frică de orele de înot", "Ina"],
  ] as const)
    expect(readIdea(idea, language).figures[0]?.name, idea).toBe(name);
});

test("a thing that comes alive is spoken of as its noun is, unless its name says otherwise", () => {
  for (const [language, idea, sex] of [
    ["de", "ein kleines Auto namens Rosti möchte schneller fahren", "neuter"],
    ["de", "Ein kleiner Zug möchte schneller fahren", "male"],
    ["de", "Eine Rakete namens Ruby möchte schneller fliegen", "female"],
    ["ro", "O mașinuță vrea să meargă mai repede", "female"],
    ["ro", "Un trenuleț vrea să meargă mai repede", "male"],
  ] as const)
    expect(readIdea(idea, language).figures[0]?.sex, idea).toBe(sex);
});

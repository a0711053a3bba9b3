import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { conceptsOfKind, wordsFor } from "../find-concept.ts";
import { indefiniteArticle } from "./english.ts";
import { germanNameGenitive, inflectGermanAdjective } from "./german.ts";
import { kitFor } from "./kit.ts";
import { FORM_KEYS, type Participant } from "./participant.ts";
import { romanianNameGenitive } from "./romanian.ts";

const pip: Participant = { name: "Pip", concept: "hedgehog", sex: "male", adjective: "brave" };
const luna: Participant = { name: "Luna", concept: "fox", sex: "female", adjective: "little" };
const bear: Participant = { name: "", concept: "bear", sex: "male", adjective: "old" };
const girl: Participant = { name: "", concept: "girl", sex: "female", adjective: "curious" };
const max: Participant = { name: "Max", concept: "robot", sex: "neuter" };

const forms = (language: "en" | "ro" | "de", participant: Participant, keys: readonly (typeof FORM_KEYS)[number][]) =>
  keys.map((key) => kitFor(language).form(participant, key));

test("English forms of a name and of a kind", () => {
  expect(forms("en", pip, ["nom", "gen", "he", "him", "his", "self", "a", "the", "kind"])).toEqual([
    "Pip",
    "Pip’s",
    "he",
    "him",
    "his",
    "himself",
    "a brave hedgehog",
    "the brave hedgehog",
    "the hedgehog",
  ]);
  expect(forms("en", bear, ["nom", "gen", "a"])).toEqual(["the bear", "the bear’s", "an old bear"]);
  expect(forms("en", max, ["he", "him", "his", "self"])).toEqual(["it", "it", "its", "itself"]);
});

test("the English article follows the sound", () => {
  expect(
    ["unicorn", "uniform", "umbrella", "hour", "owl", "old fox", "one-eyed cat", "uncle", "ewe"].map(indefiniteArticle),
  ).toEqual(["a", "a", "an", "an", "an", "an", "a", "an", "a"]);
});

test("Romanian forms of a name and of a kind", () => {
  expect(
    forms("ro", luna, ["nom", "acc", "gen", "he", "him", "himDative", "a", "aDat", "the", "theDat", "kind"]),
  ).toEqual([
    "Luna",
    "pe Luna",
    "Lunei",
    "ea",
    "o",
    "îi",
    "o vulpiță mică",
    "unei vulpițe mici",
    "vulpița mică",
    "vulpiței mici",
    "vulpița",
  ]);
  expect(forms("ro", bear, ["nom", "acc", "gen", "a", "aGen", "theAcc", "with", "near", "him"])).toEqual([
    "ursul",
    "pe urs",
    "ursului",
    "un urs bătrân",
    "unui urs bătrân",
    "pe ursul bătrân",
    "ursul",
    "urs",
    "îl",
  ]);
  expect(forms("ro", luna, ["hisM", "hisF", "hisPlM", "hisPlF", "his"])).toEqual(["său", "sa", "săi", "sale", "ei"]);
});

test.each([
  ["Luna", "Lunei"],
  ["Ana", "Anei"],
  ["Ilinca", "Ilincăi"],
  ["Maria", "Mariei"],
  ["Olga", "Olgăi"],
  ["Andreea", "Andreei"],
  ["Ana-Maria", "Ana-Mariei"],
  ["Zoe", "lui Zoe"],
  ["Baba Cloanța", "Babei Cloanța"],
  ["Muma Pădurii", "Mumei Pădurii"],
  ["Bunica Ana", "Bunicii Ana"],
  ["doamna Popescu", "doamnei Popescu"],
  ["Tanti Lenuța", "lui Tanti Lenuța"],
  ["Carmen", "lui Carmen"],
  ["小雪", "lui 小雪"],
])("the genitive of the girl's name %s is %s", (name, genitive) => {
  expect(romanianNameGenitive(name, "female")).toBe(genitive);
});

test("a man's name takes lui, whatever it ends in", () => {
  expect(["Pip", "Luca", "Toma"].map((name) => romanianNameGenitive(name, "male"))).toEqual([
    "lui Pip",
    "lui Luca",
    "lui Toma",
  ]);
});

test("German forms of a name and of a kind", () => {
  expect(
    forms("de", luna, ["nom", "acc", "dat", "gen", "he", "him", "himDative", "his", "hisFDat", "hisPlAcc", "aAcc"]),
  ).toEqual(["Luna", "Luna", "Luna", "Lunas", "sie", "sie", "ihr", "ihr", "ihrer", "ihre", "eine kleine Füchsin"]);
  expect(
    forms("de", bear, ["nom", "acc", "dat", "gen", "a", "aAcc", "aDat", "aGen", "theDat", "he", "hisMAcc"]),
  ).toEqual([
    "der Bär",
    "den Bären",
    "dem Bären",
    "des Bären",
    "ein alter Bär",
    "einen alten Bären",
    "einem alten Bären",
    "eines alten Bären",
    "dem alten Bären",
    "er",
    "seinen",
  ]);
});

test("German speaks of a bare noun by its gender and of a name by its sex", () => {
  expect(forms("de", girl, ["he", "him", "his"])).toEqual(["es", "es", "sein"]);
  expect(forms("de", { ...girl, name: "Mia" }, ["he", "him", "his"])).toEqual(["sie", "sie", "ihr"]);
  expect(kitFor("de").gender({ name: "Blip", concept: "robot", sex: "neuter" })).toBe("m");
});

test("a German name that ends in an s sound takes the apostrophe alone", () => {
  expect(["Pip", "Luna", "Max", "Hans", "Fritz", "Groß", "Alice"].map(germanNameGenitive)).toEqual([
    "Pips",
    "Lunas",
    "Max’",
    "Hans’",
    "Fritz’",
    "Groß’",
    "Alice’",
  ]);
});

/** Rows: nominative, accusative, dative, genitive. Columns: masculine, feminine, neuter, plural (Duden's tables). */
const TABLES = {
  the: [
    ["e", "e", "e", "en"],
    ["en", "e", "e", "en"],
    ["en", "en", "en", "en"],
    ["en", "en", "en", "en"],
  ],
  a: [
    ["er", "e", "es", "e"],
    ["en", "e", "es", "e"],
    ["en", "en", "en", "en"],
    ["en", "en", "en", "er"],
  ],
  none: [
    ["er", "e", "es", "e"],
    ["en", "e", "es", "e"],
    ["em", "er", "em", "en"],
    ["en", "er", "en", "er"],
  ],
} as const;

test.each([
  ["brave", "mutig"],
  ["little", "klein"],
  ["old", "alt"],
  ["dark", "dunkl"],
  ["high", "hoh"],
])("inflects the German adjective of %s in every case and gender", (concept, stem) => {
  const adjective = wordsFor(concept, "de")?.adjective;
  expect(adjective).toBeDefined();
  if (!adjective) return;
  for (const article of ["the", "a", "none"] as const)
    for (const [row, grammaticalCase] of (["nom", "acc", "dat", "gen"] as const).entries())
      for (const [column, gender] of (["m", "f", "n", "pl"] as const).entries())
        expect(inflectGermanAdjective(adjective, article, gender, grammaticalCase)).toBe(
          stem + TABLES[article][row]?.[column],
        );
});

test("rosa and lila stay as they are", () => {
  expect(kitFor("de").phrase("scarf", { adjective: "pink", case: "acc" })).toBe("einen rosa Schal");
  expect(kitFor("de").phrase("flower", { adjective: "purple", article: "the", case: "dat" })).toBe("der lila Blume");
});

test("phrases about things agree in each language", () => {
  expect(kitFor("en").phrase("umbrella", { adjective: "red" })).toBe("a red umbrella");
  expect(kitFor("ro").phrase("button", { adjective: "red", article: "the" })).toBe("nasturele roșu");
  expect(kitFor("ro").phrase("star", { adjective: "gold", article: "the", case: "gen" })).toBe("stelei aurii");
  expect(kitFor("ro").phrase("apple", { adjective: "red", plural: true, article: "the" })).toBe("merele roșii");
  expect(kitFor("ro").phrase("key", { adjective: "little", case: "dat" })).toBe("unei chei mici");
  expect(kitFor("de").phrase("button", { adjective: "red", case: "acc" })).toBe("einen roten Knopf");
  expect(kitFor("de").phrase("star", { article: "none", adjective: "little", plural: true, case: "dat" })).toBe(
    "kleinen Sternen",
  );
});

test("a Romanian adjective has four forms, and mare and verde two", () => {
  const red = wordsFor("red", "ro")?.adjective;
  expect(red).toEqual({ masculine: "roșu", feminine: "roșie", masculinePlural: "roșii", femininePlural: "roșii" });
  expect(wordsFor("big", "ro")?.adjective).toMatchObject({
    masculine: "mare",
    feminine: "mare",
    masculinePlural: "mari",
  });
  expect(wordsFor("green", "ro")?.adjective).toMatchObject({ feminine: "verde", femininePlural: "verzi" });
});

test("a word that the lexicon does not know still has every form", () => {
  const archaeopteryx: Participant = { name: "", concept: "archaeopteryx", sex: "female" };
  expect(kitFor("en").form(archaeopteryx, "a")).toBe("an archaeopteryx");
  expect(kitFor("ro").form(archaeopteryx, "a")).toBe("o eroină");
  expect(kitFor("de").form(archaeopteryx, "kindDat")).toBe("der Heldin");
});

test.each(LANGUAGES)("every figure has every form in %s, for each sex, with a name and without", (language) => {
  const kit = kitFor(language);
  const bad: string[] = [];
  for (const { id } of conceptsOfKind("figure"))
    for (const sex of ["female", "male", "neuter"] as const)
      for (const name of ["", "Pip", "Zoé", "Ana-Maria"])
        for (const key of FORM_KEYS) {
          const form = kit.form({ name, concept: id, sex, adjective: "brave" }, key);
          if (!/^\S(?:.*\S)?$/u.test(form) || /undefined| {2}/u.test(form)) bad.push(`${id} ${sex} ${key}: “${form}”`);
        }
  expect(bad).toEqual([]);
});

test("a title takes its case before a name: über Herrn Vogelsang", () => {
  const cobbler = { name: "Herr Vogelsang", concept: "cobbler", sex: "male" } as const;
  const kit = kitFor("de");
  expect((["nom", "acc", "dat", "gen"] as const).map((key) => kit.form(cobbler, key))).toEqual([
    "Herr Vogelsang",
    "Herrn Vogelsang",
    "Herrn Vogelsang",
    "Herrn Vogelsangs",
  ]);
});

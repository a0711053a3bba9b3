import { describe, expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string, language: Language) => readIdea(idea, language).figures[0];

describe("a title belongs to the name as the parent writes it", () => {
  test.each<readonly [Language, string, string, "female" | "male" | undefined]>([
    ["en", "Mr Pemberton the postman has lost his last letter", "Mr Pemberton", "male"],
    ["en", "mrs fig the baker is out of sugar", "Mrs Fig", "female"],
    ["en", "Dr Adeyemi the dentist meets a crocodile with toothache", "Dr Adeyemi", undefined],
    ["en", "Professor Plink, an inventor, can't stop sneezing", "Professor Plink", undefined],
    ["en", "Grandma Rose can't knit any more", "Grandma Rose", "female"],
    ["ro", "Domnul Pufu, un motan, s-a rătăcit", "Domnul Pufu", "male"],
    ["ro", "Căpitanul Scoică are rău de mare", "Căpitanul Scoică", "male"],
    ["de", "Frau Doktor Pflaster hat ihren Koffer verloren", "Frau Doktor Pflaster", "female"],
    ["de", "Opa Willi kann nicht mehr so gut laufen", "Opa Willi", "male"],
  ])("%s: %s", (language, idea, name, sex) => {
    expect(heroOf(idea, language)).toMatchObject({ name, ...(sex && { sex }) });
  });

  test("but a calling that only says what somebody is does not", () => {
    expect(heroOf("our captain Rex wants a parrot", "en")).toMatchObject({ name: "Rex", concept: "captain" });
    expect(heroOf("Der Kapitän Hein sucht eine Insel", "de")).toMatchObject({ name: "Hein", concept: "captain" });
  });

  test("and a title and a thing’s name make one person", () => {
    expect(readIdea("Captain Comet saves the day", "en").figures.map(({ name }) => name)).toEqual(["Captain Comet"]);
  });
});

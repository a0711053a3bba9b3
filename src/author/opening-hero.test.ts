import { describe, expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string, language: Language) => readIdea(idea, language).figures[0];

describe("the first noun phrase of an idea is its hero", () => {
  test.each<readonly [Language, string, string]>([
    ["en", "Grumpy teapot, no lid", "teapot"],
    ["en", "Grandma's old armchair. A new stool.", "sofa"],
    ["en", "a candle with a fear of the wind", "candle"],
    ["en", "There's a wheelbarrow in our shed who hasn't been out since last summer", "wheelbarrow"],
    ["en", "On a faraway hill there's a windmill that doesn't want to turn", "windmill"],
    [
      "en",
      "The rusty old kettle in Grandpa's shed has boiled water for forty years and nobody says thank you",
      "kettle",
    ],
    ["en", "a button lying under the sofa wishes somebody would find it", "button"],
    ["ro", "o minge dezumflată în podul casei", "ball"],
    ["ro", "scaunul bunicului, iarna la țară", "chair"],
    ["de", "Leiter, zu kurz für den Apfelbaum", "ladder"],
    ["de", "Opas alter Hammer und der krumme Nagel", "hammer"],
    ["de", "der kleine komet saust durchs all", "comet"],
  ])("%s: %s", (language, idea, concept) => {
    expect(heroOf(idea, language)).toMatchObject({ name: "", concept });
  });

  test.each<readonly [Language, string, string]>([
    ["en", "a gronkle that doesn't want to share its cave", "gronkle"],
    ["en", "flibbet at the bottom of a bag", "flibbet"],
  ])("also where no lexicon has the word, in %s: %s", (language, idea, concept) => {
    expect(heroOf(idea, language)).toMatchObject({ concept });
  });
});

describe("what is only there, or taken along, is nobody", () => {
  test.each<readonly [Language, string, string]>([
    ["en", "Grandpa's old pocket watch takes Ned back to the time of the dinosaurs", "Ned"],
    ["en", "A cheerful picnic on the moon with Tilda the mouse", "Tilda"],
    ["en", "Making bread with Nora", "Nora"],
    ["ro", "Ceasul vechi îl duce pe Nelu înapoi în timp", "Nelu"],
    ["de", "Der Besen der Hexe Walburga ist kaputt", "Walburga"],
  ])("%s: %s", (language, idea, name) => {
    expect(heroOf(idea, language)?.name).toBe(name);
  });

  test("nor is a castle where somebody is", () => {
    expect(heroOf("The castle on the hill is haunted by a ghost", "en")?.concept).toBe("ghost");
  });
});

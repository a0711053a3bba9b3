import { describe, expect, test } from "vitest";
import { type ByLanguage, LANGUAGES } from "#book/languages.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { castCharacter } from "./cast-character.ts";
import { readIdea } from "./read-idea.ts";

type Said = readonly [idea: string, name: string, concept: string];

const OWN: ByLanguage<readonly Said[]> = {
  en: [
    ["a pet binturong called Bo wants to go to school", "Bo", "binturong"],
    ["Bo the binturong has no friends", "Bo", "binturong"],
    ["Once there was a little hodag who could not roar", "", "hodag"],
    ["A squonk who cries meets a girl named Ivy", "", "squonk"],
  ],
  ro: [
    ["Somnul Gigi vrea să vadă marea", "Gigi", "somn"],
    ["un cârcotel pe nume Ghiță se teme de ploaie", "Ghiță", "cârcotel"],
    ["A fost odată o sânzâioară care nu știa să danseze", "", "sânzâioară"],
  ],
  de: [
    ["Ein Waldschrat, der keine Freunde hat", "", "Waldschrat"],
    ["Waldschrat Moosbart will tanzen lernen", "Moosbart", "Waldschrat"],
    ["Der Wolpertinger Xaver sucht seine Flügel", "Xaver", "Wolpertinger"],
  ],
};

const NOBODY: ByLanguage<readonly string[]> = {
  en: [
    "A game called Snap",
    "a day that never ends",
    "a giraffe with a really short neck called Stubbs",
    "A giraffe sleeps. When the binturong opens the door, she wakes",
  ],
  ro: ["O zi care nu se termină", "un joc pe nume Zăpăcilă"],
  de: ["Eine Woche, die nie endet", "Ein Geheimnis, das keiner kennt"],
};

const SMALL: ByLanguage<readonly Said[]> = {
  en: [],
  ro: [
    ["un castoraș pe nume Val vrea un baraj", "Val", "beaver"],
    ["Focuța Fifi visează să danseze", "Fifi", "seal"],
    ["Norocel a găsit o comoară", "Norocel", ""],
  ],
  de: [
    ["Das Apfelbäumchen Lina möchte Äpfel tragen", "Lina", "apple-tree"],
    ["Das Mäuschen Pip will fliegen", "Pip", "mouse"],
  ],
};

describe.each(LANGUAGES)("a kind that no lexicon has, in %s", (language) => {
  test("is the hero’s in the parent’s own word, and the form is less sure of it", () => {
    for (const [idea, name, concept] of OWN[language]) {
      const [hero] = readIdea(idea, language).figures;
      expect([hero?.name, hero?.concept], idea).toEqual([name, concept]);
      expect(analyseIdea(idea, language).confidence.characters, idea).toBeLessThan(0.6);
    }
  });

  test("is told from a word that is nobody", () => {
    for (const idea of NOBODY[language])
      for (const { concept } of readIdea(idea, language).figures) expect(["", "giraffe"], idea).toContain(concept);
  });

  test("that is only small is what it is without its ending", () => {
    for (const [idea, name, concept] of SMALL[language]) {
      const [hero] = readIdea(idea, language).figures;
      expect([hero?.name, hero?.concept], idea).toEqual([name, concept]);
    }
  });

  test("comes back from the form as it was, and is drawn as something", () => {
    const [[idea, , concept] = ["", "", ""]] = OWN[language];
    const { characters, characterType, environment } = analyseIdea(idea, language);
    const [hero = { name: "", description: "" }] = characters;
    expect(hero.description).toContain(concept);
    const card = castCharacter({ ...hero, language, characterType, environment, story: idea });
    expect(card.called).toBe(concept);
    expect(card.called.length).toBeLessThanOrEqual(40);
    expect(card.characterType).toBe(characterType);
  });
});

test("a kind of the parent’s own is inflected by its gender, and is the hero where that does not fit", () => {
  const de = (concept: string, sex: "female" | "male" | "neuter") =>
    kitFor("de").form({ name: "", concept, sex }, "theDat");
  expect(de("Waldschrat", "male")).toBe("dem Waldschrat");
  expect(de("Rohrdommel", "female")).toBe("der Rohrdommel");
  expect(de("Waldschrat", "female")).toBe("der Heldin");
  const ro = (concept: string, sex: "female" | "male") => kitFor("ro").form({ name: "", concept, sex }, "dat");
  expect(ro("somn", "male")).toBe("somnului");
  expect(ro("sânzâioară", "female")).toBe("sânzâioarei");
  expect(ro("somn", "female")).toBe("eroinei");
});

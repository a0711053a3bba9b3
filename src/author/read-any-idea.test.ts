import { describe, expect, test } from "vitest";
import { type ByLanguage, LANGUAGES } from "#book/languages.ts";
import { countSigns } from "#book/count-signs.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { readIdea } from "./read-idea.ts";

/** What parents type beside ideas that are one plain sentence, in each language, and who and what must be read in it. */
const IDEAS: ByLanguage<{
  readonly oneWord: string;
  readonly shouted: string;
  readonly emoji: string;
  readonly twoNames: string;
  readonly twoLanguages: string;
  readonly long: string;
}> = {
  en: {
    oneWord: "hedgehog",
    shouted: "A HEDGEHOG CALLED PIP WANTS TO FLY!!!",
    emoji: "🦔 a hedgehog called Pip wants to fly 🎈🎈",
    twoNames: "A hedgehog called Pip, no wait, her name is Tilly, wants to fly",
    twoLanguages: "A hedgehog called Pip wants to fly over the forest. Bitte lustig!",
    long: "In the evening the wind blew through the trees and the leaves fell softly on the path. ",
  },
  ro: {
    oneWord: "arici",
    shouted: "UN ARICI PE NUME PIP VREA SĂ ZBOARE!!!",
    emoji: "🦔 un arici pe nume Pip vrea să zboare 🎈🎈",
    twoNames: "Un arici pe nume Pip, ba nu, îl cheamă Titi, vrea să zboare",
    twoLanguages: "Un arici pe nume Pip vrea să zboare peste pădure. Please make it funny!",
    long: "Seara vântul sufla printre copaci și frunzele cădeau încet pe cărare. ",
  },
  de: {
    oneWord: "Igel",
    shouted: "EIN IGEL NAMENS PIP WILL FLIEGEN!!!",
    emoji: "🦔 ein Igel namens Pip will fliegen 🎈🎈",
    twoNames: "Ein Igel namens Pip, nein, er heißt Tilo, will fliegen",
    twoLanguages: "Ein Igel namens Pip will über den Wald fliegen. Please make it funny!",
    long: "Am Abend wehte der Wind durch die Bäume und die Blätter fielen leise auf den Weg. ",
  },
};
const FLIES: ByLanguage<string> = { en: "fly", ro: "să zboare", de: "fliegen" };

describe.each(LANGUAGES)("an idea that is no plain sentence, in %s", (language) => {
  const ideas = IDEAS[language];
  const pip = { language: { value: language }, figures: [{ name: "Pip", concept: "hedgehog", role: "hero" }] };

  test("of one word is about what the word says, in its language, and knows that it says no more", () => {
    for (const hint of LANGUAGES) {
      const { characters, confidence, title, ...analysis } = analyseIdea(ideas.oneWord, hint);
      expect(analysis.language, hint).toBe(language);
      expect(characters[0]?.description.toLowerCase()).toContain(ideas.oneWord.toLowerCase());
      expect(countSigns(title)).toBeGreaterThanOrEqual(3);
      expect(confidence.environment).toBeLessThan(0.6);
      expect(confidence.genre).toBeLessThan(0.6);
    }
  });

  test("in capitals, or among emoji, is read as if it were written plainly", () => {
    for (const idea of [ideas.shouted, ideas.emoji]) {
      const read = readIdea(idea, "en");
      expect(read, idea).toMatchObject(pip);
      expect(read.figures, idea).toHaveLength(1);
      expect(read.goal?.phrase, idea).toContain(FLIES[language]);
    }
  });

  test("that names its hero twice has one hero, by a name that stands in it", () => {
    const { figures } = readIdea(ideas.twoNames, language);
    expect(figures[0]?.concept).toBe("hedgehog");
    expect(ideas.twoNames).toContain(figures[0]?.name);
    expect(figures[0]?.name).not.toBe("");
    expect(figures.filter(({ concept }) => concept === "hedgehog")).toHaveLength(1);
  });

  test("in two languages is read in that of its story", () => {
    for (const hint of LANGUAGES) expect(readIdea(ideas.twoLanguages, hint), hint).toMatchObject(pip);
  });

  test("of two thousand characters and more is read from its beginning, and no name is made up", () => {
    const idea = `${ideas.twoLanguages.split(".")[0]}. ${ideas.long.repeat(30)}`;
    expect(idea.length).toBeGreaterThan(2000);
    expect(readIdea(idea, "en")).toMatchObject(pip);
    const { characters, title } = analyseIdea(idea, language);
    for (const { name } of characters) expect(idea).toContain(name);
    expect(countSigns(title)).toBeLessThanOrEqual(99);
  });

  test("in another language is answered in the parent's, is unsure, and keeps the name that it gives", () => {
    const others = [
      "Une petite souris appelée Mimi veut voir la mer",
      "Un pequeño zorro llamado Paco quiere volar a la luna",
      "Лисичка Мила хочет увидеть море",
      "キツネが空を飛びたい",
    ];
    for (const idea of others) {
      const { characters, confidence, title, ...analysis } = analyseIdea(idea, language);
      expect(analysis.language, idea).toBe(language);
      expect(confidence.language, idea).toBeLessThan(0.6);
      expect(countSigns(title), idea).toBeGreaterThanOrEqual(3);
      expect(characters, idea).toHaveLength(1);
    }
  });

  test("says of every field how sure it is", () => {
    const { confidence, ...fields } = analyseIdea(ideas.emoji, language);
    for (const field of Object.keys(fields)) expect(confidence, field).toHaveProperty(field);
    expect(confidence.characters).toBeGreaterThan(0.8);
  });
});

test("Romanian without diacritics is given them back", () => {
  const plain = readIdea("o vulpita pe nume Mara isi cauta esarfa rosie prin padure", "ro");
  expect(plain.goal?.phrase).toBe("eșarfa roșie");
  expect(readIdea("un arici care vrea sa cante la pian si sa invete sa inoate", "ro").goal?.phrase).toMatch(
    /să cânte/u,
  );
});

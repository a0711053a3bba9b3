import { describe, expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { foldText } from "./fold-text.ts";

const SENTENCES = {
  en: [
    "A little hedgehog who wants to fly",
    "Best friends forever: a mouse and an elephant",
    "Pancakes for everyone",
    "Three kittens lost in a snowstorm",
    "My teacher is secretly a wizard",
  ],
  ro: [
    "Un arici mic care vrea să zboare",
    "Petrecerea de ziua dinozaurului în junglă",
    "Clătite pentru toată lumea",
    "Trei pisicuțe rătăcite în viscol",
    "Oscar nu poate dormi fără păturica preferată",
  ],
  de: [
    "Ein kleiner Igel, der fliegen möchte",
    "Beste Freunde für immer: Maus und Elefant",
    "Pfannkuchen für alle",
    "Drei Kätzchen verirren sich im Schneesturm",
    "Oskar schläft nie ohne seine Decke",
  ],
} as const;

describe("detecting the language of an idea", () => {
  for (const [language, sentences] of Object.entries(SENTENCES)) {
    test.each(sentences)(`reads “%s” as ${language}, whatever the hint`, (sentence) => {
      for (const hint of ["en", "ro", "de"] as const) expect(detectLanguage(sentence, hint).value).toBe(language);
    });
  }

  test.each(SENTENCES.ro)("reads “%s” without its marks", (sentence) => {
    expect(detectLanguage(foldText(sentence), "en").value).toBe("ro");
  });

  test("keeps to the hint where a text says nothing: emoji, numbers, nothing at all", () => {
    for (const text of ["🦔🌙", "123", "", "!?"]) {
      for (const hint of ["en", "ro", "de"] as const) expect(detectLanguage(text, hint)).toMatchObject({ value: hint });
    }
  });

  test("knows a single word that only one language has", () => {
    expect(detectLanguage("hedgehog", "de").value).toBe("en");
    expect(detectLanguage("Igel", "en").value).toBe("de");
    expect(detectLanguage("ariciul", "en").value).toBe("ro");
  });

  test("knows a language by the words that most ideas have in it, where letters do not tell", () => {
    for (const hint of ["en", "ro", "de"] as const) {
      expect(detectLanguage("un paianjen caruia ii e rau la inaltime", hint).value).toBe("ro");
      expect(detectLanguage("sarmaluta fugara", hint).value).toBe("ro");
    }
  });

  test.each([
    "una gatta che non vuole dormire da sola con la sua mamma",
    "un niño que no quiere ir a la escuela porque tiene miedo",
    "o menino que queria um gato e uma casa nova",
    "het meisje dat niet wil slapen met een kat in de kamer",
    "un petit garçon qui ne veut pas aller au lit ce soir",
  ])("takes the hint for %s", (text) => {
    for (const hint of ["en", "ro", "de"] as const) expect(detectLanguage(text, hint).value).toBe(hint);
  });

  test("takes the hint for a fourth language, and is not sure", () => {
    const read = detectLanguage("Un petit hérisson qui veut voler jusqu’à la lune avec ses amis", "de");
    expect(read.value).toBe("de");
    expect(read.confidence).toBeLessThan(0.7);
  });

  test("takes the language of the greater part of a mixed text", () => {
    expect(detectLanguage("A little hedgehog called Pip wants to fly over the forest. La mulți ani!", "ro").value).toBe(
      "en",
    );
  });
});

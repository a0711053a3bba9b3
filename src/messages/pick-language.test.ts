import { expect, test } from "vitest";
import { languageOfTag, pickLanguage, wishedLanguages } from "./pick-language.ts";

test("takes the stored language before the browser's, and those before the default (T61)", () => {
  expect(pickLanguage("ro", ["de", "en"], "en")).toBe("ro");
  expect(pickLanguage(null, ["fr-FR", "de-AT", "en"], "en")).toBe("de");
  expect(pickLanguage(null, ["fr", "it"], "ro")).toBe("ro");
  expect(pickLanguage("klingon", ["ro-MD"], "en")).toBe("ro");
  expect(pickLanguage("", [], "de")).toBe("de");
  expect(pickLanguage("fr", ["zz"], "en")).toBe("en");
  expect(pickLanguage("fr", ["de-AT"], "en")).toBe("de");
});

test("knows a language by its tag, whatever the region", () => {
  expect(["ro-MD", "RO", "de_AT", "de-Latn-CH", "en-GB"].map(languageOfTag)).toEqual(["ro", "ro", "de", "de", "en"]);
  expect(["", "rom", "fr", "x-ro"].map(languageOfTag)).toEqual([undefined, undefined, undefined, undefined]);
});

test("reads an Accept-Language header by its weights", () => {
  expect(wishedLanguages("de;q=0.5, ro-MD, en;q=0.8, fr;q=0")).toEqual(["ro-MD", "en", "de"]);
  expect(wishedLanguages("")).toEqual([]);
});

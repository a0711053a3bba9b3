import { expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { catalogueFaults } from "./compile-catalogue.ts";
import { findUnused } from "./find-unused.ts";
import { keysModule } from "./write-keys.ts";

function catalogues(messages: Partial<Record<Language, Record<string, string>>>) {
  return new Map(
    (["en", "ro", "de"] as const).map((language) => [language, new Map(Object.entries(messages[language] ?? {}))]),
  );
}

test("finds nothing wrong with catalogues that agree", () => {
  const faults = catalogueFaults(
    catalogues({
      en: { greet: "Hello {name}", pages: "{count, plural, one {# page} other {# pages}}" },
      ro: { greet: "Bună {name}", pages: "{count, plural, one {# pagină} few {# pagini} other {# de pagini}}" },
      de: { greet: "Hallo {name}", pages: "{count, plural, one {# Seite} other {# Seiten}}" },
    }),
  );
  expect(faults).toEqual([]);
});

test("names a key that is missing or empty in an offered language", () => {
  const faults = catalogueFaults(catalogues({ en: { a: "A", b: "B" }, ro: { a: "A", b: " " }, de: { b: "B" } }));
  expect(faults).toEqual(['de: "a" is missing', 'ro: "b" is empty']);
});

test("names a message whose arguments differ between languages, by name or by kind", () => {
  const faults = catalogueFaults(
    catalogues({
      en: { a: "{name}", b: "{count, plural, one {#} other {#}}" },
      ro: { a: "{nume}", b: "{count, plural, one {#} few {#} other {#}}" },
      de: { a: "{name}", b: "{count}" },
    }),
  );
  expect(faults).toEqual([
    'ro: "a" takes {nume: text}, en takes {name: text}',
    'de: "b" takes {count: text}, en takes {count: number}',
  ]);
});

test("names a message that is not well formed", () => {
  const [fault] = catalogueFaults(catalogues({ en: { a: "{name" }, ro: { a: "x" }, de: { a: "x" } }));
  expect(fault).toMatch(/^en: "a" is malformed/);
});

test("names a message that asks for what the speaker does not put together", () => {
  for (const message of [
    "{day, date}",
    "{sex, select, f {her} other {them}}",
    "{n, plural, offset:1 one {#} other {#}}",
  ]) {
    const [fault] = catalogueFaults(catalogues({ en: { a: message }, ro: { a: "x" }, de: { a: "x" } }));
    expect(fault).toMatch(/^en: "a" is malformed/);
  }
});

test("types every key with the values that it needs, and names those that only the server says", () => {
  const sources = new Map([
    ["plain", "Close"],
    ["typed", "{title} has {count, plural, one {# page} other {# pages}}"],
  ]);
  expect(keysModule(sources, new Map([["plain", "Close"]]))).toBe(
    [
      "export interface MessageValues {",
      '  readonly "plain": never;',
      '  readonly "typed": { readonly "title": string | number; readonly "count": number };',
      "}",
      "",
      'export type ServerKey = "plain";',
      "",
    ].join("\n"),
  );
});

test("finds the keys that nothing says: one of an area that is built from codes must be a code's", () => {
  const code = ['t("plain.said"); t(`plane.${name}.title`);', "say(`error.${code}`); say(`input.${problem}`, {})"];
  const keys = [
    "plain.said",
    "plain.unsaid",
    "plane.earth.title",
    "plane.earth.text",
    "error.story.gone",
    "error.internal",
    "input.blank",
    "input.odd",
  ];
  expect(findUnused(keys, code)).toEqual(["plain.unsaid", "plane.earth.text", "error.story.gone", "input.odd"]);
});

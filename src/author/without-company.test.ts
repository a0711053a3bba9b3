import { expect, test } from "vitest";
import { findGoal } from "./find-goal.ts";
import { withoutCompany } from "./without-company.ts";

test.each([
  ["en", "A hedgehog called Pip wants to fly to the moon with his friend Mara the owl", "fly to the moon"],
  ["en", "Lily wants to bake a cake together with her grandma.", "bake a cake"],
  ["ro", "Un arici pe nume Pip vrea să zboare la lună împreună cu prietena lui, bufnița Mara", "să zboare la lună"],
  ["ro", "Ana vrea să construiască o corabie cu fratele ei Vlad.", "să construiască o corabie"],
  ["de", "Ein Igel namens Pip möchte mit seiner Freundin, der Eule Mara, zum Mond fliegen", "zum Mond fliegen"],
  ["de", "Lena möchte zusammen mit ihrem Bruder Max ein Boot bauen.", "ein Boot bauen"],
] as const)("a wish is told without the company that it is wished in (%s: %s)", (language, idea, wish) => {
  expect(findGoal(idea, language)?.goal).toMatchObject({ kind: "wish", phrase: wish });
});

test("what one does something with stays, and every letter stands where it stood", () => {
  for (const [language, text] of [
    ["en", "She wants to fly with a red balloon"],
    ["ro", "Vrea să zboare cu un balon roșu"],
    ["de", "Er möchte mit einem Ballon fliegen"],
  ] as const) {
    expect(withoutCompany(text, language)).toBe(text);
  }
  const masked = withoutCompany("Pip möchte mit seinem Papa zum Mond fliegen", "de");
  expect(masked.indexOf("zum Mond")).toBe("Pip möchte mit seinem Papa zum Mond fliegen".indexOf("zum Mond"));
});

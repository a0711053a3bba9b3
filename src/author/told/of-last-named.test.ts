import { expect, test } from "vitest";
import { readIdea } from "../read-idea.ts";

test.each([
  ["en", "The dwarf Grumble and the soup that never ends", "the soup never ends"],
  ["en", "The witch Zilla and the broom that can't fly", "the broom can't fly"],
  ["en", "Max and the dragon who snores too much", "the dragon snores too much"],
  ["ro", "Piticul Ghiftulache și supa care nu se termină", "supa nu se termină"],
  ["ro", "Vrăjitoarea Zilla și mătura care vrea să zboare", "mătura vrea să zboare"],
  ["de", "Die Hexe Zilla und ein Besen, der nicht fliegt", "der Besen nicht fliegt"],
  ["de", "Die Hexe Zilla und der Besen, der nicht fliegen kann", "der Besen nicht fliegen kann"],
] as const)(
  "of two, what follows is told of the second and is no wish of the first (%s): %s",
  (language, idea, told) => {
    const { goal, trouble } = readIdea(idea, language);
    expect([goal, trouble?.clause]).toEqual([undefined, told]);
  },
);

test("whom the hero helps keeps their own wish", () => {
  const { goal } = readIdea("Max and the dragon who could not breathe fire", "en");
  expect([goal?.phrase, goal?.of]).toEqual(["breathe fire", 1]);
});

test.each([
  ["de", "Bäckermeister Herr Krüger backt ein Brot, aber es passt nicht durch die Tür"],
  ["en", "The baker Mr Brown bakes a loaf but it won't go through the door"],
] as const)("nobody of people is „it“ (%s)", (language, idea) => {
  expect(readIdea(idea, language).trouble?.clause ?? "").not.toMatch(/^\{he\} (?:passt|won)/u);
});

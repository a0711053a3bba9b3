import { describe, expect, test } from "vitest";
import { goalFacts } from "./goal-facts.ts";
import { asSaidByGermanHero, infinitiveWithZu } from "./german-wish.ts";
import { readIdea } from "./read-idea.ts";

test("a German question is the hero’s own in its mouth", () => {
  const goal = { kind: "question", phrase: "wer nachts ihre Eier bemalt", confidence: 1 } as const;
  expect(goalFacts(goal, "de", 12).texts["myquestion"]).toBe("wer nachts meine Eier bemalt");
});

test("a German verb of many is nobody’s name", () => {
  const names = readIdea("Max und der Bär retten das Dorf", "de").figures.map(({ name }) => name);
  expect(names).toEqual(["Max", ""]);
});

describe("a German wish", () => {
  test.each([
    ["ihren Drachen Funkel mitnehmen", "meinen Drachen Funkel mitnehmen"],
    ["sein Zimmer aufräumen", "mein Zimmer aufräumen"],
    ["ihr kleines Boot bauen", "mein kleines Boot bauen"],
    ["tagsüber wach sein", "tagsüber wach sein"],
    ["ihr einen Kuchen backen", "ihr einen Kuchen backen"],
    ["sich einen Hut kaufen", "mir einen Hut kaufen"],
    ["sich gut verstecken", "mich gut verstecken"],
  ])("“%s” is in the hero’s own mouth “%s”", (wish, said) => {
    expect(asSaidByGermanHero(wish)).toBe(said);
  });

  test.each([
    ["aufräumen", "aufzuräumen"],
    ["zurückbringen", "zurückzubringen"],
    ["kennenlernen", "kennenzulernen"],
    ["anschauen", "anzuschauen"],
    ["antworten", "zu antworten"],
    ["umarmen", "zu umarmen"],
    ["wiederholen", "zu wiederholen"],
    ["fliegen", "zu fliegen"],
  ])("of “%s” takes zu as “%s”", (verb, withZu) => {
    expect(infinitiveWithZu(verb)).toBe(withZu);
  });

  test.each([
    ["Der Igel Pip möchte fliegen und will den Mond sehen", "fliegen"],
    ["Der Hase Emil möchte schwimmen lernen und trifft einen Otter", "schwimmen lernen"],
    ["Ein Hase wohnt im Wald und will einen Chor gründen", "einen Chor gründen"],
    ["Hans und die Fee Rosalind wollen das Königreich retten", "das Königreich retten"],
    ["Ein Bär, der nach Hause will", "nach Hause"],
    ["Zwei Pinguine möchten fliegen lernen", "fliegen lernen"],
    ["Ein Pinguin möchte verreisen und dort einen Löwen treffen", "verreisen und dort einen Löwen treffen"],
  ])("ends where the next clause begins: %s", (idea, wish) => {
    expect(readIdea(idea, "de").goal?.phrase).toBe(wish);
  });

  test.each([
    ["einen großen Hund und eine kleine Katze haben", "einen großen Hund haben"],
    ["das kleine Dorf vor dem großen Hochwasser retten", "das kleine Dorf retten"],
    ["auf einem alten Besen fliegen", "auf einem alten Besen fliegen"],
  ])("keeps its verb when a low level has no room for all of it: %s", (phrase, short) => {
    expect(goalFacts({ kind: "wish", phrase, confidence: 1 }, "de", 5).texts["wish"]).toBe(short);
  });
});

test.each([
  ["Wolke, die nicht regnen will", "nicht regnen"],
  ["Ein Igel, der nicht schlafen möchte", "nicht schlafen"],
  ["Ein Vogel, der nicht fliegen kann", "fliegen"],
])("whoever will not wants just that, and whoever cannot wants to: %s", (idea, phrase) => {
  expect(readIdea(idea, "de").goal?.phrase).toBe(phrase);
});

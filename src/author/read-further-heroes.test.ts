import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("the hero of an idea", () => {
  test.each([
    ["en", "a lighthouse out on a lonely rock who wishes a ship would stop for tea", ["", "lighthouse"]],
    ["en", "A brave little kiwi from Rotorua", ["", "kiwi"]],
    ["en", "There's a young wolf who can't howl, she only gets hiccups. her name should be Saffi", ["Saffi", "wolf"]],
    ["ro", "La noi în sat poștașul cară de o săptămână o scrisoare fără adresă.", ["", "postman"]],
    ["de", "Der Leuchtturm Hinnerk an der Nordsee fühlt sich einsam", ["Hinnerk", "lighthouse"]],
    ["de", "Einhorn, rosa, glitzernd, Name Stella", ["Stella", "unicorn"]],
    [
      "de",
      "Der alte Kirschbaum hinterm Haus soll gefällt werden, aber die Amseln haben da was dagegen.",
      ["", "cherry-tree"],
    ],
    [
      "de",
      "Ganz unten im Meer gibt es eine Stadt mit einer Königin. Der Hummer Knut ist dort Torwächter.",
      ["Knut", "lobster"],
    ],
  ] as const)(
    "is found where a place, a calling or a later word stands beside, in %s: %s",
    (language, idea, [name, kind]) => {
      expect(readIdea(idea, language).figures[0]).toMatchObject({ name, concept: kind });
    },
  );

  test("is no car that only flies over the city, and no saint of a feast", () => {
    const heroes = readIdea("Eine Stadt mit fliegenden Autos, und das alte Fahrrad rostet", "de").figures;
    expect(heroes.map(({ concept }) => concept)).not.toContain("toy-car");
    const feast = readIdea(
      "Meerschweinchen Flocke will rausfinden, wer die Laternen für Sankt Martin geklaut hat",
      "de",
    ).figures;
    expect(feast.map(({ name }) => name)).not.toContain("Martin");
  });
});

import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["ich hätte gern eine geschichte von einer biene, die angst vor menschen hat. sie koennte summsi heissen", "Summsi"],
  ["bitte eine geschichte wo das kalb denkt die tochter wär seine mama, das kalb heißt bella", "Bella"],
  ["kann der staubsauger der held sein? er heißt schnurri und keiner will mit ihm spielen", "Schnurri"],
  ["Eine Geschichte von einem Hund, der Angst vor Kindern hat. Er soll Bommel heißen.", "Bommel"],
  ["Ein Hamster, er könnte Krümel heißen, will wissen, was hinter dem Rad ist.", "Krümel"],
  ["Wir haben einen Hund aus dem Tierheim, Bruno heißt er. Er versteckt sich unterm Sofa.", "Bruno"],
  ["eine möwe klaut pommes, weil sie nie welche kriegt. die möwe soll jette heißen", "Jette"],
  ["Ein Drache, der kein Feuer spucken kann. Name: Balduin", "Balduin"],
])("a name told at the end is the hero’s: %s", (idea, name) => {
  expect(readIdea(idea, "de").figures[0]?.name).toBe(name);
});

test.each(["Ein Igel sucht ein Buch. Das Buch heißt Flucht.", "Ein Bär schläft ein, es soll Winter heißen."])(
  "nothing else’s name is the hero’s: %s",
  (idea) => {
    expect(readIdea(idea, "de").figures[0]?.name).toBe("");
  },
);

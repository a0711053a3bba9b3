import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["en", "a goat who loves flowers. the farmer wants him to eat grass", "", "goat"],
  ["en", "A crow who likes buttons. The miller shouts at her", "", "crow"],
  ["en", "My niece loves horses. A little pony called Bill is sad", "Bill", "pony"],
  ["en", "We hatched chicks. Could you do a story about the last little duckling who takes her time?", "", "duckling"],
  ["en", "My son's favourite donkey at the farm is Biscuit, he's quite old", "Biscuit", "donkey"],
  ["ro", "Un balaur cu trei capete nu se poate hotărî. Un cap vrea clătite, altul ciorbă", "", "dragon"],
  ["ro", "Un far bătrân de pe malul Mării Negre luminează în fiecare noapte", "", "lighthouse"],
] as const)("%s: who likes something is the hero, and no reader but a child: %s", (language, idea, name, concept) => {
  const [hero] = readIdea(idea, language).figures;
  expect([hero?.name, hero?.concept]).toEqual([name, concept]);
});

test("„are un cățel nou, îl cheamă Pufi“ names the puppy", () => {
  const named = readIdea("Nepoțica are un cățel nou, îl cheamă Pufi și e luat de la adăpost", "ro").figures;
  expect(named.find(({ name }) => name === "Pufi")?.concept).toBe("puppy");
});

import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["ro", "Gemenii Ada și Matei vor să afle cine mănâncă norii", ["twin female", "twin male"]],
  ["ro", "Gemenii Ana și Maria vor să zboare", ["twin female", "twin female"]],
  ["ro", "Doi frați, Ilinca și Vlad, vor să zboare", ["sister female", "brother male"]],
  ["ro", "Bunicii Ana și Ion pleacă la mare", ["grandmother female", "grandfather male"]],
  ["ro", "Pirații Mara și Bob vor să zboare", ["pirate female", "pirate male"]],
  ["de", "Die Zwillinge Max und Lena wollen fliegen", ["twin male", "twin female"]],
  ["de", "Die Brüder Max und Paul wollen fliegen", ["brother male", "brother male"]],
  ["en", "The brothers Anna and Paul build a boat", ["sister female", "brother male"]],
] as const)("of several who are named each is a girl or a boy by their own name (%s): %s", (language, idea, each) => {
  expect(readIdea(idea, language).figures.map(({ concept, sex }) => `${concept} ${sex}`)).toEqual(each);
});

test.each([
  ["ro", "Prietenii Ana și Radu construiesc o barcă"],
  ["de", "Die Freunde Anna und Paul bauen ein Boot"],
] as const)("friends by name too (%s): %s", (language, idea) => {
  expect(readIdea(idea, language).figures.map(({ sex }) => sex)).toEqual(["female", "male"]);
});

import { expect, test } from "vitest";
import { matchCharacters } from "./match-characters.ts";
import { readIdea } from "./read-idea.ts";

const matched = (story: string, name: string, description: string) =>
  matchCharacters(
    {
      language: "en",
      title: "",
      story,
      pages: 8,
      complexity: "Dreamer",
      genre: "Adventure",
      theme: "Courage",
      environment: "SmallVillage",
      characters: [{ name, description }],
    } as unknown as Parameters<typeof matchCharacters>[0],
    readIdea(story, "en"),
  )[0];

test("a girl called Wren keeps her name, though a wren is a bird", () => {
  const wren = matched("Wren is a small girl who wants to sing", "Wren", "a little girl");
  expect(wren).toMatchObject({ name: "Wren", figure: { concept: "girl" } });
  expect(matched("a girl who wants to sing", "Wren", "a little girl")?.name).toBe("Wren");
});

test("a llama called Wren keeps her name and what her story says of her, though a wren is a bird", () => {
  const wren = matched("llama drama, she wants the lead part", "Wren", "a curious llama");
  expect(wren).toMatchObject({ name: "Wren", figure: { concept: "llama", sex: "female" } });
});

test("a cat called Tractor keeps its name, though nobody else is called so", () => {
  const cat = matched("Tractor the cat wants to sing", "Tractor", "a fat cat");
  expect(cat).toMatchObject({ name: "Tractor", figure: { concept: "cat" } });
  expect(matched("Tractor the cat wants to sing", "Tractor", "grey, in a hat")?.name).toBe("Tractor");
  expect(matched("Tractor the cat wants to sing", "Tractor", "a silver tractor")?.name).toBe("");
  expect(matched("a tractor that wants to sing", "Tractor", "a silver tractor")?.name).toBe("");
});

test("a name that is only a kind is what somebody is called, and no name", () => {
  const owl = matched("an owl who wants to sing", "Owl", "an old owl");
  expect(owl).toMatchObject({ name: "", figure: { concept: "owl" } });
});

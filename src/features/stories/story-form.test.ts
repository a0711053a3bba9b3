import { expect, test } from "vitest";
import { StoryForm } from "./story.ts";

test("a choice that is left out is the first of its kind (S3.11, S3.12, S3.14, S3.15)", () =>
  expect(StoryForm.parse({ story: "A hedgehog" })).toMatchObject({
    characterType: "Animals",
    environment: "EnchantedForest",
    genre: "Fairytale",
    theme: "Friendship",
    complexity: "Spark",
  }));

test.each(["characterType", "environment", "genre", "theme", "complexity"])("an unknown %s is refused", (field) =>
  expect(StoryForm.safeParse({ story: "A hedgehog", [field]: "Nothing" }).success).toBe(false),
);

import { expect, test } from "vitest";
import { listenModels, TEST_KEY } from "./testing/local-models.ts";
import { runDoctor } from "./testing/run-doctor.ts";

test("npm run doctor tries every configured model once in its role, says in plain words what works and what to do, and shows no key", async () => {
  const local = await listenModels({
    answer: () => ({ word: "hedgehog" }),
    fault: ({ dialect }) => (dialect === "bfl" ? "quota" : dialect === "anthropic" ? "bad-key" : undefined),
  });
  const { said, code } = await runDoctor({
    ...(local.variables as Record<string, string>),
    TEXT_MODEL: "openai:gpt-6-luna,anthropic:claude-opus-5.5,built-in",
    IMAGE_MODEL: "bfl:flux-2-pro,google:gemini-nano-banana-2.1",
    VISION_MODEL: "compatible:llava",
    MODERATION: "openai",
  });
  await local.close();
  expect(said.trim().split("\n")).toEqual([
    "Words: openai:gpt-6-luna, then anthropic:claude-opus-5.5, then the built-in author",
    "Pictures: bfl:flux-2-pro, then google:gemini-nano-banana-2.1",
    "Pictures are looked at by: compatible:llava",
    "Texts are read by: the product's own rules, then openai:omni-moderation-latest",
    "",
    "openai:gpt-6-luna writes: works",
    expect.stringMatching(
      /^anthropic:claude-opus-5\.5 writes: does not work: the provider does not take the key, the model's name or the call; look at each/u,
    ),
    expect.stringMatching(/^bfl:flux-2-pro paints: does not work: the account has nothing left; add credit/u),
    "google:gemini-nano-banana-2.1 paints: works",
    "compatible:llava looks at pictures: works",
    "openai:omni-moderation-latest reads texts: works",
  ]);
  expect(code).toBe(1);
  expect(local.asks).toHaveLength(6);
  expect(said).not.toContain(TEST_KEY);
});

import type { ModelId, ModelsConfiguration } from "../configuration/read-models.ts";
import { streamAnswer } from "./ask-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { postModeration } from "./moderate-with-model.ts";
import { paintPicture } from "./paint-with-model.ts";
import { openSdk } from "./sdk.ts";

/** What a model is wanted for. */
export type ModelRole = "words" | "pictures" | "looking" | "reading";

/** A grey square, as small as providers take one. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAAAAABWESUoAAAAGUlEQVR42mNoIAAYRhWMKhhVMKpgVMHQVQAA2nMCAdPCkFUAAAAASUVORK5CYII=",
  "base64",
);
const TIMEOUT_MS = 60_000;

/** Asks a model for the least that its role is; gives why that failed, or nothing. No database is needed. */
export async function tryModel(
  configuration: ModelsConfiguration,
  model: ModelId,
  role: ModelRole,
): Promise<ModelFailure | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answered = await askLeast(configuration, model, role, signal);
    return answered?.failure;
  } catch (error) {
    if (signal.aborted) return new ModelFailure("timeout", "took too long");
    return error instanceof ModelFailure ? error : new ModelFailure("down", "could not be reached");
  }
}

async function askLeast(
  configuration: ModelsConfiguration,
  model: ModelId,
  role: ModelRole,
  signal: AbortSignal,
): Promise<{ readonly failure?: ModelFailure | undefined } | undefined> {
  const sdk = openSdk(configuration);
  const about = { step: "doctor" as const, storyId: undefined, model };
  if (role === "reading") return postModeration({ configuration }, model, ["A hedgehog sleeps."], signal);
  if (role === "pictures") {
    const question = { ...about, prompt: "A sleeping hedgehog, gouache", references: [], seed: "" };
    return paintPicture({ configuration }, sdk, question, signal);
  }
  const schema = {
    type: "object",
    properties: { word: { type: "string" } },
    required: ["word"],
    additionalProperties: false,
  };
  const question = {
    ...about,
    instructions: "You answer with one word.",
    prompt: "Name an animal.",
    pictures: role === "looking" ? [PICTURE] : [],
    answer: { name: "one_word", schema },
    mostTokens: 1_000,
    timeoutMs: TIMEOUT_MS,
  };
  return streamAnswer(sdk, question, signal);
}

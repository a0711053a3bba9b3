import type { FinishReason, LanguageModelUsage } from "ai";
import type { ModelId } from "../configuration/read-models.ts";
import { type Answered, callModel, type ModelDesk } from "./call-model.ts";
import type { ModelStep } from "./model-step.ts";
import { ModelFailure } from "./model-failure.ts";
import { NOTHING_USED, type Usage } from "./prices.ts";
import { readJson } from "./read-json.ts";
import type { Sdk } from "./sdk.ts";

/** A question to a language model that answers in JSON. */
export interface ModelQuestion {
  readonly step: ModelStep;
  readonly storyId: string | undefined;
  readonly model: ModelId;
  /** Who it is and what it does: the product's own words alone. */
  readonly instructions: string;
  /** What it works on; what a person typed stands in it as data. */
  readonly prompt: string;
  /** Pictures to look at. */
  readonly pictures?: readonly Uint8Array[];
  /** A name and a JSON schema, every property required, without lengths and counts, which some providers refuse. */
  readonly answer: { readonly name: string; readonly schema: object };
  readonly mostTokens: number;
  readonly timeoutMs: number;
  /** Told the answer so far, piece by piece, in each try from its start, until it says that it has what it wanted. */
  readonly onText?: ((soFar: string) => boolean) | undefined;
}

/** Silence for this long is a stream that has stalled. */
const STALLED_MS = 45_000;
/** Fewer letters than a token has in any of the languages, so that a prompt is never reckoned too small. */
const LETTERS_A_TOKEN = 2;
const TOKENS_A_PICTURE = 1_600;

/** Nothing is kept by the provider, and no model thinks longer than it writes. */
const PROVIDER_OPTIONS = { openai: { store: false }, google: { safetySettings: strictSafety() } };

/** What the model answers, as parsed JSON that nobody has checked yet. Throws `ModelFailure`, or the reason of the signal. */
export async function askModel(
  desk: ModelDesk,
  sdk: Sdk,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { step, storyId, model, timeoutMs, mostTokens, pictures = [] } = question;
  const letters = question.instructions.length + question.prompt.length + JSON.stringify(question.answer).length;
  const atMost = {
    tokensIn: Math.ceil(letters / LETTERS_A_TOKEN) + pictures.length * TOKENS_A_PICTURE,
    tokensOut: mostTokens,
  };
  return callModel(
    desk,
    { step, storyId, model, atMost, timeoutMs },
    (within) => streamAnswer(sdk, question, within),
    signal,
  );
}

/** One call, neither counted nor written down. Throws `ModelFailure`. */
export async function streamAnswer(sdk: Sdk, question: ModelQuestion, signal: AbortSignal): Promise<Answered<unknown>> {
  const { jsonSchema, Output, streamText } = await import("ai");
  const { readSdkError } = await import("./sdk-failure.ts");
  const { name, schema } = question.answer;
  let broken: ModelFailure | undefined;
  let soFar = "";
  let isWatched = question.onText !== undefined;
  const result = streamText({
    model: await sdk.text(question.model),
    system: question.instructions,
    messages: [{ role: "user", content: contentOf(question) }],
    output: Output.object({ name, schema: jsonSchema(schema) }),
    maxOutputTokens: question.mostTokens,
    // Tries are counted and written down one by one, above.
    maxRetries: 0,
    abortSignal: signal,
    timeout: { chunkMs: STALLED_MS },
    providerOptions: PROVIDER_OPTIONS,
    onChunk({ chunk }) {
      if (!isWatched || chunk.type !== "text-delta") return;
      soFar += chunk.text;
      isWatched = question.onText?.(soFar) === false;
    },
    onError: ({ error }) => void (broken ??= readSdkError(error)),
  });
  try {
    const [text, reason, usage] = await Promise.all([result.text, result.finishReason, result.totalUsage]);
    if (broken) throw broken;
    return judge(text, reason, usageOf(usage));
  } catch (error) {
    throw broken ?? readSdkError(error);
  }
}

function judge(text: string, reason: FinishReason, usage: Usage): Answered<unknown> {
  // A provider that filters may hand over whole JSON and say so only here.
  if (reason === "content-filter") return { usage, failure: new ModelFailure("refused", "was filtered") };
  const value = readJson(text);
  if (reason === "error") return { usage, failure: new ModelFailure("down", "broke off") };
  if (value !== undefined) return { usage, value };
  if (reason === "length") return { usage, failure: new ModelFailure("bad-output", "was cut off at its length") };
  // Words where JSON was asked for are nearly always a refusal.
  const failure = text.trim() === "" ? new ModelFailure("bad-output", "was empty") : notJson(text);
  return { usage, failure };
}

const notJson = (text: string) =>
  text.includes("{")
    ? new ModelFailure("bad-output", "was no JSON")
    : new ModelFailure("refused", "was refused in words");

function contentOf({ prompt, pictures = [] }: ModelQuestion) {
  const words = { type: "text" as const, text: prompt };
  return [words, ...pictures.map((image) => ({ type: "image" as const, image }))];
}

function usageOf(usage: LanguageModelUsage): Usage {
  return {
    ...NOTHING_USED,
    tokensIn: usage.inputTokens ?? 0,
    tokensCached: usage.inputTokenDetails.cacheReadTokens ?? 0,
    tokensOut: usage.outputTokens ?? 0,
    tokensReasoning: usage.outputTokenDetails.reasoningTokens ?? 0,
  };
}

function strictSafety() {
  const categories = [
    "HARM_CATEGORY_HARASSMENT",
    "HARM_CATEGORY_HATE_SPEECH",
    "HARM_CATEGORY_SEXUALLY_EXPLICIT",
    "HARM_CATEGORY_DANGEROUS_CONTENT",
  ];
  return categories.map((category) => ({ category, threshold: "BLOCK_LOW_AND_ABOVE" }));
}

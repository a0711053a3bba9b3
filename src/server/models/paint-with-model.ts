import { createHash } from "node:crypto";
import type { ModelId } from "../configuration/read-models.ts";
import { type Answered, callModel, type LedgerEntry, type ModelDesk } from "./call-model.ts";
import type { ModelStep } from "./model-step.ts";
import { ModelFailure } from "./model-failure.ts";
import { NOTHING_USED } from "./prices.ts";
import { paintQueued, QUEUES } from "./queues/paint-queued.ts";
import type { Sdk } from "./sdk.ts";

/** A picture that an image model is to make. */
export interface PictureQuestion {
  readonly step: ModelStep;
  readonly storyId: string | undefined;
  readonly model: ModelId;
  readonly prompt: string;
  /** Pictures that the new one goes by, the most important first; more than the provider takes are left out. */
  readonly references: readonly Uint8Array[];
  /** Another one asks for another picture of the same. */
  readonly seed: string;
}

const TIMEOUT_MS = 180_000;

/** How many pictures a provider goes by, and how it is told of the shape; 4:5 or the nearest that it knows. */
const SHAPES = {
  openai: { references: 16, size: "1024x1280" },
  google: { references: 3, aspectRatio: "4:5" },
  compatible: { references: 4, size: "1024x1280" },
  anthropic: { references: 0 },
  bfl: { references: 4 },
  fal: { references: 4 },
  replicate: { references: 4 },
} as const satisfies Record<ModelId["provider"], { references: number; size?: string; aspectRatio?: string }>;

/** OpenAI's older models know three sizes only. */
const FEW_SIZES = /^gpt-image-1/u;

/** The picture's bytes as they came. Throws `ModelFailure`, or the reason of the signal. */
export async function paintWithModel(
  desk: ModelDesk,
  sdk: Sdk,
  question: PictureQuestion,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { step, storyId, model } = question;
  const references = referencesOf(question);
  const usage = { ...NOTHING_USED, pictures: 1, references: references.length };
  const isQueued = QUEUES[model.provider] !== undefined && storyId !== undefined;
  const asked = isQueued ? { asked: fingerprintOf(question) } : {};
  const call = { step, storyId, model, atMost: usage, timeoutMs: TIMEOUT_MS, ...asked };
  return callModel(desk, call, (within, entry) => paintPicture(desk, sdk, question, within, entry), signal);
}

/** Those of the references that the model's provider takes. */
export function referencesOf({ model, references }: PictureQuestion): readonly Uint8Array[] {
  return references.slice(0, SHAPES[model.provider].references);
}

/** The same for the same question: what was made of it once need not be paid for again. */
export function fingerprintOf(question: PictureQuestion): string {
  const hash = createHash("sha256").update(JSON.stringify([question.model.name, question.prompt, question.seed]));
  for (const reference of referencesOf(question)) hash.update(createHash("sha256").update(reference).digest());
  return hash.digest("base64url");
}

/** One call, not counted; what a queue answered to it is written into its entry, where it has one. Throws `ModelFailure`. */
export async function paintPicture(
  { configuration }: Pick<ModelDesk, "configuration">,
  sdk: Sdk,
  question: PictureQuestion,
  signal: AbortSignal,
  entry?: LedgerEntry,
): Promise<Answered<Uint8Array>> {
  const { model, prompt, seed } = question;
  const references = referencesOf(question);
  const queue = QUEUES[model.provider];
  if (!queue) {
    const usage = { ...NOTHING_USED, pictures: 1, references: references.length };
    return { usage, value: await paintAtOnce(sdk, question, signal) };
  }
  const access = configuration.providers[model.provider];
  if (!access) throw new ModelFailure("configuration", `${model.provider} is not configured`);
  const picture = { model: model.model, prompt, references, seed: numberOf(seed) };
  return paintQueued(queue, access, picture, signal, entry);
}

/** The provider paints while the connection is held. */
async function paintAtOnce(sdk: Sdk, question: PictureQuestion, signal: AbortSignal): Promise<Uint8Array> {
  const { generateImage } = await import("ai");
  const { readSdkError } = await import("./sdk-failure.ts");
  const { model, prompt } = question;
  const images = [...referencesOf(question)];
  try {
    const { image } = await generateImage({
      model: await sdk.image(model),
      prompt: images.length > 0 ? { text: prompt, images } : prompt,
      ...shapeOf(model),
      maxRetries: 0,
      abortSignal: signal,
    });
    return image.uint8Array;
  } catch (error) {
    throw readSdkError(error);
  }
}

/** Providers' seeds are whole numbers below 2³¹. */
const numberOf = (seed: string) => createHash("sha256").update(seed).digest().readUInt32BE(0) >>> 1;

function shapeOf(model: ModelId) {
  if (model.provider === "openai" && FEW_SIZES.test(model.model)) return { size: "1024x1536" } as const;
  const { references: _, ...shape } = SHAPES[model.provider];
  return shape;
}

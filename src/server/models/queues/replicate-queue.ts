import * as z from "zod/mini";
import { mediaTypeOf } from "../../raster/media-type-of.ts";
import { ModelFailure } from "../model-failure.ts";
import { dataAddress, type PictureQueue, type QueuedPicture } from "./picture-queue.ts";

const Prediction = z.object({
  status: z.string(),
  urls: z.object({ get: z.string(), cancel: z.optional(z.string()) }),
  output: z.nullish(z.union([z.string(), z.array(z.string())])),
  error: z.nullish(z.unknown()),
});

const Input = z.object({ type: z.optional(z.string()) });
const Described = z.object({
  latest_version: z.object({
    openapi_schema: z.object({
      components: z.object({ schemas: z.object({ Input: z.object({ properties: z.record(z.string(), Input) }) }) }),
    }),
  }),
});
type Inputs = Readonly<Record<string, z.infer<typeof Input>>>;

/** What models call the pictures that they go by, the likeliest first; each model's description says which it has. */
const REFERENCES = [
  "input_images",
  "image_input",
  "images",
  "reference_images",
  "input_image",
  "image_prompt",
  "image",
];
/** So long a picture is waited for before it is asked for, in seconds. */
const WAIT_S = 10;
/** How a refusal is told in the error of a prediction. */
const REFUSED = /\bE005\b|flagged|sensitive|nsfw|safety/iu;

/**
 * Replicate, as replicate.com/docs tells it (predictions, HTTP API). Each model there has inputs of its own, which its
 * description names.
 */
export const replicateQueue: PictureQueue = {
  home: "replicate.com",
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  describedAt: (model) => `/models/${model}`,
  submission: (picture, description) => ({
    path: `/models/${picture.model}/predictions`,
    headers: { prefer: `wait=${WAIT_S}` },
    body: { input: inputOf(picture, inputsIn(description)) },
  }),
  read(answer) {
    const prediction = z.safeParse(Prediction, answer);
    if (!prediction.success) return unreadable();
    const { status, urls, output, error } = prediction.data;
    if (status === "starting" || status === "processing") return { ask: urls.get };
    const picture = Array.isArray(output) ? output[0] : output;
    if (status === "succeeded") return picture ? { picture, again: urls.get } : unreadable();
    const isRefused = status === "failed" && REFUSED.test(JSON.stringify(error ?? ""));
    return { failure: new ModelFailure(isRefused ? "refused" : "down", "the picture failed") };
  },
  callOff(answer) {
    const address = z.safeParse(Prediction, answer).data?.urls.cancel;
    return address === undefined ? undefined : { method: "POST", address };
  },
};

const unreadable = () => ({ failure: new ModelFailure("bad-output", "answered what cannot be read") });

function inputsIn(description: unknown): Inputs {
  const described = z.safeParse(Described, description);
  if (!described.success) throw new ModelFailure("configuration", "the model is not described");
  return described.data.latest_version.openapi_schema.components.schemas.Input.properties;
}

function inputOf({ prompt, seed, references }: QueuedPicture, inputs: Inputs): Record<string, unknown> {
  const pictures = references.map((bytes) => dataAddress(bytes, mediaTypeOf(bytes)));
  const by = REFERENCES.find((name) => name in inputs);
  if (pictures.length > 0 && by === undefined) {
    throw new ModelFailure("configuration", "the model goes by no pictures");
  }
  const numbered = pictures.map((picture, at) => [at === 0 ? by : `${by}_${at + 1}`, picture] as const);
  const asked: Record<string, unknown> = {
    seed,
    aspect_ratio: "4:5",
    output_format: "png",
    ...(by !== undefined && inputs[by]?.type === "array" ? { [by]: pictures } : Object.fromEntries(numbered)),
  };
  const known = Object.entries(asked).filter(([name]) => name in inputs);
  return { prompt, ...Object.fromEntries(known) };
}

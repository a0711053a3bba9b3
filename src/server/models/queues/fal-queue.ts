import * as z from "zod/mini";
import { mediaTypeOf } from "../../raster/media-type-of.ts";
import { ModelFailure } from "../model-failure.ts";
import { dataAddress, type PictureQueue, QUEUED_SIZE } from "./picture-queue.ts";

const Submitted = z.object({ status_url: z.string(), cancel_url: z.optional(z.string()) });
const Status = z.object({
  status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]),
  response_url: z.string(),
  error: z.nullish(z.unknown()),
});
const Image = z.object({ url: z.string() });
const Made = z.object({
  images: z.optional(z.array(Image)),
  image: z.optional(Image),
  has_nsfw_concepts: z.nullish(z.array(z.boolean())),
});

/**
 * fal's queue, as docs.fal.ai tells it (model APIs, queue). A model that goes by pictures is its `/edit` beside the model
 * itself; it takes them all in `image_urls`.
 */
export const falQueue: PictureQueue = {
  home: "fal.run",
  headers: (key) => ({ authorization: `Key ${key}` }),
  submission: ({ model, prompt, references, seed }) => ({
    path: references.length > 0 && !model.endsWith("/edit") ? `/${model}/edit` : `/${model}`,
    body: {
      prompt,
      seed,
      image_size: QUEUED_SIZE,
      output_format: "png",
      ...(references.length > 0 && { image_urls: references.map((bytes) => dataAddress(bytes, mediaTypeOf(bytes))) }),
    },
  }),
  read(answer, asked) {
    const status = z.safeParse(Status, answer);
    if (status.success) return readStatus(status.data, answer);
    const submitted = z.safeParse(Submitted, answer);
    if (submitted.success) return { ask: submitted.data.status_url };
    return asked === undefined ? unreadable() : readMade(answer, asked);
  },
  callOff(answer) {
    const submitted = z.safeParse(Submitted, answer);
    const address = submitted.data?.cancel_url;
    return address === undefined ? undefined : { method: "PUT", address };
  },
};

/** A submission's answer has a status too, and where to ask for it. */
function readStatus({ status, response_url: response, error }: z.infer<typeof Status>, answer: unknown) {
  if (status === "COMPLETED") {
    return error ? { failure: new ModelFailure("down", "the picture failed") } : { ask: response };
  }
  const where = z.safeParse(Submitted, answer);
  return where.success ? { ask: where.data.status_url } : unreadable();
}

function readMade(answer: unknown, asked: string) {
  const made = z.safeParse(Made, answer);
  const picture = made.data?.images?.[0] ?? made.data?.image;
  if (!picture) return unreadable();
  if (made.data?.has_nsfw_concepts?.[0] === true) {
    return { failure: new ModelFailure("refused", "the picture was moderated"), made: true } as const;
  }
  return { picture: picture.url, again: asked };
}

const unreadable = () => ({ failure: new ModelFailure("bad-output", "answered what cannot be read") });

import * as z from "zod/mini";
import { ModelFailure } from "../model-failure.ts";
import { type PictureQueue, QUEUED_SIZE } from "./picture-queue.ts";

const Submitted = z.object({ polling_url: z.string() });
const Progress = z.object({
  status: z.string(),
  result: z.nullish(z.object({ sample: z.nullish(z.string()) })),
});

/** Black Forest Labs, as docs.bfl.ai tells it (API integration, errors): references are numbered fields in base64. */
export const bflQueue: PictureQueue = {
  home: "bfl.ai",
  headers: (key) => ({ "x-key": key }),
  submission: ({ model, prompt, references, seed }) => ({
    path: `/${model}`,
    body: { prompt, seed, ...QUEUED_SIZE, output_format: "png", ...numbered(references) },
  }),
  read(answer, asked) {
    if (asked === undefined) return readSubmitted(answer);
    const progress = z.safeParse(Progress, answer);
    if (!progress.success) return unreadable();
    const { status, result } = progress.data;
    if (status === "Pending") return { ask: asked };
    if (status === "Ready") return result?.sample ? { picture: result.sample, again: asked } : unreadable();
    if (status === "Request Moderated") return { failure: new ModelFailure("refused", "the prompt was moderated") };
    if (status === "Content Moderated") {
      return { failure: new ModelFailure("refused", "the picture was moderated"), made: true };
    }
    return { failure: new ModelFailure("down", "the picture failed") };
  },
};

function readSubmitted(answer: unknown) {
  const submitted = z.safeParse(Submitted, answer);
  return submitted.success ? { ask: submitted.data.polling_url } : unreadable();
}

const unreadable = () => ({ failure: new ModelFailure("bad-output", "answered what cannot be read") });

function numbered(references: readonly Uint8Array[]): Record<string, string> {
  return Object.fromEntries(
    references.map((bytes, at) => [
      at === 0 ? "input_image" : `input_image_${at + 1}`,
      Buffer.from(bytes).toString("base64"),
    ]),
  );
}

import { filesOfStory } from "#features/pictures/server/picture-address.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Models } from "#server/models/open-models.ts";
import { fingerprintOf, type PictureQuestion } from "#server/models/paint-with-model.ts";
import { isPicture } from "#server/raster/is-picture.ts";
import type { Storage } from "#server/storage/storage.ts";

/** A model's picture, and where it is kept. */
export interface KeptBytes {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}

export type PaintKept = (question: PictureQuestion, signal: AbortSignal) => Promise<KeptBytes>;

/**
 * Paints by a model, and keeps what came at once under what it was asked: a second run, after a fall or beside the first,
 * is handed the same and pays for nothing twice.
 */
export function keepBytes(models: Models, storage: Storage): PaintKept {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function paint(question: PictureQuestion, signal: AbortSignal): Promise<Uint8Array> {
    const bytes = await models.paint(question, signal);
    if (!(await isPicture(bytes))) throw new ModelFailure("bad-output", "gave what is no picture");
    return bytes;
  }

  async function paintOnce(name: string, question: PictureQuestion, signal: AbortSignal): Promise<Uint8Array> {
    const kept = await storage.read(name);
    if (kept) return kept;
    const bytes = await paint(question, signal);
    await storage.put(name, bytes);
    return bytes;
  }

  return async (question, signal) => {
    if (question.storyId === undefined) return { bytes: await paint(question, signal), name: undefined };
    const name = `${filesOfStory(question.storyId)}/painted/${fingerprintOf(question)}`;
    const work = underWay.get(name) ?? paintOnce(name, question, signal).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return { bytes: await work, name };
  };
}

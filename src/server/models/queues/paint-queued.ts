import type { ModelId, ProviderAccess } from "../../configuration/read-models.ts";
import { type Answered, isToBeGoneOnWith, type LedgerEntry } from "../call-model.ts";
import { ModelFailure } from "../model-failure.ts";
import { NOTHING_USED, type Usage } from "../prices.ts";
import { bflQueue } from "./bfl-queue.ts";
import { falQueue } from "./fal-queue.ts";
import type { PictureQueue, QueuedPicture } from "./picture-queue.ts";
import { createQueueLine, type QueueLine } from "./queue-line.ts";
import { replicateQueue } from "./replicate-queue.ts";

/** Providers that make pictures in a queue of their own. */
export const QUEUES: Readonly<Partial<Record<ModelId["provider"], PictureQueue>>> = {
  bfl: bflQueue,
  fal: falQueue,
  replicate: replicateQueue,
};

/** A first look soon, since the quickest models need less than a second; then ever more seldom. */
const FIRST_LOOK_MS = 100;
const SELDOMER = 1.5;
const LONGEST_PAUSE_MS = 2_000;
/** A picture that is made is owed: it is fetched again, from an address that is asked for anew, before it is given up. */
const MOST_DOWNLOADS = 3;

/**
 * Has a picture made in a provider's queue, and fetches it at once, since its address soon ends; one that an earlier process
 * has submitted is only waited for. Throws `ModelFailure`.
 */
export async function paintQueued(
  queue: PictureQueue,
  access: ProviderAccess,
  picture: QueuedPicture,
  signal: AbortSignal,
  entry?: LedgerEntry,
): Promise<Answered<Uint8Array>> {
  const line = createQueueLine(queue, access, signal);
  const submitted = entry?.submission ?? (await submit(line, queue, picture));
  await entry?.keep(submitted);
  try {
    const made = { ...NOTHING_USED, pictures: 1, references: picture.references.length };
    return await follow(line, queue, made, submitted);
  } catch (error) {
    const isUnwanted = signal.aborted && !isToBeGoneOnWith(signal);
    const off = isUnwanted ? queue.callOff?.(submitted) : undefined;
    // So that nothing is made, and paid for, in vain.
    if (off) await line.callOff(off.address, off.method);
    throw error;
  }
}

async function submit(line: QueueLine, queue: PictureQueue, picture: QueuedPicture): Promise<unknown> {
  const description = queue.describedAt && (await line.describe(queue.describedAt(picture.model)));
  const { path, headers = {}, body } = queue.submission(picture, description);
  return line.submit(path, headers, body);
}

/** Asks on until there is a picture. */
async function follow(
  line: QueueLine,
  queue: PictureQueue,
  made: Usage,
  submitted: unknown,
): Promise<Answered<Uint8Array>> {
  let step = queue.read(submitted, undefined);
  let asked: string | undefined;
  let downloads = 0;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * SELDOMER, LONGEST_PAUSE_MS)) {
    if ("failure" in step) return { usage: step.made ? made : NOTHING_USED, failure: step.failure };
    let next: string;
    if ("picture" in step) {
      const bytes = await line.download(step.picture);
      if (!(bytes instanceof ModelFailure)) return { usage: made, value: bytes };
      downloads += 1;
      if (downloads === MOST_DOWNLOADS) return { usage: made, failure: bytes };
      next = step.again;
    } else {
      next = step.ask;
    }
    // Another address than the one that was asked is that of something ready.
    if (asked === undefined || next === asked) await line.pause(pause);
    asked = next;
    step = queue.read(await line.ask(asked), asked);
  }
}

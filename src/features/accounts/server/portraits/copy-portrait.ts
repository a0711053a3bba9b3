import type { Database } from "#server/database/database.ts";
import type { JobContext } from "#server/jobs/handle-job.ts";
import { fetchOutside } from "#server/outside/fetch-outside.ts";
import { OutsideRefusal } from "#server/outside/outside-refusal.ts";
import { toPortrait } from "#server/raster/to-portrait.ts";
import { makeId } from "#server/secrets/make-id.ts";
import type { Storage } from "#server/storage/storage.ts";
import { portraitFile } from "./portrait-address.ts";
import { findPortrait, setPortrait } from "./store.ts";

export interface PortraitTools {
  readonly database: Database;
  readonly storage: Storage;
  /** The origin of the local identity server, where it is the one that people sign in with. */
  readonly localPeople: string | undefined;
}

const FETCH = { maxBytes: 3_000_000, timeoutMs: 10_000, accept: "image/webp, image/jpeg, image/png, image/gif" };

/**
 * Copies the picture that a person has at their provider, so that a look at a page of ours tells the provider nothing. It can
 * run twice. What cannot be a picture leaves none; a provider that is down is asked again.
 */
export async function copyPortraitOf(
  tools: PortraitTools,
  userId: string,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<void> {
  const { database, storage } = tools;
  const kept = await findPortrait(database, userId);
  if (!kept || kept.portraitOf === kept.picture) return;
  const bytes = kept.picture === "" ? undefined : await fetchPicture(kept.picture, tools.localPeople, signal, log);
  const portrait = bytes === undefined ? "" : makeId();
  if (bytes !== undefined) await storage.put(portraitFile(userId, portrait), bytes);
  const isNoted = await setPortrait(database, userId, { picture: kept.picture, portrait });
  const useless = isNoted ? kept.portrait : portrait;
  if (useless !== "") await storage.delete(portraitFile(userId, useless));
}

async function fetchPicture(
  address: string,
  trusted: string | undefined,
  signal: AbortSignal,
  log: JobContext["log"],
): Promise<Buffer | undefined> {
  try {
    const { bytes } = await fetchOutside(address, { ...FETCH, signal, trusted });
    return await toPortrait(bytes);
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error;
    log.info({ reason: error.message }, "a provider's picture was left where it is");
    return undefined;
  }
}

import type { QueryClient } from "@tanstack/react-query";
import type { sharingContract } from "#features/sharing/contract.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof sharingContract>();

/** Shares a story with whoever has its link, or takes that back (S14.2), and has it asked for anew. */
export async function setSharing(cache: QueryClient, id: string, shared: boolean): Promise<void> {
  await call("PUT /stories/:id/sharing", { params: { id }, body: { shared } });
  await cache.invalidateQueries({ queryKey: storyKeys.all });
}

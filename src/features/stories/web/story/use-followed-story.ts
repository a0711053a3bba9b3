import { useQuery } from "@tanstack/react-query";
import { storyQuery } from "#features/stories/web/queries.ts";
import { againAfter, asksAgain } from "#features/stories/web/follow-story.ts";

/** A story, asked for every second while it is being made; a lost connection is tried again with back-off. */
export function useFollowedStory(id: string) {
  // Without a network no further try helps; the person is told at once.
  const retry = (failures: number, error: unknown) => navigator.onLine && asksAgain(failures, error);
  return useQuery({ ...storyQuery(id), retry, retryDelay: againAfter });
}

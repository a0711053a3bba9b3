import { useQuery } from "@tanstack/react-query";
import { storyQuery } from "#features/stories/web/queries.ts";
import { againAfter, asksAgain } from "#features/stories/web/follow-story.ts";

/** A story, asked for every second while it is being made; a lost connection is tried again with back-off. */
export function useFollowedStory(id: string) {
  return useQuery({ ...storyQuery(id), retry: asksAgain, retryDelay: againAfter });
}

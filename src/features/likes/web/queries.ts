import { queryOptions, useQuery } from "@tanstack/react-query";
import type { likesContract } from "#features/likes/contract.ts";
import type { StorySummary } from "#features/stories/story.ts";
import { apiOf } from "#web/call/api.ts";
import { TIMINGS } from "#web/timings.ts";

const call = apiOf<typeof likesContract>();

/** The person's three most liked stories; none when they could not be read (S8.23). */
const topStoriesQuery = queryOptions({
  queryKey: ["top-stories"],
  queryFn: async ({ signal }): Promise<StorySummary[]> => {
    try {
      return await call("GET /stories/top-3-by-likes", undefined, { signal });
    } catch (cause) {
      if (!signal.aborted) console.error("The top stories could not be read", cause);
      return [];
    }
  },
  staleTime: TIMINGS.topStoriesThrottle,
});

/** Likes by days of the reader's own time zone (S7.21). */
const likesStatsQuery = (timeZone: string | undefined) =>
  queryOptions({
    queryKey: ["likes-stats", timeZone],
    queryFn: ({ signal }) =>
      call("GET /user/likes-stats", { query: timeZone === undefined ? {} : { timeZone } }, { signal }),
    staleTime: TIMINGS.topStoriesThrottle,
  });

export const useTopStories = () => useQuery(topStoriesQuery);
export const useLikesStats = () => useQuery(likesStatsQuery(readersTimeZone()));

/** The time zone that this device is set to; undefined where the browser does not tell. */
function readersTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined || timeZone === "Etc/Unknown" ? undefined : timeZone;
}

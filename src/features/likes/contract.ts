import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { LikesStats } from "#features/likes/likes.ts";
import { isTimeZone } from "#features/likes/time-zone.ts";
import { StorySummary } from "#features/stories/story.ts";

const TimeZone = z.string().check(z.refine(isTimeZone, { params: { problem: "malformed" } }));

export const likesContract = {
  "POST /stories/:id/like": {
    summary:
      "Like a story or take that back: as `liked` says, or whatever is not so now; the answer is what is so then",
    access: "user",
    params: z.object({ id: z.string() }),
    body: z.object({ liked: z.optional(z.boolean()) }),
    answer: z.boolean(),
    limit: "likes",
  },
  "GET /stories/top-3-by-likes": {
    summary: "The caller's three most liked stories",
    access: "user",
    answer: z.array(StorySummary),
  },
  "GET /user/likes-stats": {
    summary: "Likes that the caller's stories got from others, by days of an IANA time zone (UTC unless given)",
    access: "user",
    query: z.object({ timeZone: z.optional(TimeZone) }),
    answer: LikesStats,
  },
} as const satisfies Contract;

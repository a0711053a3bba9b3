import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

/** May a story be made now (S3.16). */
export const StoryRights = z.object({
  canCreate: z.boolean(),
  /** PRO booklets left. */
  proStorybooks: z.number(),
  secondsUntilNextStory: z.number(),
});
export type StoryRights = z.infer<typeof StoryRights>;

export const membershipContract = {
  "GET /stories/rights": { summary: "May the caller make a story now", access: "user", answer: StoryRights },
} as const satisfies Contract;

import * as z from "zod/mini";

/** Likes of other people on one's stories (S7.21); a day begins at midnight in the reader's time zone. */
export const LikesStats = z.object({
  today: z.number(),
  /** Today and the six days before. */
  last7Days: z.number(),
  /** Today and the 29 days before. */
  last30Days: z.number(),
  total: z.number(),
});
export type LikesStats = z.infer<typeof LikesStats>;

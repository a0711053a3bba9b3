import * as z from "zod/mini";

/** Why a shared story may be reported (S12.3). */
export const REPORT_REASONS = ["frightening", "hateful", "sexual", "personal", "advertising", "other"] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

/** What a person may add to a report, in characters. */
export const REPORT_COMMENT_MAX = 500;

export const Report = z.object({
  id: z.string(),
  storyId: z.string(),
  title: z.string(),
  ownerId: z.string(),
  hidden: z.boolean(),
  shared: z.boolean(),
  shortId: z.string(),
  /** Empty while it has none. */
  coverUrl: z.string(),
  reason: ReportReason,
  comment: z.string(),
  /** ISO date and time. */
  createdAt: z.string(),
});
export type Report = z.infer<typeof Report>;

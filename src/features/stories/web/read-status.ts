import type { StoryStatus } from "#features/stories/story.ts";

/** A story's status as it is shown: absent is completed, case is ignored, anything unknown has failed (S3.21). */
export function readStatus(status: unknown): StoryStatus {
  if (status === undefined) return "completed";
  const word = typeof status === "string" ? status.toLowerCase() : "";
  return word === "pending" || word === "completed" ? word : "failed";
}

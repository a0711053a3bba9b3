import * as z from "zod/mini";
import { defineJob } from "#server/jobs/define-job.ts";

/** Deletes the files of a story that is gone. */
export const deleteFiles = defineJob({
  name: "delete-files",
  payload: z.object({ storyId: z.string() }),
  maxAttempts: 20,
});

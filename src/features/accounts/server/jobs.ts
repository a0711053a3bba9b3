import * as z from "zod/mini";
import { defineJob } from "#server/jobs/define-job.ts";

const payload = z.object({ userId: z.string() });

/** Copies the picture that a person has at their provider, if the copy is not of it already. */
export const copyPortrait = defineJob({ name: "copy-portrait", payload, maxAttempts: 6 });

/** Deletes the copies of a person's pictures once the account is gone. */
export const deletePortraits = defineJob({ name: "delete-portraits", payload, maxAttempts: 20 });

import * as z from "zod/mini";
import { defineJob } from "../jobs/define-job.ts";

/** Sums up old rows of the ledger of models and drops older ones. */
export const tidyModelCalls = defineJob({ name: "tidy-model-calls", payload: z.object({}), maxAttempts: 3 });

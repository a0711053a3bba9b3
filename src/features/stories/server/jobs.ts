import * as z from "zod/mini";
import { defineJob } from "#server/jobs/define-job.ts";

/** Makes the book of a story: writes it, then draws cover and pages. It can run twice, and goes on where it was cut off. */
export const makeBook = defineJob({
  name: "make-book",
  payload: z.object({ storyId: z.string() }),
  maxAttempts: 6,
});

/** Draws pages of a book again in which a figure looks different now; pages that show it as it is are left. */
export const redrawFigure = defineJob({
  name: "redraw-figure",
  payload: z.object({ storyId: z.string(), characterId: z.string(), pages: z.array(z.number()) }),
  maxAttempts: 4,
});

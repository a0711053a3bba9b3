import { checkOrder } from "#features/membership/server/jobs.ts";
import { checkAgain, checkOrderOf } from "#features/membership/server/orders/check-order.ts";
import type { OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { deletePictures } from "#features/pictures/server/delete-pictures.ts";
import { deleteFiles } from "#features/pictures/server/jobs.ts";
import { redrawPages } from "#features/stories/server/editing/redraw-pages.ts";
import { giveStoryUp } from "#features/stories/server/give-story-up.ts";
import { makeBook, redrawFigure } from "#features/stories/server/jobs.ts";
import { makeBookOf, type Workshop } from "#features/stories/server/make-book.ts";
import { handleJob, type JobHandler } from "#server/jobs/handle-job.ts";

/** How every job is done. */
export function jobHandlers(workshop: Workshop & OrderTools): JobHandler[] {
  return [
    handleJob(makeBook, {
      run: ({ storyId }, { signal }) => makeBookOf(workshop, storyId, signal),
      whenGivenUp: ({ storyId }) => giveStoryUp(workshop.database, storyId),
    }),
    // Given up, a page keeps the picture that it has.
    handleJob(redrawFigure, {
      run: ({ storyId, characterId, pages }, { signal }) => redrawPages(workshop, storyId, characterId, pages, signal),
    }),
    handleJob(deleteFiles, { run: ({ storyId }) => deletePictures(workshop.storage, storyId) }),
    handleJob(checkOrder, {
      run: (check, { log }) => checkOrderOf(workshop, check, log),
      whenGivenUp: (check) => checkAgain(workshop, check),
    }),
  ];
}

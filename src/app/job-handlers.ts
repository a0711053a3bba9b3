import { copyPortrait, deletePortraits } from "#features/accounts/server/jobs.ts";
import { copyPortraitOf, type PortraitTools } from "#features/accounts/server/portraits/copy-portrait.ts";
import { portraitsOf } from "#features/accounts/server/portraits/portrait-address.ts";
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
import { tidyModelCalls } from "#server/models/jobs.ts";
import { tidyLedger } from "#server/models/tidy-ledger.ts";

/** How every job is done. */
export function jobHandlers(workshop: Workshop & OrderTools & PortraitTools): JobHandler[] {
  return [
    handleJob(makeBook, {
      run: ({ storyId }, { signal }) => makeBookOf(workshop, storyId, signal),
      whenGivenUp: ({ storyId }) => giveStoryUp(workshop.database, storyId),
    }),
    // Given up, a page keeps the picture that it has.
    handleJob(redrawFigure, {
      run: ({ storyId, characterId, pages }, { signal }) => redrawPages(workshop, storyId, characterId, pages, signal),
    }),
    handleJob(tidyModelCalls, { run: (_, { signal }) => tidyLedger(workshop.database, signal) }),
    handleJob(deleteFiles, { run: ({ storyId }) => deletePictures(workshop.storage, storyId) }),
    // Given up, it is tried again when the person next signs in.
    handleJob(copyPortrait, { run: ({ userId }, context) => copyPortraitOf(workshop, userId, context) }),
    handleJob(deletePortraits, { run: ({ userId }) => workshop.storage.deleteAll(portraitsOf(userId)) }),
    handleJob(checkOrder, {
      run: (check, { log }) => checkOrderOf(workshop, check, log),
      whenGivenUp: (check) => checkAgain(workshop, check),
    }),
  ];
}

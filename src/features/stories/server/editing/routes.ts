import type { editingContract } from "#features/stories/editing-contract.ts";
import { changeCast } from "#features/stories/server/editing/change-cast.ts";
import { changeLevel } from "#features/stories/server/editing/change-level.ts";
import { drawAnother, type Redrawn } from "#features/stories/server/editing/draw-another.ts";
import { editPicture } from "#features/stories/server/editing/edit-picture.ts";
import type { PictureTools } from "#features/stories/server/editing/picture-work.ts";
import { retryPage } from "#features/stories/server/editing/retry-page.ts";
import { saveDrawingInstructions } from "#features/stories/server/editing/save-drawing-instructions.ts";
import { savePageText } from "#features/stories/server/editing/save-page-text.ts";
import { saveSecondText, saveSecondTitle } from "#features/stories/server/editing/save-second-text.ts";
import { dropSecondLanguage, translateStory } from "#features/stories/server/editing/translate-story.ts";
import { saveTitle } from "#features/stories/server/editing/save-title.ts";
import { selectPicture } from "#features/stories/server/editing/select-picture.ts";
import { showEditedCover, showEditedPage } from "#features/stories/server/editing/show-edited-page.ts";
import { undoChange } from "#features/stories/server/editing/undo-change.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { createStoryReader } from "#features/stories/server/read-story.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { RedrawnCover, RedrawnPage } from "#features/stories/editing-contract.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Handlers } from "#server/http/handler.ts";

export type EditingTools = PictureTools & { readonly writer: Writer };

const pageOf = (params: { readonly id: string; readonly pageId: string }, { userId }: Caller) => ({
  storyId: params.id,
  page: params.pageId,
  userId,
});
const coverOf = ({ id }: { readonly id: string }, { userId }: Caller) =>
  ({ storyId: id, page: COVER, userId }) as const;

export function editingRoutes(tools: EditingTools): Handlers<typeof editingContract> {
  const { database } = tools;
  const reader = createStoryReader(database);
  const showPage = async ({ notUnderstood, ...edited }: Redrawn): Promise<RedrawnPage> => ({
    ...(await showEditedPage(database, edited)),
    notUnderstood: [...notUnderstood],
  });
  const showCover = async ({ notUnderstood, ...edited }: Redrawn): Promise<RedrawnCover> => ({
    ...(await showEditedCover(database, edited)),
    notUnderstood: [...notUnderstood],
  });
  return {
    "PUT /stories/:id/title": ({ params, body }, { caller, ifMatch }) =>
      saveTitle(database, { storyId: params.id, userId: caller.userId }, body.title, ifMatch),
    "PUT /stories/:id/pages/:pageId/text": ({ params, body }, { caller, ifMatch }) =>
      savePageText(database, pageOf(params, caller), body.text, ifMatch),
    "PUT /stories/:id/pages/:pageId/level": ({ params, body }, { caller, ifMatch, signal }) =>
      changeLevel(tools, pageOf(params, caller), body.direction, ifMatch, signal),
    "PUT /stories/:id/secondLanguage": async ({ params, body }, { caller, signal }) => {
      await translateStory(tools, { storyId: params.id, userId: caller.userId }, body, signal);
      return reader.read(params.id, caller.userId);
    },
    "DELETE /stories/:id/secondLanguage": async ({ params }, { caller }) => {
      await dropSecondLanguage(database, { storyId: params.id, userId: caller.userId });
      return reader.read(params.id, caller.userId);
    },
    "PUT /stories/:id/secondLanguage/title": ({ params, body }, { caller }) =>
      saveSecondTitle(database, { storyId: params.id, userId: caller.userId }, body.title),
    "PUT /stories/:id/pages/:pageId/secondText": ({ params, body }, { caller, ifMatch }) =>
      saveSecondText(database, pageOf(params, caller), body.text, ifMatch),
    "POST /stories/:id/undo": async ({ params }, { caller }) => {
      const undone = await undoChange(database, params.id, caller.userId);
      return { undone: undone ?? null, ...(await reader.read(params.id, caller.userId)) };
    },
    "PUT /stories/:id/pages/:pageId/userDrawingInstructions": ({ params, body }, { caller, language, signal }) =>
      saveDrawingInstructions(tools, pageOf(params, caller), body.userDrawingInstructions, language, signal),
    "PUT /stories/:id/cover/userDrawingInstructions": ({ params, body }, { caller, language, signal }) =>
      saveDrawingInstructions(tools, coverOf(params, caller), body.userDrawingInstructions, language, signal),
    "POST /stories/:id/pages/:pageId/image": async ({ params }, { caller, language, signal }) =>
      showPage(await drawAnother(tools, pageOf(params, caller), language, signal)),
    "POST /stories/:id/cover/image": async ({ params }, { caller, language, signal }) =>
      showCover(await drawAnother(tools, coverOf(params, caller), language, signal)),
    "PUT /stories/:id/pages/:pageId/edit": async ({ params, body }, { caller, language, signal }) =>
      showPage(await editPicture(tools, pageOf(params, caller), body.instructions, language, signal)),
    "PUT /stories/:id/cover/edit": async ({ params, body }, { caller, language, signal }) =>
      showCover(await editPicture(tools, coverOf(params, caller), body.instructions, language, signal)),
    "PUT /stories/:id/pages/:pageId/image/:imageId": async ({ params }, { caller }) =>
      showEditedPage(database, await selectPicture(database, pageOf(params, caller), params.imageId)),
    "PUT /stories/:id/cover/image/:imageId": async ({ params }, { caller }) =>
      showEditedCover(database, await selectPicture(database, coverOf(params, caller), params.imageId)),
    "POST /stories/:id/pages/:pageId/retry": async ({ params }, { caller, signal }) =>
      showEditedPage(database, await retryPage(tools, pageOf(params, caller), signal)),
    "PUT /stories/:id/cast/:characterId": ({ params, body }, { caller }) =>
      changeCast(database, { storyId: params.id, characterId: params.characterId, userId: caller.userId }, body),
  };
}

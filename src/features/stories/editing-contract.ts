import * as z from "zod/mini";
import { CastCard, Colour, FIGURE_KINDS, Garment } from "#book/cast-card.ts";
import { LANGUAGES } from "#book/languages.ts";
import { countSigns } from "#book/count-signs.ts";
import type { Contract } from "#contract/endpoint.ts";
import { LIMITS } from "#contract/limits.ts";
import { Cover, Story, StoryPage, StoryStatus } from "#features/stories/story.ts";

const byId = z.object({ id: z.string() });
/** Pages count from 0; one that the story does not have is a 404. */
const byPage = z.object({ id: z.string(), pageId: z.string() });

/** A title that can be saved: 3 to 99 signs once trimmed and composed (S5.1). */
export const SavedTitle = z.string().check(
  z.trim(),
  z.normalize("NFC"),
  z.refine((title) => countSigns(title) >= LIMITS.title.min, {
    params: { problem: "too_short", min: LIMITS.title.min },
  }),
  z.refine((title) => countSigns(title) <= LIMITS.title.max, {
    params: { problem: "too_long", max: LIMITS.title.max },
  }),
);

const PageText = z.string().check(z.trim(), z.normalize("NFC"), z.minLength(1), z.maxLength(LIMITS.pageText.max));
const Instructions = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.instructions.max));
const DrawingInstructions = z.object({
  userDrawingInstructions: z.string().check(z.trim(), z.maxLength(LIMITS.instructions.max)),
});

/** What of an instruction could not be drawn, in the words that it was said with: the rest was done. */
const notUnderstood = z.array(z.string());
const KeptInstructions = z.object({ userDrawingInstructions: z.string(), notUnderstood });

/** A page or the cover with its pictures after one was drawn. */
export const RedrawnPage = z.extend(StoryPage, { notUnderstood });
export type RedrawnPage = z.infer<typeof RedrawnPage>;
export const RedrawnCover = z.extend(Cover, { notUnderstood });
export type RedrawnCover = z.infer<typeof RedrawnCover>;

/**
 * How somebody is to look; what is absent stays, null takes it away. `page` is the page to redraw, from 0, or -1 for the
 * cover.
 */
export const CastChange = z.object({
  kind: z.optional(z.enum(FIGURE_KINDS)),
  age: z.optional(CastCard.shape.age),
  colour: z.optional(z.nullable(Colour)),
  hair: z.optional(z.nullable(CastCard.shape.hair)),
  skin: z.optional(z.nullable(CastCard.shape.skin)),
  garment: z.optional(z.object({ kind: z.optional(Garment), colour: z.optional(Colour) })),
  looks: z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.characterDescription.max))),
  redraw: z._default(z.enum(["all", "page"]), "all"),
  page: z.optional(z.int()),
});
export type CastChange = z.infer<typeof CastChange>;

export const editingContract = {
  "PUT /stories/:id/title": {
    summary: "Give a story another title; If-Match takes the story's version",
    access: "user",
    params: byId,
    body: z.object({ title: SavedTitle }),
    answer: z.object({ title: z.string() }),
  },
  "PUT /stories/:id/pages/:pageId/text": {
    summary: "Give a page other words; If-Match takes the page's version",
    access: "user",
    params: byPage,
    body: z.object({ text: PageText }),
    answer: StoryPage,
  },
  "PUT /stories/:id/pages/:pageId/level": {
    summary: "Tell a page again, simpler or richer; If-Match takes the page's version",
    access: "user",
    params: byPage,
    body: z.object({ direction: z.enum(["simpler", "richer"]) }),
    answer: StoryPage,
  },
  "PUT /stories/:id/secondLanguage": {
    summary: "Tell a story in a second language; pages that nobody but a person can tell are left open",
    access: "user",
    params: byId,
    body: z.object({
      language: z.enum(LANGUAGES),
      /** What the story is about, in that language; asked for where it cannot be carried over. */
      idea: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.instructions.max))),
    }),
    answer: z.object({ story: Story, status: StoryStatus }),
  },
  "DELETE /stories/:id/secondLanguage": {
    summary: "Take a story's second language away, with its words",
    access: "user",
    params: byId,
    answer: z.object({ story: Story, status: StoryStatus }),
  },
  "PUT /stories/:id/secondLanguage/title": {
    summary: "Give a story a title in its second language",
    access: "user",
    params: byId,
    body: z.object({ title: SavedTitle }),
    answer: z.object({ title: z.string() }),
  },
  "PUT /stories/:id/pages/:pageId/secondText": {
    summary: "Give a page words in the second language; If-Match takes the version of those words",
    access: "user",
    params: byPage,
    body: z.object({ text: PageText }),
    answer: StoryPage,
  },
  "POST /stories/:id/undo": {
    summary: "Take back the last change of text, title or selected picture",
    access: "user",
    params: byId,
    answer: z.object({
      /** Null when nothing is left to be taken back; the cover is page -1. */
      undone: z.nullable(z.object({ what: z.enum(["title", "text", "selection"]), page: z.number() })),
      story: Story,
      status: StoryStatus,
    }),
  },
  "PUT /stories/:id/pages/:pageId/userDrawingInstructions": {
    summary: "Keep what the next pictures of a page are to show",
    access: "user",
    params: byPage,
    body: DrawingInstructions,
    answer: KeptInstructions,
  },
  "PUT /stories/:id/cover/userDrawingInstructions": {
    summary: "Keep what the next pictures of the cover are to show",
    access: "user",
    params: byId,
    body: DrawingInstructions,
    answer: KeptInstructions,
  },
  "POST /stories/:id/pages/:pageId/image": {
    summary: "Draw one more picture of a page and select it",
    access: "user",
    params: byPage,
    answer: RedrawnPage,
  },
  "POST /stories/:id/cover/image": {
    summary: "Draw one more picture of the cover and select it",
    access: "user",
    params: byId,
    answer: RedrawnCover,
  },
  "PUT /stories/:id/pages/:pageId/edit": {
    summary: "Change a page's picture as instructed; the new one comes last and is selected",
    access: "user",
    params: byPage,
    body: z.object({ instructions: Instructions }),
    answer: RedrawnPage,
  },
  "PUT /stories/:id/cover/edit": {
    summary: "Change the cover's picture as instructed; the new one comes first and is selected",
    access: "user",
    params: byId,
    body: z.object({ instructions: Instructions }),
    answer: RedrawnCover,
  },
  "PUT /stories/:id/pages/:pageId/image/:imageId": {
    summary: "Select a picture of a page by its place in imageUrls",
    access: "user",
    params: z.object({ id: z.string(), pageId: z.string(), imageId: z.string() }),
    answer: StoryPage,
  },
  "PUT /stories/:id/cover/image/:imageId": {
    summary: "Select a picture of the cover by its place in imageUrls",
    access: "user",
    params: z.object({ id: z.string(), imageId: z.string() }),
    answer: Cover,
  },
  "POST /stories/:id/pages/:pageId/retry": {
    summary: "Draw a page that could not be drawn",
    access: "user",
    params: byPage,
    answer: StoryPage,
  },
  "PUT /stories/:id/cast/:characterId": {
    summary: "Change how somebody looks, and draw all their pages again, or one",
    access: "user",
    params: z.object({ id: z.string(), characterId: z.string() }),
    body: CastChange,
    answer: z.object({ card: CastCard, redrawing: z.array(z.number()) }),
  },
} as const satisfies Contract;

import * as z from "zod/mini";
import { CastCard } from "#book/cast-card.ts";
import { CharacterType, Complexity, Environment, Genre, PageCount, Theme } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { countSigns } from "#book/count-signs.ts";
import { LIMITS } from "#contract/limits.ts";

/** A character as the parent names it (S3.7). */
export const Character = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.characterName.max)),
  description: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.characterDescription.max)), ""),
});
export type Character = z.infer<typeof Character>;

/** A title at Create: empty, and the author finds one (S3.8), or one that can be saved. */
const TitleAtCreate = z.string().check(
  z.trim(),
  z.normalize("NFC"),
  z.refine((title) => title === "" || countSigns(title) >= LIMITS.title.min, {
    params: { problem: "too_short", min: LIMITS.title.min },
  }),
  z.refine((title) => countSigns(title) <= LIMITS.title.max, {
    params: { problem: "too_long", max: LIMITS.title.max },
  }),
);

/** What a parent hands over to have a story made (S3.8). */
export const StoryForm = z.object({
  title: z._default(TitleAtCreate, ""),
  language: z._default(z.enum(LANGUAGES), "en"),
  pages: z._default(PageCount, 8),
  characters: z._default(z.array(Character).check(z.maxLength(LIMITS.characters.max)), []),
  story: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.idea.max)),
  characterType: z._default(CharacterType, "Animals"),
  environment: z._default(Environment, "EnchantedForest"),
  genre: z._default(Genre, "Fairytale"),
  theme: z._default(Theme, "Friendship"),
  complexity: z._default(Complexity, "Spark"),
});
export type StoryForm = z.infer<typeof StoryForm>;

/** The form before anybody has typed (S3.8–S3.15). */
export const EMPTY_FORM: StoryForm = {
  title: "",
  language: "en",
  pages: 8,
  characters: [],
  story: "",
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Spark",
};

/** How sure the reading of an idea is of a field, from 0 to 1 (S10.1). */
export const Confidence = z.number().check(z.minimum(0), z.maximum(1));

/** What an idea was read as (S7.5); the browser merges it with `EMPTY_FORM`. */
export const Analysis = z.object({
  title: z.string(),
  language: z.enum(LANGUAGES),
  pages: PageCount,
  characters: z.array(Character),
  characterType: CharacterType,
  environment: Environment,
  genre: Genre,
  theme: Theme,
  complexity: Complexity,
  confidence: z.object({
    title: Confidence,
    language: Confidence,
    pages: Confidence,
    characters: Confidence,
    characterType: Confidence,
    environment: Confidence,
    genre: Confidence,
    theme: Confidence,
    complexity: Confidence,
  }),
});
export type Analysis = z.infer<typeof Analysis>;

export const StoryStatus = z.enum(["pending", "completed", "failed"]);
export type StoryStatus = z.infer<typeof StoryStatus>;

export const PageStatus = z.enum(["pending", "ready", "failed"]);
export type PageStatus = z.infer<typeof PageStatus>;

/**
 * A story on the shelf (S3.3). `coverUrl` is empty until a cover is drawn; `pagesDone` counts drawn pages, the cover not
 * counted.
 */
export const StorySummary = z.object({
  id: z.string(),
  shortId: z.string(),
  title: z.string(),
  coverUrl: z.string(),
  likes: z.number(),
  createdAt: z.string(),
  status: StoryStatus,
  pages: z.number(),
  pagesDone: z.number(),
  shared: z.boolean(),
  /** Kept from all but its owner by an administrator (S12.3). */
  hidden: z.boolean(),
});
export type StorySummary = z.infer<typeof StorySummary>;

/** Alternatives and the selected one; the selected address is `imageUrls[selectedImageIndex]` (S3.20). */
const pictureFields = {
  imageUrl: z.string(),
  imageUrls: z.array(z.string()),
  selectedImageIndex: z.number(),
  userDrawingInstructions: z.string(),
  alt: z.string(),
  status: PageStatus,
};

/** The cover of a story (S3.5); its text is the story's title. */
export const Cover = z.object(pictureFields);
export type Cover = z.infer<typeof Cover>;

/** A page's words in the story's second language (S13.6). */
export const SecondText = z.object({
  text: z.string(),
  /** The page's own words have changed since. */
  isOlder: z.boolean(),
  version: z.number(),
});
export type SecondText = z.infer<typeof SecondText>;

/** A page of a story (S3.6). */
export const StoryPage = z.object({
  ...pictureFields,
  text: z.string(),
  annotationUrl: z.string(),
  /** The reading level that the words are measured at. */
  level: Complexity,
  version: z.number(),
  /** Absent where the page is told in one language alone. */
  second: z.nullable(SecondText),
});
export type StoryPage = z.infer<typeof StoryPage>;

/** A story whole (S3.4). */
export const Story = z.object({
  id: z.string(),
  shortId: z.string(),
  title: z.string(),
  status: StoryStatus,
  language: z.enum(LANGUAGES),
  complexity: Complexity,
  /** The language that the book is told in besides; the title is empty where there is none yet. */
  second: z.nullable(z.object({ language: z.enum(LANGUAGES), title: z.string(), isTitleOlder: z.boolean() })),
  shared: z.boolean(),
  /** Kept from all but its owner by an administrator (S12.3). */
  hidden: z.boolean(),
  pagesDone: z.number(),
  cast: z.array(CastCard),
  version: z.number(),
  cover: Cover,
  pages: z.array(StoryPage),
  createdBy: z.string(),
  createdByPicture: z.string(),
  canEdit: z.boolean(),
  canEditTitle: z.boolean(),
  isLiked: z.boolean(),
  likes: z.number(),
  createdAt: z.string(),
});
export type Story = z.infer<typeof Story>;

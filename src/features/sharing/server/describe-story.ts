import type { Language } from "#book/languages.ts";
import { Fault } from "#contract/fault.ts";
import { type LinkPreview, linkTags, pictureAhead } from "#features/sharing/server/link-tags.ts";
import type { StoryReader } from "#features/stories/server/read-story.ts";
import type { Story } from "#features/stories/story.ts";
import { PICTURE_SIZES } from "#book/format.ts";
import { NARROW_SIZES, WIDE_SIZES } from "#features/reading/picture-widths.ts";
import { renditionOf } from "#features/pictures/picture.ts";
import { say } from "#messages/say.ts";

export interface PageTags {
  readonly tags: string;
  readonly status: 200 | 404;
}

/**
 * What a link to a story shows (S14.1): a shared one its title, its author's first name, its cover and language; any
 * other, whether it is private or was never there, the same neutral words and 404.
 */
export async function describeStory(
  stories: StoryReader,
  origin: string,
  id: string,
  language: Language,
): Promise<PageTags> {
  const story = await findShared(stories, id);
  if (!story) return { tags: linkTags(neutral(origin, language)), status: 404 };
  return { tags: linkTags(previewOf(story, origin)) + coverAhead(story.cover.imageUrl), status: 200 };
}

/** A story as somebody sees it who is not signed in. */
async function findShared(stories: StoryReader, id: string): Promise<Story | undefined> {
  try {
    return (await stories.read(id, undefined)).story;
  } catch (error) {
    if (error instanceof Fault && error.code === "story.not_found") return undefined;
    throw error;
  }
}

function previewOf({ title, language, createdBy, shortId, cover }: Story, origin: string): LinkPreview {
  const { t } = say(language);
  const [name = ""] = createdBy.trim().split(/\s+/, 1);
  return {
    kind: "book",
    title,
    description: name === "" ? t("preview.description.plain") : t("preview.description", { name }),
    language,
    url: `${origin}/stories/${shortId}`,
    ...(cover.imageUrl !== "" && {
      image: { url: origin + cover.imageUrl.replace("/screen.webp", "/preview.jpg"), alt: cover.alt },
    }),
  };
}

/** Has the browser fetch the cover beside the app: it is the largest thing that a reader will see first. */
function coverAhead(url: string): string {
  if (url === "") return "";
  const candidates = (["small", "screen"] as const).map((size) => ({
    url: renditionOf(url, size),
    width: PICTURE_SIZES[size].width,
  }));
  return (
    pictureAhead({ candidates, media: "(width < 768px)", sizes: NARROW_SIZES }) +
    pictureAhead({ candidates, media: "(width >= 768px)", sizes: WIDE_SIZES })
  );
}

function neutral(origin: string, language: Language): LinkPreview {
  return {
    kind: "website",
    title: "Basmia",
    description: say(language).t("preview.neutral"),
    language,
    url: `${origin}/`,
  };
}

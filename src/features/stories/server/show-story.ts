import { portraitAddress } from "#features/accounts/server/portraits/portrait-address.ts";
import { approveShownName } from "#features/safety/approve.ts";
import { NOT_WRITTEN, type ShownBook } from "#features/stories/server/show-book.ts";
import type { StoryHead } from "#features/stories/server/store.ts";
import type { Story, StoryPage } from "#features/stories/story.ts";

/** A story as the API hands it out (S3.4), from its own row and its book; who may see it is settled before. */
export function showStory(head: StoryHead, book: ShownBook, viewerId: string | undefined): Story {
  const isOwner = viewerId !== undefined && viewerId === head.ownerId;
  return {
    id: head.id,
    shortId: head.shortId,
    title: head.title,
    status: head.status,
    language: head.language,
    complexity: head.complexity,
    second: head.secondLanguage && {
      language: head.secondLanguage,
      title: head.secondTitle,
      isTitleOlder: head.secondTitle !== "" && head.secondTitleOf < head.titleVersion,
    },
    shared: head.shared,
    hidden: head.hidden,
    pagesDone: book.pagesDone,
    cast: head.cast,
    version: head.version,
    cover: book.cover,
    pages: [...book.pages, ...unwritten(head, book.pages.length)],
    createdBy: approveShownName(head.ownerName),
    createdByPicture: portraitAddress(head.ownerId, head.ownerPortrait),
    canEdit: isOwner,
    canEditTitle: isOwner && head.status !== "pending",
    isLiked: head.isLiked,
    likes: head.likeCount,
    createdAt: head.createdAt.toISOString(),
  };
}

/** Pages that are to come: a reader sees from the start how long the book will be. */
function unwritten({ pageCount, complexity }: StoryHead, written: number): StoryPage[] {
  return Array.from({ length: Math.max(0, pageCount - written) }, () => ({
    ...NOT_WRITTEN,
    text: "",
    annotationUrl: "",
    level: complexity,
    version: 0,
    second: null,
  }));
}

import { lazyWithWords, loadWords } from "#web/messages/words-of.tsx";
import { session } from "#web/session/browser-session.ts";

const WORDS = ["story", "editing"] as const;
const loadPageTools = async () => (await import("./page-tools.tsx")).PageTools;
const loadPictureChoice = async () => (await import("./picture-choice.tsx")).PictureChoice;
const loadRetryPicture = async () => (await import("./retry-picture.tsx")).RetryPicture;
const loadStoryTools = async () => (await import("../story/story-tools.tsx")).StoryTools;

// Those who are signed in may need them with the book's first page, and have them begun beside the book.
if (session.token() !== null) {
  void Promise.all([
    loadStoryTools(),
    loadPageTools(),
    loadPictureChoice(),
    loadRetryPicture(),
    loadWords(WORDS),
  ]).catch(() => undefined);
}

// What only an owner has around a book is no weight for those who read it. The build makes one piece of them.
export const PageTools = lazyWithWords(loadPageTools, WORDS);
export const PictureChoice = lazyWithWords(loadPictureChoice, WORDS);
export const RetryPicture = lazyWithWords(loadRetryPicture, WORDS);
export const StoryTools = lazyWithWords(loadStoryTools, WORDS);
export const OpenTool = lazyWithWords(async () => (await import("./open-tool.tsx")).default, [...WORDS, "choices"]);
export const EditTitle = lazyWithWords(async () => (await import("./edit-title.tsx")).default, WORDS);

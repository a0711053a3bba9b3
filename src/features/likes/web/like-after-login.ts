import { tabStore } from "#web/session/browser-session.ts";

/** Name in session storage: the id of a story that is to be liked once its reader has signed in. */
const NAME = "likeAfterLogin";

export const likeAfterLogin = {
  remember: (storyId: string): void => tabStore.setItem(NAME, storyId),
  forget: (): void => tabStore.removeItem(NAME),
  /** Whether this story was to be liked; said once. */
  take(storyId: string): boolean {
    if (tabStore.getItem(NAME) !== storyId) return false;
    tabStore.removeItem(NAME);
    return true;
  },
};

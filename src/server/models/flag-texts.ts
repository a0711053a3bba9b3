/**
 * Which of the texts a moderation model stops at. While it is down it waits and tries again, and then throws
 * `ModelFailure`: nothing passes unread.
 */
export type FlagTexts = (
  texts: readonly string[],
  signal: AbortSignal,
  storyId?: string,
) => Promise<readonly boolean[]>;

import type { StoryRights } from "#features/membership/contract.ts";
import { allowanceOf, type Subscribed } from "#features/membership/plans.ts";

/** What decides whether a person may make a story now. Times in milliseconds since 1970. */
export interface Standing extends Subscribed {
  readonly proBooklets: number;
  /** When the last story was made that started the wait. */
  readonly lastFreeStoryAt: number | undefined;
}

/** Seconds until the person's plan lets the next story be made, rounded up; 0 when there is nothing to wait for. */
function secondsToWait(standing: Standing, waitSeconds: number, now: number): number {
  if (standing.lastFreeStoryAt === undefined || !allowanceOf(standing, now).waitsBetweenStories) return 0;
  return Math.max(0, Math.ceil((standing.lastFreeStoryAt + waitSeconds * 1000 - now) / 1000));
}

/** May the person make a story now (S3.16, S4.33): with a subscription, after the wait, or with a PRO booklet. */
export function rightsOf(standing: Standing, waitSeconds: number, now: number): StoryRights {
  const wait = secondsToWait(standing, waitSeconds, now);
  return {
    canCreate: wait === 0 || standing.proBooklets > 0,
    proStorybooks: standing.proBooklets,
    secondsUntilNextStory: wait,
  };
}

/** What a creation uses up: nothing with a subscription, one PRO booklet, or the free story that starts the wait. */
export type SpentRight = "subscription" | "booklet" | "free";

/**
 * The right that a creation would use up, or why there is none: `pro-option` when only its PRO options stand in the way,
 * `none` when the wait does (S4.33).
 */
export function rightFor(
  standing: Standing,
  usesProOptions: boolean,
  waitSeconds: number,
  now: number,
): SpentRight | "pro-option" | "none" {
  const { waitsBetweenStories, proOptions } = allowanceOf(standing, now);
  if (!waitsBetweenStories && proOptions === "included") return "subscription";
  const waiting = secondsToWait(standing, waitSeconds, now) > 0;
  if (!usesProOptions && !waiting) return "free";
  if (standing.proBooklets > 0) return "booklet";
  return waiting ? "none" : "pro-option";
}

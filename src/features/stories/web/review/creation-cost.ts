import type { StoryRights } from "#features/membership/contract.ts";

/** What making a story would use up, or what stands in the way (S4.33). */
export type CreationCost =
  | { readonly kind: "included" | "free" | "booklet-for-options" | "booklet-for-wait" | "no-booklet-for-options" }
  | { readonly kind: "wait"; readonly seconds: number };

/** Foresees the server's decision from the rights that it gave; the server decides. */
export function creationCost(rights: StoryRights, isPro: boolean, usesProOptions: boolean): CreationCost {
  if (isPro) return { kind: "included" };
  const seconds = rights.secondsUntilNextStory;
  if (seconds <= 0 && !usesProOptions) return { kind: "free" };
  if (rights.proStorybooks > 0) return { kind: usesProOptions ? "booklet-for-options" : "booklet-for-wait" };
  return seconds > 0 ? { kind: "wait", seconds } : { kind: "no-booklet-for-options" };
}

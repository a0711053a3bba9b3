/** Title of the story whose deletion the navigation to home reports; undefined when it reports none (S2.22). */
export function deletedTitle(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const { storyDeleted, deletedStoryTitle } = state as { storyDeleted?: unknown; deletedStoryTitle?: unknown };
  if (storyDeleted !== true) return undefined;
  return typeof deletedStoryTitle === "string" ? deletedStoryTitle : "";
}

import type { Analysis, StoryForm } from "#features/stories/story.ts";
import { settleForm } from "./settle-form.ts";

/** How sure the reading of an idea was, field by field. */
export type Confidences = Analysis["confidence"];

/** What `/new` hands to `/review` in the history entry's state, so that a reload keeps it (S2.3). */
export interface HandedOver {
  readonly form: StoryForm;
  readonly confidence?: Confidences;
  /** The story that was made from the form; the screen waits for it. */
  readonly creating?: string;
}

/** The state of `/review`'s history entry; undefined when the address was opened without one. */
export function readHandedOver(state: unknown): HandedOver | undefined {
  if (typeof state !== "object" || state === null || !("form" in state)) return undefined;
  const { form } = state;
  if (typeof form !== "object" || form === null) return undefined;
  return { ...(state as HandedOver), form: settleForm(form as StoryForm) };
}

/** The idea that `/new` keeps in its own history entry, to be there again on the way back. */
export function readIdea(state: unknown): string {
  if (typeof state !== "object" || state === null || !("idea" in state)) return "";
  return typeof state.idea === "string" ? state.idea : "";
}

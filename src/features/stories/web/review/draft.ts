import type { StoryForm } from "#features/stories/story.ts";
import type { KeyValues } from "#web/session/storage.ts";
import type { Confidences } from "./handed-over.ts";
import { settleForm } from "./settle-form.ts";

/** A form that has not become a story yet, and the key under which it was last sent (S2.43). */
export interface Draft {
  readonly form: StoryForm;
  readonly confidence?: Confidences | undefined;
  readonly sent?: SentForm | undefined;
  /** The history entry that it was typed in: a reload there goes on with it, a new idea does not. */
  readonly entry?: string | undefined;
}

/** What was sent, and its idempotency key. */
export interface SentForm {
  readonly key: string;
  readonly form: string;
}

/** Drafts of one user; two people at one device do not see each other's. */
const nameOf = (user: string) => `draft:${user}`;

export function readDraft(store: KeyValues, user: string): Draft | undefined {
  const json = store.getItem(nameOf(user));
  if (json === null) return undefined;
  try {
    const draft = JSON.parse(json) as Partial<Draft> | null;
    if (typeof draft?.form !== "object" || draft.form === null) return undefined;
    return { ...(draft as Draft), form: settleForm(draft.form) };
  } catch {
    return undefined;
  }
}

export function keepDraft(store: KeyValues, user: string, draft: Draft): void {
  store.setItem(nameOf(user), JSON.stringify(draft));
}

export function dropDraft(store: KeyValues, user: string): void {
  store.removeItem(nameOf(user));
}

/**
 * The key to send a form with: the same for the same form, so that a repeated Create makes one story; a new one when
 * anything in it has changed.
 */
export function keyFor(form: StoryForm, before: SentForm | undefined, makeKey: () => string): SentForm {
  const text = JSON.stringify(form);
  return before?.form === text ? before : { key: makeKey(), form: text };
}

/** 128 random bits; the browser's own generator of identifiers is there in secure pages only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

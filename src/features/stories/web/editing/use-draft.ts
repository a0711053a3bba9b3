import { useState } from "react";
import { localStore } from "#web/session/browser-session.ts";
import { type Draft, isConflict, readDrafts, withDraft } from "./drafts.ts";

/** Name in local storage. */
const NAME = "drafts";

const findDraft = (name: string): Draft | undefined => readDrafts(localStore.getItem(NAME))[name];
const keepDraft = (name: string, draft: Draft | undefined): void =>
  localStore.setItem(NAME, JSON.stringify(withDraft(readDrafts(localStore.getItem(NAME)), name, draft)));

export interface UsedDraft {
  /** What stands in the field. */
  readonly text: string;
  /** There are words that are not saved. */
  readonly changed: boolean;
  /** They were not typed just now, but found again. */
  readonly found: boolean;
  /** What was begun on is another text by now, written elsewhere. */
  readonly conflict: boolean;
  readonly write: (text: string) => void;
  /** Lets go of the words; with `text`, only if they are still these. */
  readonly drop: (text?: string) => void;
  /** The words are wanted over whatever stands in the book now. */
  readonly rebase: () => void;
}

/**
 * What is typed into a field whose saved text is `saved`, kept on this device with every key, so that neither a reload nor
 * a closed window nor an ended session loses it.
 */
export function useDraft(name: string, saved: string): UsedDraft {
  const [draft, setDraft] = useState(() => findDraft(name));
  const [found, setFound] = useState(draft !== undefined);

  const hold = (next: Draft | undefined) => {
    setDraft(next);
    keepDraft(name, next);
  };
  return {
    text: draft?.text ?? saved,
    changed: draft !== undefined && draft.text.trim() !== saved,
    found,
    conflict: draft !== undefined && isConflict(draft, saved),
    write: (text) => {
      setFound(false);
      hold(text === saved ? undefined : { text, base: draft?.base ?? saved, at: Date.now() });
    },
    drop: (text) => {
      const kept = findDraft(name);
      if (text === undefined || kept?.text === text) keepDraft(name, undefined);
      setDraft((now) => (text === undefined || now?.text === text ? undefined : now && { ...now, base: text }));
      setFound(false);
    },
    rebase: () => {
      if (draft) hold({ ...draft, base: saved });
    },
  };
}

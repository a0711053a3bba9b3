/** Words that were typed and are not saved yet. */
export interface Draft {
  readonly text: string;
  /** What stood in the book when they were begun: another text there by now is somebody else's. */
  readonly base: string;
  /** When they were last typed at, in milliseconds since 1970. */
  readonly at: number;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** Drafts that are kept; of more, the oldest go. */
const MOST = 40;

export function readDrafts(json: string | null): Drafts {
  try {
    const kept: unknown = JSON.parse(json ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
  } catch {
    return {};
  }
}

/** The drafts with one more, or without one. */
export function withDraft(drafts: Drafts, name: string, draft: Draft | undefined): Drafts {
  const { [name]: _, ...others } = drafts;
  if (draft === undefined) return others;
  const newest = Object.entries(others).toSorted(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries([[name, draft], ...newest.slice(0, MOST - 1)]);
}

/** Whether somebody else has changed in the meantime what a draft was begun on. */
export function isConflict({ text, base }: Draft, saved: string): boolean {
  return saved !== base && saved !== text.trim();
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { text, base, at } = value as Partial<Draft>;
  return typeof text === "string" && typeof base === "string" && typeof at === "number";
}

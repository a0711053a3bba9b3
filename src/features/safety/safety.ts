declare const approved: unique symbol;

/** A value that has passed the safety gate; only `approve.ts` makes one. Writers and painters take nothing else (S12.1). */
export type Approved<T> = T & { readonly [approved]: true };

/** What a person can type: every kind passes the gate. */
export const TEXT_KINDS = [
  "idea",
  "story text",
  "character name",
  "character description",
  "title",
  "page text",
  "drawing instructions",
  "edit instructions",
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Why a text is refused. */
export type RefusalReason =
  | "sexual"
  | "profanity"
  | "hate"
  | "selfharm"
  | "gore"
  | "drugs"
  | "danger"
  | "brand"
  | "injection"
  | "personal";

/** What the gate says of a text. */
export type Verdict =
  | { readonly kind: "pass" }
  /** `text` tells the same more gently; `words` were replaced. */
  | { readonly kind: "soften"; readonly text: string; readonly words: readonly string[] }
  /** `words`, as they were typed, are what has to change. */
  | { readonly kind: "block"; readonly reasons: readonly RefusalReason[]; readonly words: readonly string[] };

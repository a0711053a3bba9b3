/** Where in the making of a book a model is called, as the ledger has it; a test looks at the prompts of every one. */
export const MODEL_STEPS = [
  "analysis",
  "plan",
  "page",
  "level",
  "translation",
  "sheet",
  "cover",
  "picture",
  "edit",
  "instructions",
  "vision",
  "moderation",
  /** Tries whether a model answers at all; it is not written down. */
  "doctor",
] as const;
export type ModelStep = (typeof MODEL_STEPS)[number];

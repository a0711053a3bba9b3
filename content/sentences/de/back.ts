import type { Variant } from "#author/sentences.ts";

export const back: readonly Variant[] = [];

import type { Variant } from "#author/sentences.ts";

export const plan2: readonly Variant[] = [];

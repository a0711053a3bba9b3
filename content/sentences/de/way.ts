import type { Variant } from "#author/sentences.ts";

export const way: readonly Variant[] = [];

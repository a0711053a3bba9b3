import type { Variant } from "#author/sentences.ts";

export const after1: readonly Variant[] = [];

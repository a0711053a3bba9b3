import type { Variant } from "#author/sentences.ts";

export const plan1: readonly Variant[] = [];

import type { Variant } from "#author/sentences.ts";

export const gift: readonly Variant[] = [];

import type { Variant } from "#author/sentences.ts";

export const tea: readonly Variant[] = [];

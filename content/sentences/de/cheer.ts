import type { Variant } from "#author/sentences.ts";

export const cheer: readonly Variant[] = [];

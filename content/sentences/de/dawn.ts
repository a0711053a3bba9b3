import type { Variant } from "#author/sentences.ts";

export const dawn: readonly Variant[] = [];

import type { Variant } from "#author/sentences.ts";

export const almost: readonly Variant[] = [];

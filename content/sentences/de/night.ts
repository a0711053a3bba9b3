import type { Variant } from "#author/sentences.ts";

export const night: readonly Variant[] = [];

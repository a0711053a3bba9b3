import type { Variant } from "#author/sentences.ts";

export const after2: readonly Variant[] = [];

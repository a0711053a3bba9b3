import type { Language } from "#book/languages.ts";
import { readVerdict } from "../read-verdict.ts";
import { CORPUS, halfOf, type Half } from "./corpus.ts";

export interface Measured {
  /** Unsafe texts that passed as they are, with their kind. */
  readonly passed: readonly string[];
  /** Innocent and tricky texts that were held. */
  readonly held: readonly string[];
  readonly unsafe: number;
  readonly harmless: number;
}

/** How the gate does on a half of a language's corpus. */
export function measureHalf(language: Language, half: Half): Measured {
  const corpus = CORPUS[language];
  const unsafe = Object.entries(corpus.unsafe).flatMap(([kind, texts]) =>
    halfOf(texts, half).map((text) => ({ kind, text })),
  );
  const harmless = [...halfOf(corpus.tricky, half), ...halfOf(corpus.innocent, half)];
  const passes = (text: string) => readVerdict(text, language).kind === "pass";
  return {
    passed: unsafe.filter(({ text }) => passes(text)).map(({ kind, text }) => `${kind}: ${text}`),
    held: harmless.filter((text) => !passes(text)),
    unsafe: unsafe.length,
    harmless: harmless.length,
  };
}

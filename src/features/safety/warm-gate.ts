import { LANGUAGES } from "#book/languages.ts";
import { readVerdict } from "./read-verdict.ts";

/** Any sentence will do; read twice, since expressions are compiled for good at their second use. */
const SENTENCE = "A small fox goes home.";

/**
 * Lets the gate compile its expressions, which takes about a second of the processor once a process, so that the first
 * person's text does not wait for it.
 */
export function warmGate(): void {
  for (const language of [...LANGUAGES, ...LANGUAGES]) readVerdict(SENTENCE, language);
}

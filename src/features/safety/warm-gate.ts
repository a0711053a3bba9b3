import { LANGUAGES } from "#book/languages.ts";
import { readVerdict } from "./read-verdict.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/**
 * Lets the gate compile its expressions, which takes about two seconds of the processor once a process, so that the first
 * person's text does not wait for it. A letter at a time: every pattern is tried at a word that begins like it, and whoever
 * calls meanwhile is answered in the pauses.
 */
export async function warmGate(pause: () => Promise<unknown>): Promise<void> {
  for (const first of LETTERS) {
    const words = [first, ...LETTERS.map((second) => first + second)].join(" . ");
    // In every language, and so more than once: expressions are compiled for good at their second use.
    for (const language of LANGUAGES) {
      await pause();
      readVerdict(words, language);
    }
  }
}

import type { Language } from "#book/languages.ts";
import { approveText } from "#features/safety/approve.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { type Writer, writersFrom } from "#features/stories/server/writer/writer.ts";
import type { Analysis } from "#features/stories/story.ts";
import { ModelFailure } from "#server/models/model-failure.ts";

/**
 * Reads an idea into a form (S1.2, S7.5); where no model can, the built-in reader does, whoever writes. Throws
 * `safety.refused` naming the words to change.
 */
export async function analyzeIdea(
  writer: Writer,
  idea: string,
  hint: Language,
  signal: AbortSignal,
): Promise<Analysis> {
  const approved = approveText("idea", "story", idea);
  for (const each of writersFrom(writer)) {
    try {
      return await each.analyze(approved, hint, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure)) throw error;
      // A parent waits: after one model nobody tries another.
      break;
    }
  }
  return builtInWriter.analyze(approved, hint, signal);
}

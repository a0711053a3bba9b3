import type { Language } from "#book/languages.ts";
import { approveText } from "#features/safety/approve.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { Analysis } from "#features/stories/story.ts";

/** Reads an idea into a form (S1.2, S7.5). Throws `safety.refused` naming the words to change. */
export function analyzeIdea(writer: Writer, idea: string, hint: Language, signal: AbortSignal): Promise<Analysis> {
  return writer.analyze(approveText("idea", "story", idea), hint, signal);
}

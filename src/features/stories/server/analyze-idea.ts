import type { Language } from "#book/languages.ts";
import { readAllowance } from "#features/membership/server/read-allowance.ts";
import { suggestFreeOptions } from "#features/stories/server/suggest-free-options.ts";
import { approveText } from "#features/safety/approve.ts";
import { readSettings } from "#features/settings/server/read-settings.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { type Writer, writersFrom } from "#features/stories/server/writer/writer.ts";
import type { Analysis } from "#features/stories/story.ts";
import type { Database } from "#server/database/database.ts";
import { ModelFailure } from "#server/models/model-failure.ts";

/**
 * Reads an idea into a form (S1.2, S7.5); whoever does not have the PRO options is suggested none. Throws `safety.refused`
 * naming the words to change.
 */
export async function analyzeIdea(
  { database, writer }: { readonly database: Database; readonly writer: Writer },
  userId: string,
  idea: string,
  hint: Language,
  signal: AbortSignal,
): Promise<Analysis> {
  const [analysis, { proOptions }, settings] = await Promise.all([
    readIdea(writer, idea, hint, signal),
    readAllowance(database, userId),
    readSettings(database),
  ]);
  return proOptions === "included" ? analysis : suggestFreeOptions(analysis, settings);
}

/** Where no model can read an idea, the built-in reader does, whoever writes. */
async function readIdea(writer: Writer, idea: string, hint: Language, signal: AbortSignal): Promise<Analysis> {
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

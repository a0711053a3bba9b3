import type { ByLanguage, Language } from "#book/languages.ts";
import type { Role } from "./sentences.ts";

/** Who is said to have spoken, and how: "said [hero.nom]". */
const TAG = /(?<verb>\p{L}+) \[(?<role>hero|helper)\.(?:nom|ref)\]/u;
/** A line that ends with a speech and what is said of its speaker in the same sentence. */
const AFTER_SPEECH = /[”“][^”“„.!?]*?\[(?<role>hero|helper|friend)\.(?:nom|ref|he)\][^”“„.!?]*[.!?]?$/u;

/** How a tag goes on that names nobody: "he said"; Romanian has no need of a pronoun. */
const GOES_ON: ByLanguage<(verb: string, role: Role) => string> = {
  en: (verb, role) => `[${role}.he] ${verb}`,
  ro: (verb) => verb,
  de: (verb, role) => `${verb} [${role}.he]`,
};

/**
 * A line of speech behind another of the same speaker, who is named but once: “Only far,” said Nell. “Far is not never,”
 * she said. Lines are templates.
 */
export function speakOn(line: string, before: string | undefined, language: Language): string {
  const speaker = AFTER_SPEECH.exec(before ?? "")?.groups?.["role"];
  const tag = TAG.exec(line)?.groups;
  if (speaker === undefined || tag?.["role"] !== speaker) return line;
  return line.replace(TAG, GOES_ON[language](tag["verb"] ?? "", speaker as Role));
}

/** What a program would read and nobody says: `{"title": "…"}` and `</story>`. */
const MACHINE_TALK = /\{\s*"[^"{}]*"\s*:[^{}]*\}|<\/[a-z][^<>]*>/giu;

/**
 * A parent's words without the signs that sentences give their slots, so that nothing typed is taken for one, and
 * without what is meant for programs, on a single line.
 */
export function withoutSlotMarks(text: string): string {
  return text
    .replaceAll(MACHINE_TALK, " ")
    .replaceAll(/[[\]{}<>|]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

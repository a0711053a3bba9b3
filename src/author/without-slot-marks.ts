/**
 * A parent's words without the signs that sentences give their slots, so that nothing typed is taken for one, on a single
 * line.
 */
export function withoutSlotMarks(text: string): string {
  return text
    .replaceAll(/[[\]{}<>|]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

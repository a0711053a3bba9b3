import { foldText } from "../fold-text.ts";

/** As much of a word as tells it from others: endings say little. */
const STEM = 6;

/** Beginnings of words, numbers and the signs between them, folded. */
export function stemsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}_]+|[.!?]+|[,;:()–—"„“”-]/gu) ?? []).map((word) => word.slice(0, STEM));
}

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The signs of a text as a person sees them: an emoji or a letter with a mark is one (S5.1). */
export function splitSigns(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** How many signs a person counts. */
export function countSigns(text: string): number {
  return splitSigns(text).length;
}

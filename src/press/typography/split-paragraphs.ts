/** The paragraphs of a page's text; empty ones are left out. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/**
 * Splits paragraphs at word ends so that the first part has at most `words` words: what fits, and what goes on.
 */
export function splitAtWord<P extends { readonly text: string }>(paragraphs: readonly P[], words: number): [P[], P[]] {
  const fits: P[] = [];
  const rest: P[] = [];
  let left = words;
  for (const paragraph of paragraphs) {
    const parts = paragraph.text.split(" ");
    if (left > 0) fits.push({ ...paragraph, text: parts.slice(0, left).join(" ") });
    if (parts.length > left) rest.push({ ...paragraph, text: parts.slice(Math.max(0, left)).join(" ") });
    left -= parts.length;
  }
  return [fits, rest];
}

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
export function splitAtWord(paragraphs: readonly string[], words: number): [string[], string[]] {
  const fits: string[] = [];
  const rest: string[] = [];
  let left = words;
  for (const paragraph of paragraphs) {
    const parts = paragraph.split(" ");
    if (left > 0) fits.push(parts.slice(0, left).join(" "));
    if (parts.length > left) rest.push(parts.slice(Math.max(0, left)).join(" "));
    left -= parts.length;
  }
  return [fits, rest];
}

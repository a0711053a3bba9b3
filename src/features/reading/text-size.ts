/** Text sizes in ems of the page, whose height is 26 em: no smaller than a picture book is set, no bigger than a title. */
const SMALLEST = 0.78;
const BIGGEST = 1.62;
/**
 * Ems² that the text block of a page holds: 20.8 em × 26 em less its margins (21 % across, 23 % down), filled to nine
 * tenths.
 */
const TEXT_AREA = 16.4 * 20 * 0.9;
/** A letter of the reading face is about half an em wide, and lines stand 1.5 em apart. */
const EM_PER_LETTER = 0.5 * 1.5;

/** The size at which a page's words fill its text block without running over (ems of the page). */
export function fitText(text: string): number {
  const letters = Math.max(1, text.length);
  return Math.min(BIGGEST, Math.max(SMALLEST, Math.sqrt(TEXT_AREA / (EM_PER_LETTER * letters))));
}

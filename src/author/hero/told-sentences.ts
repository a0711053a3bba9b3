/** A sentence and where it begins in its text. */
export interface ToldSentence {
  readonly text: string;
  readonly start: number;
}

/** A text cut behind each full stop but a number’s („2. Klasse“), question mark, exclamation mark and line; all of it is in one of them. */
export function toldSentences(text: string): readonly ToldSentence[] {
  const ends = [...text.matchAll(/(?<!\d)[.!?]+(?=\s|$)|\n/gu)].map(({ 0: mark, index }) => index + mark.length);
  const starts = [0, ...ends.filter((end) => end < text.length)];
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1] ?? text.length) }));
}

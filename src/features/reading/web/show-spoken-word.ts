import type { Span } from "#features/reading/speech.ts";
import type { PageIndex } from "#features/reading/page-order.ts";

/** The name under which the style sheet knows the word that is spoken. */
const NAME = "spoken-word";
/** Words whose big first letter is spoken: a highlight would paint such a letter's place, not the letter. */
const CAPITAL = "data-capital-spoken";

/** Marks a word of a page's text, which bears `data-words` and which of its languages it is, without touching the text itself; undefined marks none. */
export function showSpokenWord(page: PageIndex, part: number, word: Span | undefined): void {
  // Browsers without it read aloud all the same.
  const highlights = (CSS as { readonly highlights?: HighlightRegistry }).highlights;
  highlights?.delete(NAME);
  document.querySelector(`[${CAPITAL}]`)?.removeAttribute(CAPITAL);
  if (word === undefined) return;
  const words = document.querySelector<HTMLElement>(`[data-words="${page}"][data-part="${part}"]`);
  const text = words?.firstChild;
  if (!words || !(text instanceof Text) || word.end > text.length) return;
  const hasCapital = word.start === 0 && words.hasAttribute("data-capital");
  words.toggleAttribute(CAPITAL, hasCapital);
  const range = new Range();
  range.setStart(text, word.start + (hasCapital ? 1 : 0));
  range.setEnd(text, word.end);
  highlights?.set(NAME, new Highlight(range));
  bringIntoSight(words, range);
}

/** Scrolls the box that long words run over in, and nothing else. */
function bringIntoSight(words: HTMLElement, range: Range): void {
  const box = words.closest<HTMLElement>("[data-scrolls]");
  if (box === null || box.scrollHeight <= box.clientHeight + 1) return;
  const place = range.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (place.bottom > frame.bottom - place.height || place.top < frame.top) {
    box.scrollBy({ top: place.top - frame.top - frame.height / 3 });
  }
}

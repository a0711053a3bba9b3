import { ABBREVIATIONS } from "#content/abbreviations.ts";

/** A sentence of a text, from its first sign to behind its last. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

const abbreviations = new Set(ABBREVIATIONS);

/** Marks that can end a sentence, with what closes after them. */
const END = /[.!?…]+["”“’»«)]*(?=\s|$)/gu;

/** Each opening quotation mark with what can close it. */
const CLOSERS: Readonly<Record<string, string>> = { "„": "”“", "“": "”", "»": "«", "«": "»", '"': '"' };

/** Places at which a speech is open: a speech that is never closed opens nothing. */
function speechesIn(text: string): readonly SentenceSpan[] {
  const speeches: SentenceSpan[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closers = CLOSERS[text.charAt(at)];
    if (closers === undefined) continue;
    let end = at + 1;
    while (end < text.length && !closers.includes(text.charAt(end))) end += 1;
    if (end === text.length) continue;
    speeches.push({ start: at, end: end + 1 });
    at = end;
  }
  return speeches;
}

/** Whether words stand inside a speech. */
export function isSpoken(text: string, start: number): boolean {
  return speechesIn(text).some((speech) => speech.start <= start && start < speech.end);
}

/**
 * The sentences of one paragraph. A speech is never cut, nor parted from a tag in small letters; abbreviations, initials
 * and ordinal numbers end nothing.
 */
export function sentenceSpans(paragraph: string): readonly SentenceSpan[] {
  const speeches = speechesIn(paragraph);
  const spans: SentenceSpan[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length;
    const inside = speeches.some((speech) => speech.start < match.index && end < speech.end);
    if (inside || goesOn(paragraph.slice(end)) || isShort(paragraph.slice(0, match.index), match[0])) continue;
    spans.push({ start, end });
    start = end + (/^\s*/u.exec(paragraph.slice(end))?.[0].length ?? 0);
  }
  if (paragraph.slice(start).trim() !== "") spans.push({ start, end: paragraph.length });
  return spans;
}

/** A small letter, or a dash before a tag: the sentence is not over. */
function goesOn(rest: string): boolean {
  return /^\s+(?:[–—-]\s*)?\p{Ll}/u.test(rest);
}

/** "Mr.", "J.", "3." */
function isShort(before: string, mark: string): boolean {
  if (mark !== ".") return false;
  const word = (/[\p{L}\p{N}.-]*$/u.exec(before)?.[0] ?? "").toLowerCase();
  return abbreviations.has(word) || /^\p{L}$/u.test(word) || /^\d{1,2}$/u.test(word);
}

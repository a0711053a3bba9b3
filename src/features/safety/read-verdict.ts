import type { Language } from "#book/languages.ts";
import { findPersonalData } from "./find-personal-data.ts";
import { guessLanguage } from "./guess-language.ts";
import { findRanges, isWithin, rangeOf, type Range } from "./patterns.ts";
import { findHarmless, findRefusals, STARRED } from "./rules.ts";
import type { RefusalReason, Verdict } from "./safety.ts";
import { softenText } from "./soften-text.ts";
import { readViews, type View } from "./views.ts";

/** Marks of a language model's own conversation, which no story has. */
const ROLE_MARKUP =
  /<\/?\s*(?:system|assistant|user|instructions?|idea|prompt)\s*>|<\|[^|>]{1,40}\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|\{\{\s*(?:system|prompt|user)[^}]*\}\}|(?<=(?:^|[\n.>])\s{0,3})(?:system|assistant)\s*:|```/giu;

/**
 * What the gate says of a text (S12.1): refused, told more gently, or as it is. Words that only mean harm in one language
 * count when the text is in it, or seems to be in none and `language` names it.
 */
export function readVerdict(text: string, language?: Language): Verdict {
  const views = readViews(text, STARRED);
  const spoken = guessLanguage(views[0]?.text ?? "") ?? language;
  const harmless = views.flatMap((view) => findRanges(view, findHarmless));

  const refused = findRefused(text, views, harmless, spoken);
  if (refused.length > 0) {
    return {
      kind: "block",
      reasons: [...new Set(refused.map(({ reason }) => reason))],
      words: wordsOf(
        text,
        refused.map(({ range }) => range),
      ),
    };
  }
  const softened = softenText(text, views, harmless, spoken);
  return softened ? { kind: "soften", ...softened } : { kind: "pass" };
}

interface Refused {
  readonly reason: RefusalReason;
  readonly range: Range;
}

function findRefused(
  text: string,
  views: readonly View[],
  harmless: readonly Range[],
  spoken: Language | undefined,
): Refused[] {
  const personal = findPersonalData(text).map((range): Refused => ({ reason: "personal", range }));
  const markup = [...text.normalize("NFC").matchAll(ROLE_MARKUP)].map((match): Refused => ({
    reason: "injection",
    range: { from: match.index, to: match.index + match[0].length },
  }));
  const words = views.flatMap((view) =>
    findRefusals(view.text)
      .filter(({ means }) => means.language === undefined || means.language === spoken)
      .map(({ means, index, length }): Refused => ({ reason: means.reason, range: rangeOf(view, index, length) })),
  );
  return [...personal, ...markup, ...words.filter(({ range }) => !isWithin(range, harmless))];
}

/** The words to change, as they were typed, each once, in their order; what lies within another is left out. */
function wordsOf(text: string, ranges: readonly Range[]): string[] {
  const outer = ranges
    .filter((range) => !ranges.some((other) => other !== range && isWiderThan(other, range)))
    .toSorted((a, b) => a.from - b.from);
  return [...new Set(outer.map(({ from, to }) => text.slice(from, to).trim()))];
}

function isWiderThan(other: Range, range: Range): boolean {
  return other.from <= range.from && other.to >= range.to && other.to - other.from > range.to - range.from;
}

import type { Language } from "#book/languages.ts";
import { isWithin, overlaps, rangeOf, type Range } from "./patterns.ts";
import { softeningsFor, spellingOf } from "./rules.ts";
import type { View } from "./views.ts";
import { wordStarts } from "./word-heads.ts";

interface Change extends Range {
  readonly to: number;
  readonly words: string;
}

/** The text told more gently, and what was replaced; undefined when nothing had to be. */
export function softenText(
  typed: string,
  views: readonly View[],
  harmless: readonly Range[],
  spoken: Language | undefined,
): { readonly text: string; readonly words: readonly string[] } | undefined {
  const changes = findChanges(typed, views, harmless, spoken).toSorted((a, b) => a.from - b.from);
  if (changes.length === 0) return undefined;
  let text = "";
  let place = 0;
  for (const change of changes) {
    text += typed.slice(place, change.from) + change.words;
    place = change.to;
  }
  return {
    text: text + typed.slice(place),
    words: [...new Set(changes.map(({ from, to }) => typed.slice(from, to)))],
  };
}

/** The earlier rule and the plainer reading win where two would change the same words. */
function findChanges(
  typed: string,
  views: readonly View[],
  harmless: readonly Range[],
  spoken: Language | undefined,
): Change[] {
  const changes: Change[] = [];
  const rules = softeningsFor(spoken);
  for (const view of views) {
    const begun = new Set([...wordStarts(view.text)].flatMap(([, heads]) => heads));
    for (const { pattern, heads, to, when, spelled, spelling } of rules) {
      if (heads && !heads.some((head) => begun.has(head))) continue;
      if (when && view.text.search(when) < 0) continue;
      for (const match of view.text.matchAll(pattern)) {
        const range = rangeOf(view, match.index, match[0].length);
        if (isWithin(range, harmless) || overlaps(range, changes)) continue;
        const old = typed.slice(range.from, range.to);
        if (spelling && /^\p{L}+$/u.test(old) && !spelling.test(spellingOf(old))) continue;
        changes.push({
          ...range,
          words: replacementFor(old, spelled.get(spellingOf(old)) ?? to, match, view, typed),
        });
      }
    }
  }
  return changes;
}

function replacementFor(old: string, to: string, match: RegExpExecArray, view: View, typed: string): string {
  const asTyped = (part: string) => {
    if (part === "") return "";
    const { from, to: end } = rangeOf(view, match.index + match[0].lastIndexOf(part), part.length);
    return typed.slice(from, end);
  };
  const words = to
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "")
    .replace(/\*$/u, () => asTyped(match.groups?.["tail"] ?? ""));
  const letters = old.replace(/\P{L}/gu, "");
  if (letters.length > 1 && letters === letters.toUpperCase()) return words.toUpperCase();
  const first = letters.charAt(0);
  return first !== "" && first !== first.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

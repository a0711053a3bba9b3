import { isName, type Mention } from "./mention.ts";
import type { ChoicePart } from "./weigh-choices.ts";

/** All mentions of one name, or of one noun. */
export interface MentionGroup extends ChoicePart {
  readonly mentions: readonly Mention[];
}

/** So many names and so many nouns, the first of a text, can be its hero’s. */
const MOST_NAMES = 12;
const MOST_NOUNS = 30;

/** The names and the nouns of a text, each with all its mentions. `signs` are those of each mention. */
export function mentionGroups(
  mentions: readonly Mention[],
  signs: readonly (readonly string[])[],
): { readonly names: readonly MentionGroup[]; readonly nouns: readonly MentionGroup[] } {
  const groups = new Map<string, { readonly mentions: Mention[]; readonly places: (readonly string[])[] }>();
  for (const [at, mention] of mentions.entries()) {
    const key = `${isName(mention) ? "name" : "noun"}:${mention.key}`;
    const group = groups.get(key) ?? { mentions: [], places: [] };
    groups.set(key, group);
    group.mentions.push(mention);
    group.places.push(signs[at] ?? []);
  }
  const all = [...groups.values()];
  return {
    names: all.filter((group) => group.mentions.some(isName)).slice(0, MOST_NAMES),
    nouns: all.filter((group) => !group.mentions.some(isName)).slice(0, MOST_NOUNS),
  };
}

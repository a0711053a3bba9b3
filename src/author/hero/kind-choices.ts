import { isAged } from "./is-aged.ts";
import { isName, type Mention } from "./mention.ts";
import { isListedName, signsOfNearest } from "./signs-of-pair.ts";

const MANY = 3;

/** What a name’s bearer may be; `of` is undefined where the text does not say it: a child. */
export interface KindChoice {
  readonly of: Mention | undefined;
  readonly signs: readonly string[];
}

/** What tells of each noun whether it is what the bearer of a name is, and at last of none being that. `names` are all places of the name. */
export function kindChoices(
  text: string,
  mentions: readonly Mention[],
  names: readonly Mention[],
): readonly KindChoice[] {
  const [first] = names;
  if (!first) return [];
  const nouns = mentions.filter((each) => !isName(each));
  const firsts = nouns.filter((each, at) => nouns.findIndex(({ key }) => key === each.key) === at);
  const choices = firsts.map((of) => {
    const places = nouns.filter(({ key }) => key === of.key);
    return { of, signs: [...signsOfNearest(text, mentions, names, places), `count:${Math.min(places.length, MANY)}`] };
  });
  return [...choices, { of: undefined, signs: signsOfNone(text, first, firsts) }];
}

function signsOfNone(text: string, name: Mention, nouns: readonly Mention[]): readonly string[] {
  const listed = `listed:${isListedName(text, name)}`;
  const count = Math.min(nouns.length, MANY);
  return [
    "none",
    ...(isAged(name.end, text) ? ["none:aged", `none:aged:${listed}`] : []),
    `none:${listed}`,
    `none:by:${name.by}`,
    `none:others:${count}`,
    `none:${listed}:others:${count}`,
    ...[...new Set(nouns.map(({ sort }) => sort))].flatMap((sort) => [
      `none:has:${sort}`,
      `none:${listed}:has:${sort}`,
    ]),
  ];
}

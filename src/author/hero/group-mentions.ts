import { isName, type Mention } from "./mention.ts";

/** Between a noun and the name of whoever it is: "a puffin called Norrie", „o capră neagră, Saveta“. */
const BESIDE =
  /^,? (?:(?!(?:of|from|with|and|for|by|in|on|von|vom|der|des|mit|und|für|bei|im|am|de|din|cu|lui|al|ale|ai|și|si|la|pe|pentru|who|that|whose) )\p{L}+ ){0,2}$/u;
const LONGEST = 18;

/** The mentions of each one, heaviest first: those that say the same, and a noun with the name that stands behind it. */
export function groupMentions(
  mentions: readonly Mention[],
  weighed: readonly number[],
  text: string,
): readonly (readonly Mention[])[] {
  const groups: Mention[][] = [];
  for (const [at, mention] of mentions.entries()) {
    const before = mentions[at - 1];
    const isBeside = before !== undefined && isNounOf(before, mention, text);
    const of = groups.filter((group) => group.some((each) => isSame(each, mention) || (isBeside && each === before)));
    for (const group of of) groups.splice(groups.indexOf(group), 1);
    groups.push([...of.flat(), mention]);
  }
  const weightOf = new Map(mentions.map((mention, at) => [mention, weighed[at] ?? 0]));
  return groups.map((group) => group.toSorted((a, b) => (weightOf.get(b) ?? 0) - (weightOf.get(a) ?? 0)));
}

function isSame(one: Mention, other: Mention): boolean {
  return one.key === other.key && isName(one) === isName(other);
}

function isNounOf(noun: Mention, name: Mention, text: string): boolean {
  const between = text.slice(noun.end, name.start);
  return !isName(noun) && isName(name) && between.length <= LONGEST && BESIDE.test(between);
}

import { foldText } from "../fold-text.ts";
import { isAged } from "./is-aged.ts";
import type { Mention } from "./mention.ts";
import type { MentionGroup } from "./mention-groups.ts";
import { isListedName, signsOfNearest } from "./signs-of-pair.ts";

/** From here on one more says nothing new. */
const MANY = 3;
const MOST = 5;
/** Letters between a noun and a name that stands with it. */
const BESIDE = 2;

/** Between two who are told of together: „Ana și pisica ei“. */
const WITH =
  /^,? (?:and|und|și|si|&) (?:(?:his|her|their|seine?|ihre?|the|an?|der|die|das|eine?|un|o) )?(?:\p{Ll}+ )?$/u;
/** Between a name and the noun of what its bearer is: "Lenny, a ladder", „Ole ist ein Kater“. */
const IS = /^,? (?:(?:is|was|ist|war|este|e|era) )?(?:the|an?|eine?|der|die|das|un|o) (?:\p{Ll}+ )?$/u;

/** Between several and the one of them who has the name: „Steine … Einer heißt Otto“, „Al treilea, Mototol“. */
const ONE_OF =
  /(?<!\p{L})(?:one|youngest|smallest|littlest|oldest|einer|eine|eines|jüngste\p{L}?|kleinste\p{L}?|unul|una|al (?:doilea|treilea|cincilea)|a (?:doua|treia)|ce[al] (?:mai )?mic[ăa]?)(?!\p{L})/iu;

interface AllGroups {
  readonly names: readonly MentionGroup[];
  readonly nouns: readonly MentionGroup[];
}

/** What tells of a name whether it is all that the text says of the hero. `isTitled`: addressed by what says man or woman. */
export function signsOfNameAlone(
  text: string,
  { mentions }: MentionGroup,
  all: AllGroups,
  isTitled: boolean,
): string[] {
  const [first] = mentions;
  if (!first) return [];
  const listed = isListedName(text, first);
  const sorts = new Set(all.nouns.map(sortOf));
  return [
    "name",
    `name:listed:${listed}`,
    `name:by:${first.by}`,
    `name:titled:${isTitled}`,
    `name:listed:${listed}:nouns:${Math.min(all.nouns.length, MANY)}`,
    ...(isAged(first.end, text) ? ["name:aged"] : []),
    ...[...sorts].map((sort) => `name:has:${sort}`),
  ];
}

/** What tells of a noun whether whoever it names has no name in the text. */
export function signsOfNounAlone(text: string, noun: MentionGroup, { names }: AllGroups): string[] {
  const listed = names.filter(({ mentions: [first] }) => first && isListedName(text, first)).length;
  const known = new Set(names.map(({ mentions: [first] }) => first?.by));
  return [
    "noun",
    `noun:sort:${sortOf(noun)}`,
    `noun:plural:${noun.mentions[0]?.isPlural}`,
    `noun:names:${Math.min(names.length, MANY)}`,
    `noun:listed:${Math.min(listed, MANY)}`,
    ...[...known].map((by) => `noun:has:${by}`),
  ];
}

/** What tells of a name and a noun whether they are of the same. `isTitled`: the name is addressed by what says man or woman. */
export function signsOfBoth(
  text: string,
  mentions: readonly Mention[],
  name: MentionGroup,
  noun: MentionGroup,
  all: AllGroups,
  isTitled: boolean,
): string[] {
  const counts = [name, noun].map((group) => Math.min(group.mentions.length, MANY)).join(":");
  const names = Math.min(all.names.length, MANY);
  const signs = [
    ...signsOfNearest(text, mentions, name.mentions, noun.mentions),
    `count:${counts}`,
    `titled:${isTitled}`,
    `titled:${isTitled}:sort:${sortOf(noun)}`,
    `names:${names}`,
    `nouns:${Math.min(all.nouns.length, MOST)}`,
    `sort:${sortOf(noun)}:names:${names}`,
    ...signsOfOwning(text, name, noun),
    ...signsOfOthers(text, name, noun, all),
  ];
  return ["both", ...signs.map((sign) => `both:${sign}`)];
}

/** "Tom’s cat", "Tom and his cat", "Tom (5)": what speaks for two, or for a child. */
function signsOfOwning(text: string, name: MentionGroup, noun: MentionGroup): string[] {
  const sort = sortOf(noun);
  const between = (one: Mention, other: Mention) => text.slice(one.end, Math.max(one.end, other.start));
  const pairs = name.mentions.flatMap((one) => noun.mentions.map((other) => [one, other] as const));
  return [
    ...(name.mentions.some((each) => isOwner(each, text)) ? ["owner", `owner:${sort}`] : []),
    ...(pairs.some(([one, other]) => WITH.test(between(one, other))) ? ["with"] : []),
    ...(pairs.some(([one, other]) => WITH.test(between(other, one))) ? ["with:noun"] : []),
    ...(name.mentions.some((each) => isAged(each.end, text)) ? ["aged", `aged:${sort}`] : []),
    ...(pairs.some(([one, other]) => other.isPlural && ONE_OF.test(between(other, one))) ? ["one-of"] : []),
  ];
}

/** "Tom’s cat", „zmeul lui Vlăduț“: whose it is. */
function isOwner({ start, end }: Mention, text: string): boolean {
  return (
    /^(?:[’']s?|s) \p{L}/u.test(text.slice(end)) ||
    /(?<!\p{L})(?:lui|al|ai|ale|vom|von|of) $/u.test(text.slice(0, start))
  );
}

/** "His sister Nina": the name stands with somebody else’s noun. */
function signsOfOthers(text: string, name: MentionGroup, noun: MentionGroup, { nouns }: AllGroups): string[] {
  const others = nouns.filter((each) => each !== noun);
  const isBefore = (one: Mention, other: Mention) => other.start >= one.end && other.start - one.end <= BESIDE;
  const isBehind = (one: Mention, other: Mention) =>
    one.start >= other.end && IS.test(text.slice(other.end, one.start));
  const stands = (how: (one: Mention, other: Mention) => boolean) =>
    others.find(({ mentions }) => mentions.some((one) => name.mentions.some((other) => how(one, other))));
  const before = stands(isBefore);
  const behind = stands(isBehind);
  return [
    ...(before ? ["other", `other:${sortOf(before)}`, `other:${sortOf(before)}:${sortOf(noun)}`] : []),
    ...(behind ? ["other:behind", `other:behind:${sortOf(behind)}`] : []),
  ];
}

function sortOf({ mentions: [first] }: MentionGroup): string {
  return first?.sort ?? "unknown";
}

/** Whether a noun is nothing but a name’s own word. */
export function isWithinName(noun: MentionGroup, name: MentionGroup, text: string): boolean {
  const words = new Set(name.mentions.map((each) => foldText(text.slice(each.start, each.end))));
  return noun.mentions.every(
    (one) =>
      words.has(foldText(text.slice(one.start, one.end))) ||
      name.mentions.some((other) => one.start < other.end && one.end > other.start),
  );
}

/** „Un sculptor roman“: whether a name is nothing but what a noun with its article is like. */
export function isOnlyLike({ mentions }: MentionGroup, text: string): boolean {
  return mentions.every(
    ({ start }) => /(?<!\p{L})(?:un|o) \p{Ll}+ $/u.test(text.slice(0, start)) && /^\p{Ll}/u.test(text.slice(start)),
  );
}

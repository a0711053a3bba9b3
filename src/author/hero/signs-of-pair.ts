import { isListed } from "../known-names.ts";
import type { Mention } from "./mention.ts";
import { stemsOf } from "./stems-of.ts";
import { toldSentences } from "./told-sentences.ts";

/** Words between a noun and a name that count one by one, and those that count as a whole. */
const FAR = 8;
const CLOSE = 4;
const MANY = 3;
/** Letters around the two whose words are looked at. */
const AROUND = 30;

/** What a name and a noun say together where they stand nearest to each other: how far, what is between, what sorts they are. */
export function signsOfNearest(
  text: string,
  mentions: readonly Mention[],
  names: readonly Mention[],
  places: readonly Mention[],
): readonly string[] {
  const pairs = names.flatMap((name) => places.map((noun) => ({ name, noun, apart: apartOf(name, noun) })));
  const [nearest] = pairs.toSorted((a, b) => a.apart - b.apart);
  return nearest ? [...signsOfPair(text, mentions, nearest.name, nearest.noun), ...signsOfBetween(text, nearest)] : [];
}

function apartOf(one: Mention, other: Mention): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}

function signsOfPair(text: string, mentions: readonly Mention[], name: Mention, noun: Mention): readonly string[] {
  const [left, right] = name.start < noun.start ? [name, noun] : [noun, name];
  const way = wayOf(name, noun);
  const starts = toldSentences(text).map(({ start }) => start);
  const crossed = Math.min(starts.filter((start) => start > left.start && start <= right.start).length, MANY);
  const between = mentions.filter((each) => each.start >= left.end && each.end <= right.start).length;
  const others = Math.min(between, MANY);
  return [
    way,
    `${way}:sentences:${crossed}`,
    `${way}:mentions:${others}:sentences:${crossed}`,
    `sort:${noun.sort}`,
    `sort:${noun.sort}:listed:${isListedName(text, name)}`,
    `sort:${noun.sort}:sentences:${crossed}`,
    `plural:${noun.isPlural}`,
    `by:${name.by}`,
    `by:${name.by}:${way}:mentions:${others}`,
    `noun:${noun.key}`,
  ];
}

function signsOfBetween(
  text: string,
  { name, noun }: { readonly name: Mention; readonly noun: Mention },
): readonly string[] {
  const [left, right] = name.start < noun.start ? [name, noun] : [noun, name];
  const way = wayOf(name, noun);
  const between = stemsOf(text.slice(left.end, right.start));
  const before = stemsOf(text.slice(Math.max(0, left.start - AROUND), left.start));
  const behind = stemsOf(text.slice(right.end, right.end + AROUND));
  const gap = Math.min(between.length, FAR);
  return [
    `gap:${gap}`,
    `${way}:gap:${gap}`,
    ...(between.length <= CLOSE ? [`${way}:whole:${between.join(":")}`, `${way}:sort:${noun.sort}:close`] : []),
    ...[...new Set(between.slice(-FAR))].map((word) => `${way}:between:${word}`),
    `${way}:-1:${before.at(-1) ?? "^"}`,
    `${way}:+1:${behind[0] ?? "$"}`,
    `${way}:first:${between[0] ?? "="}`,
    `${way}:last:${between.at(-1) ?? "="}`,
  ];
}

function wayOf(name: Mention, noun: Mention): "behind" | "before" {
  return name.start < noun.start ? "behind" : "before";
}

export function isListedName(text: string, { start, end }: Mention): boolean {
  const word = text.slice(start, end);
  return isListed(word.split(" ")[0] ?? word);
}

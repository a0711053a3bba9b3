import { foldText } from "../fold-text.ts";
import { isAged } from "./is-aged.ts";
import { isName, type Mention } from "./mention.ts";
import { isListedName, signsOfNearest } from "./signs-of-pair.ts";

const MANY = 3;
/** Letters between a noun and a name that stands with it. */
const BESIDE = 2;

/** Between two who are told of together: „Ana și pisica ei“. */
const WITH =
  /^,? (?:and|und|și|si|&) (?:(?:his|her|their|seine?|ihre?|the|an?|der|die|das|eine?|un|o) )?(?:\p{Ll}+ )?$/u;

/** How whoever a noun names may be called; `name` is undefined where the text does not say it. */
export interface NameChoice {
  readonly name: Mention | undefined;
  readonly signs: readonly string[];
}

/** What tells of each name whether whoever the nouns name is called so, and at last of nobody being called so. `nouns` are all places of the noun. */
export function nameChoices(
  text: string,
  mentions: readonly Mention[],
  nouns: readonly Mention[],
): readonly NameChoice[] {
  const [first] = nouns;
  if (!first) return [];
  const words = nouns.map((noun) => foldText(text.slice(noun.start, noun.end)));
  const names = mentions.filter(
    (each) =>
      isName(each) &&
      !nouns.some((noun) => isWithin(each, noun)) &&
      !words.includes(foldText(text.slice(each.start, each.end))) &&
      !isOwner(each, text) &&
      !isAged(each.end, text) &&
      !nouns.some((noun) => WITH.test(text.slice(each.end, Math.max(each.end, noun.start)))) &&
      !isLike(each, text),
  );
  const firsts = names.filter((each, at) => names.findIndex(({ key }) => key === each.key) === at);
  const choices = firsts.map((name, order) => {
    const places = names.filter(({ key }) => key === name.key);
    const listed = isListedName(text, name);
    return {
      name,
      signs: [
        ...signsOfNearest(text, mentions, places, nouns),
        `count:${Math.min(places.length, MANY)}`,
        `order:${Math.min(order, MANY)}`,
        `listed:${listed}:by:${name.by}`,
        ...besideOther(places, mentions, nouns),
      ],
    };
  });
  return [...choices, { name: undefined, signs: signsOfNone(text, first, firsts) }];
}

/** „Un sculptor roman“: behind a noun with its article a small word says what it is like. */
function isLike({ start }: Mention, text: string): boolean {
  return /(?<!\p{L})(?:un|o) \p{Ll}+ $/u.test(text.slice(0, start)) && /^\p{Ll}/u.test(text.slice(start));
}

/** "Tom’s cat", „zmeul lui Vlăduț“: whose it is. */
function isOwner({ start, end }: Mention, text: string): boolean {
  return (
    /^(?:[’']s?|s) \p{L}/u.test(text.slice(end)) ||
    /(?<!\p{L})(?:lui|al|ai|ale|vom|von|of) $/u.test(text.slice(0, start))
  );
}

/** "His sister Nina": the name stands with somebody else’s noun. */
function besideOther(names: readonly Mention[], mentions: readonly Mention[], nouns: readonly Mention[]): string[] {
  const others = mentions.filter((each) => !isName(each) && !nouns.includes(each));
  const beside = others.find((noun) => names.some((name) => name.start >= noun.end && name.start - noun.end <= BESIDE));
  return beside ? ["beside:other", `beside:other:${beside.sort}`] : [];
}

function isWithin(one: Mention, other: Mention): boolean {
  return one.start < other.end && one.end > other.start;
}

function signsOfNone(text: string, noun: Mention, names: readonly Mention[]): readonly string[] {
  const listed = names.filter((name) => isListedName(text, name)).length;
  const count = Math.min(names.length, MANY);
  return [
    "none",
    `none:sort:${noun.sort}`,
    `none:plural:${noun.isPlural}`,
    `none:names:${count}`,
    `none:names:${count}:listed:${Math.min(listed, MANY)}`,
    ...[...new Set(names.map(({ by }) => by))].map((by) => `none:has:${by}`),
  ];
}

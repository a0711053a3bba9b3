import type { Language } from "#book/languages.ts";
import { foldText } from "../fold-text.ts";
import { ASKING } from "../frames/asking-words.ts";
import { isListed } from "../known-names.ts";
import { commonWords, type HowCommon } from "../common-words.ts";
import { isAged } from "./is-aged.ts";
import { isName, type Mention } from "./mention.ts";
import { stemsOf } from "./stems-of.ts";
import { type ToldSentence, toldSentences } from "./told-sentences.ts";

/** Letters around a mention whose words are looked at. */
const AROUND = 60;
/** Words right beside a mention that count by their place, and those around that count at all. */
const BESIDE = [1, 2, 3] as const;
const BEFORE = 6;
const BEHIND = 8;
/** Letters from a noun to a name that may be its own: "a puffin called". */
const CALLED = 16;
const CALLED_BEFORE = 8;
/** From here on one more says nothing new. */
const MANY = 3;
const MOST = 6;

/** What tells of each mention whether it is the hero: its sort, its place, the words around it, whether the text asks for it. */
export function signsOfMentions(
  text: string,
  mentions: readonly Mention[],
  language: Language,
  howCommon: HowCommon = commonWords(language),
): string[][] {
  const sentences = toldSentences(text);
  const asking = sentences.map((each) => [...foldText(each.text).matchAll(ASKING[language])].length > 0);
  const firstAsking = asking.indexOf(true);
  const sentenceOf = ({ start }: Mention) => sentences.findLastIndex((each) => each.start <= start);
  return mentions.map((mention, order) => {
    const at = sentenceOf(mention);
    const within = mentions.slice(0, order).filter((each) => sentenceOf(each) === at).length;
    return [
      ...signsOfSort(mention, mentions),
      ...signsOfLetters(mention, text),
      ...signsOfCommon(mention, text, howCommon),
      ...signsOfPlace(mention, { order, within, at, count: sentences.length }),
      ...signsOfAsking(mention, { within, at, isAsking: asking[at] === true, firstAsking }),
      ...signsOfAskingWord(mention, mentions, { sentence: sentences[at], language, isFirst: at === firstAsking, at }),
      ...signsOfRepeating(mention, mentions),
      ...signsOfWords(mention, text),
      ...signsOfName(mention, mentions),
      ...signsOfOwner(mention, mentions, order, text),
    ];
  });
}

function signsOfSort({ sort, isPlural, by }: Mention, all: readonly Mention[]): string[] {
  const others = new Set(all.filter((each) => each.sort !== sort).map((each) => each.sort));
  const isAlone = all.filter((each) => each.sort === sort).length === 1;
  return [
    `sort:${sort}`,
    `plural:${isPlural}`,
    `sort:${sort}:plural:${isPlural}`,
    `sort:${sort}:alone:${isAlone}`,
    `by:${by}`,
    ...[...others].map((other) => `sort:${sort}:beside:${other}`),
  ];
}

/** What the word itself says: a noun by what it means, a name by whether names are listed so and written with a capital. */
function signsOfLetters(mention: Mention, text: string): string[] {
  const word = text.slice(mention.start, mention.end);
  const isCapital = /^\p{Lu}/u.test(word);
  const aged = isAged(mention.end, text) ? ["aged", `aged:sort:${mention.sort}`] : [];
  if (!isName(mention)) return [...aged, `noun:${mention.key}`, `capital:${isCapital}:sort:${mention.sort}`];
  const isFirst = /(?:^|(?<!\d)[.!?]\s+)$/u.test(text.slice(0, mention.start));
  const listed = isListed(word.split(" ")[0] ?? word);
  return [
    ...aged,
    `listed:${listed}`,
    `listed:${listed}:capital:${isCapital}:first:${isFirst}`,
    `listed:${listed}:by:${mention.by}`,
  ];
}

/** What many say is hardly a name, and a noun that nobody else has hardly one. */
function signsOfCommon({ start, end, sort, by }: Mention, text: string, howCommon: HowCommon): string[] {
  if (sort !== "name" && sort !== "unknown") return [];
  const common = howCommon(foldText(text.slice(start, end)).split(" ")[0] ?? "");
  return [`common:${common}`, `common:${common}:sort:${sort}`, `common:${common}:by:${by}`];
}

interface Place {
  /** How many mentions stand before it, in the text and in its sentence. */
  readonly order: number;
  readonly within: number;
  /** Which sentence it stands in, and of how many. */
  readonly at: number;
  readonly count: number;
}

function signsOfPlace({ sort }: Mention, { order, within, at, count }: Place): string[] {
  return [
    `order:${Math.min(order, MOST)}`,
    `order:${Math.min(order, MANY + 1)}:sort:${sort}`,
    `within:${Math.min(within, MANY + 1)}`,
    `within:${Math.min(within, MANY)}:sort:${sort}`,
    `sentence:${Math.min(at, MANY + 1)}`,
    `sentence:${Math.min(at, MANY + 1)}:of:${Math.min(count, MANY + 1)}`,
    ...(at === count - 1 ? ["last"] : []),
  ];
}

interface Asking {
  readonly within: number;
  readonly at: number;
  readonly isAsking: boolean;
  /** The first sentence that asks; below 0 where none does. */
  readonly firstAsking: number;
}

function signsOfAsking({ sort }: Mention, { within, at, isAsking, firstAsking }: Asking): string[] {
  const signs = isAsking ? ["asks", `asks:within:${Math.min(within, MANY)}`, `asks:sort:${sort}`] : [];
  if (firstAsking < 0) return signs;
  const away = Math.max(-2, Math.min(2, at - firstAsking));
  signs.push(`away:${away}`, `away:${away}:within:${Math.min(within, 2)}`);
  if (firstAsking > 0) signs.push(`led:away:${away}:sort:${sort}`, `led:away:${away}:within:${Math.min(within, 2)}`);
  return signs;
}

/** Where it stands behind the word that asks, in the first sentence that does. */
function signsOfAskingWord(
  { start }: Mention,
  all: readonly Mention[],
  {
    sentence,
    language,
    isFirst,
    at,
  }: {
    readonly sentence: ToldSentence | undefined;
    readonly language: Language;
    readonly isFirst: boolean;
    readonly at: number;
  },
): string[] {
  if (!isFirst || !sentence) return [];
  const before = sentence.text.slice(0, start - sentence.start);
  const word = [...foldText(before).matchAll(ASKING[language])].at(-1);
  if (!word) return ["asked:behind"];
  const from = sentence.start + word.index + word[0].length;
  const since = all.filter((each) => each.start >= from && each.start < start).length;
  return [
    "asked:before",
    `asked:by:${stemsOf(word[0])[0] ?? ""}`,
    `since:asked:${Math.min(since, MANY)}`,
    ...(at > 0 ? [`led:since:asked:${Math.min(since, MANY)}`] : []),
  ];
}

function signsOfRepeating(mention: Mention, all: readonly Mention[]): string[] {
  const same = all.filter(({ key, sort }) => key === mention.key && isName({ ...mention, sort }) === isName(mention));
  const count = Math.min(same.length, MANY);
  return [`count:${count}`, `count:${count}:sort:${mention.sort}`, same[0] === mention ? "first" : "again"];
}

function signsOfWords({ start, end, sort }: Mention, text: string): string[] {
  const before = stemsOf(text.slice(Math.max(0, start - AROUND), start));
  const behind = stemsOf(text.slice(end, end + AROUND));
  const signs: string[] = [];
  for (const step of BESIDE) {
    signs.push(`-${step}:${before.at(-step) ?? "^"}`, `+${step}:${behind[step - 1] ?? "$"}`);
  }
  signs.push(
    `-1:${before.at(-1) ?? "^"}:sort:${sort}`,
    `+1:${behind[0] ?? "$"}:sort:${sort}`,
    `--:${before.slice(-2).join(":")}`,
    `++:${behind.slice(0, 2).join(":")}`,
  );
  for (const word of new Set(before.slice(-BEFORE))) signs.push(`before:${word}`);
  for (const word of new Set(behind.slice(0, BEHIND))) signs.push(`behind:${word}`);
  return signs;
}

function signsOfName(mention: Mention, all: readonly Mention[]): string[] {
  const { start, end, sort } = mention;
  if (isName(mention)) {
    const noun = all.find(
      (each) =>
        !isName(each) &&
        ((start >= each.end && start - each.end <= 2) || (each.start >= end && each.start - end <= CALLED_BEFORE)),
    );
    return noun ? ["noun:beside", `noun:beside:${noun.sort}`] : [];
  }
  const names = all.filter(isName);
  if (names.length === 0) return [`nobody:named:sort:${sort}`];
  const isCalled = names.some((name) => name.start >= end && name.start - end <= CALLED);
  return isCalled ? ["called", `called:sort:${sort}`] : ["other:named", `other:named:sort:${sort}`];
}

/** A genitive’s ending with the noun behind it: „Trudis Akkordeon“, "Lina’s tooth". */
const OWNS = /^(?:s|[’']s?) (?:[\p{Ll}-]+ )?$/u;

/** „Balonul lui Victor“, „die Znünibox von Jonas“: between what is owned and its owner. */
const OF = /^ (?:\p{Ll}+ )?(?:lui|a lui|al|a|ale|ai|von|vom|of) $/u;

/** Whose it is, right before it or behind it. */
function signsOfOwner({ start, end, sort }: Mention, all: readonly Mention[], order: number, text: string): string[] {
  const before = all[order - 1];
  const behind = all[order + 1];
  const isOwned = before !== undefined && isName(before) && OWNS.test(text.slice(before.end, start));
  const isOwner = sort === "name" && /^(?:s|[’']s?) /u.test(text.slice(end));
  const hasOwner = behind !== undefined && isName(behind) && OF.test(text.slice(end, behind.start));
  const isWhose = sort === "name" && before !== undefined && OF.test(text.slice(before.end, start));
  return [
    ...(isOwned ? ["owned", `owned:sort:${sort}`] : []),
    ...(isOwner ? ["owner"] : []),
    ...(hasOwner ? ["owned:of", `owned:of:sort:${sort}`] : []),
    ...(isWhose ? ["owner:of"] : []),
  ];
}

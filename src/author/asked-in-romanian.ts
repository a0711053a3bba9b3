import { conceptsIn } from "#lexicon/concepts-in.ts";
import {
  ABOUT_DEFINITE,
  ABOUT_ITSELF,
  ABOUT_KNOWN,
  ANYBODY,
  CHILD_WANTS,
  DWELLS,
  ELDER_DOES,
  FEARS,
  FOR_THE_CHILD,
  HEADING,
  LIKE_IT,
  OF_FAMILY,
  OF_US,
  ONLY_ASKS,
  ONLY_READS,
  PERHAPS,
  REPORTED,
  SPOKEN_START,
  STORY_ABOUT,
  TELLS_AT_ONCE,
  WISHED_FOR,
} from "./frames/asked-ro.ts";
import { ASKED_TO_WRITE, FIRST_PERSON, OUR_READER } from "./frames/writers-talk-ro.ts";
import { isListed } from "./known-names.ts";
import { verbAtRomanian } from "./told/romanian-clause.ts";
import { isTroubledChild } from "./troubled-child.ts";

/** So few words hold no reason. */
const FEWEST_OF_REASON = 4;

/** So many letters hold a noun of two or three words. */
const LONGEST_NOUN = 40;

/** Whom a Romanian story is asked about, where the reason for it was told before. */
export type AskedStory =
  /** Whoever a phrase tells of, from here on. */
  | { readonly of: "hero"; readonly at: number }
  /** Somebody by a name that was told before. */
  | { readonly of: "known"; readonly at: number; readonly name: string }
  /** The child that was told of; up to here it was. */
  | { readonly of: "child"; readonly at: number };

/**
 * What a Romanian idea asks for: „Fiul meu Horia bate copiii. Îmi doresc o poveste despre | un taur mic“, „Irina cântă toată ziua, așa că
 * vreau | o tobiță“, „Să fie despre ea“. Absent where it begins with its story or asks for nobody in particular.
 */
export function askedInRomanian(text: string): AskedStory | undefined {
  const asked = askedOrBegun(text);
  if (asked && asked.of !== "hero") return asked;
  const at = asked?.at ?? 0;
  const dwells = DWELLS.exec(text.slice(at))?.[0].length ?? 0;
  return asked || dwells > 0 ? { of: "hero", at: at + dwells } : undefined;
}

function askedOrBegun(text: string): AskedStory | undefined {
  const spoken = SPOKEN_START.exec(text)?.[0].length ?? 0;
  if (spoken > 0) return { of: "hero", at: spoken };
  if (TELLS_AT_ONCE.test(text)) return undefined;
  const itself = ABOUT_ITSELF.exec(text);
  const reported = REPORTED.exec(text)?.[0].length ?? 0;
  if (reported > 0) return { of: "hero", at: reported };
  const known = knownIn(text);
  const starts = [...asked(text), startOfDefinite(text), known?.at ?? 0].filter((at) => at > 0);
  const at = Math.min(...starts);
  if (itself && itself.index > 0 && !(at < itself.index)) return { of: "child", at: itself.index };
  if (known?.at === at) return known;
  if (starts.length > 0 && isBare(text.slice(0, at))) return undefined;
  if (starts.length > 0) return isForChild(text, at) ? { of: "child", at } : { of: "hero", at };
  const begun = startAfterTalk(text);
  return begun > 0 ? { of: "hero", at: begun } : undefined;
}

/** „Dacă se poate, cu“: it is asked for without a reason. */
function isBare(lead: string): boolean {
  if (/(?<!\p{L})(?:personaj\p{Ll}*|erou\p{Ll}*|eroin\p{Ll}*|amintesc de|aminte de) $/iu.test(lead)) return false;
  return lead.trim().split(/\s+/u).length <= FEWEST_OF_REASON && !/[.!?;:]/u.test(lead) && !OUR_READER.test(lead);
}

/** Where an indefinite phrase is asked for. */
function asked(text: string): readonly number[] {
  const ends = (frame: RegExp, isAsked: (index: number) => boolean) =>
    [...text.matchAll(frame)].filter(({ index }) => isAsked(index)).map(({ 0: all, index }) => index + all.length);
  return [
    ...ends(STORY_ABOUT, (index) => isWritersAt(text, index)),
    ...ends(WISHED_FOR, (index) => isWritersAt(text, index)),
    ...ends(PERHAPS, (index) => index > 0 && isWritersAt(text, index) && isOfReader(text.slice(0, index))),
    ...ends(CHILD_WANTS, (index) => isOfReader(text.slice(0, index + 1))),
  ].filter((at) => isPhrase(text.slice(at)));
}

/** „O girafă care“, but not „o ajută cineva“ or „o steluță sau ceva blând“. */
function isPhrase(rest: string): boolean {
  const [article = "", noun = "", next = ""] = rest.split(/\s+/u);
  if (isSomething(rest.slice(article.length + 1)) && !/^sau$/iu.test(next)) return true;
  return !(/^o$/iu.test(article) && verbAtRomanian([noun.replace(/[,.!?]+$/u, "")]) === 0) && !/^sau$/iu.test(next);
}

/** „O poveste cu Ghiță“: a name that was told before. */
function knownIn(text: string): Extract<AskedStory, { of: "known" }> | undefined {
  for (const { 0: all, index, groups } of text.matchAll(ABOUT_KNOWN)) {
    const name = groups?.["name"] ?? groups?.["told"] ?? groups?.["wished"] ?? "";
    const isTold = text.slice(0, index).includes(name) && isWritersAt(text, index);
    if (isTold) return { of: "known", at: index + all.length, name };
  }
  return undefined;
}

/** „Copiii mei vor o poveste în care | regina stupului“: somebody or something in particular. */
function startOfDefinite(text: string): number {
  for (const { 0: all, index } of text.matchAll(ABOUT_DEFINITE)) {
    const at = index + all.length;
    const lead = text.slice(0, index);
    const isToldOf = isToldBefore(lead, text.slice(at)) && !FEARS.test(lead);
    const isReason = isToldOf || (isOfReader(lead) && !isTroubledChild(lead, "ro"));
    if (isReason && isWritersAt(text, index) && isSomething(text.slice(at))) return at;
  }
  return 0;
}

/** „Povestea de un căpcăun … despre căpcăunul“. */
function isToldBefore(lead: string, phrase: string): boolean {
  const stem = /^\p{Ll}+?(?=(?:ul|a|ele|ii|ile)\s)/u.exec(phrase)?.[0] ?? "";
  return stem.length > 2 && lead.includes(` ${stem}`);
}

/** A phrase that begins with a kind or a thing, and none of the family’s. */
function isSomething(phrase: string): boolean {
  const [noun] = conceptsIn(phrase.slice(0, LONGEST_NOUN), "ro");
  return noun?.start === 0 && /^(?:figure|thing|garment)$/u.test(noun.kind) && !OF_FAMILY.test(noun.concept.id);
}

/** Whether it is whoever writes that asks, and nobody in a story: not „vrea să audă o poveste despre un zmeu“. */
function isWritersAt(text: string, index: number): boolean {
  const sentence = /[^.!?;:\n]*$/u.exec(text.slice(0, index))?.[0] ?? "";
  const clause = /[^,–)]*$/u.exec(sentence)?.[0] ?? "";
  if (/(?<!\p{L})(?:nu|f[ăa]r[ăa]|nici)(?: mai)?(?: vreau| vrem| cu)? $/iu.test(clause)) return false;
  if (ONLY_ASKS.test(clause.trimStart())) return true;
  return FIRST_PERSON.test(sentence) || ASKED_TO_WRITE.test(sentence) || OUR_READER.test(sentence);
}

/** Whether what was told before is of a child that listens. */
function isOfReader(lead: string): boolean {
  return OUR_READER.test(lead) || ONLY_READS.test(lead) || FIRST_PERSON.test(lead);
}

/** Whether whoever is asked for only comes along with the child that was told of. */
function isForChild(text: string, at: number): boolean {
  const [lead, phrase] = [text.slice(0, at), text.slice(at)];
  if (!isOwnNamed(lead)) return false;
  return FOR_THE_CHILD.test(phrase) || ANYBODY.test(phrase) || LIKE_IT.test(phrase);
}

function isOwnNamed(lead: string): boolean {
  return [...lead.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu)].some(([name]) => isListed(name)) || OUR_READER.test(lead);
}

/** Where sentences of nothing but talk have ended and somebody in particular does something: „Tema: prietenia. | Două creioane“. */
function startAfterTalk(text: string): number {
  let end = 0;
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+[.!?\n]+\s*/gu)) {
    if (!isTalk(sentence) || (end > 0 && TELLS_AT_ONCE.test(sentence))) break;
    end = index + sentence.length;
  }
  const rest = text.slice(end);
  const lead = text.slice(0, end);
  const names = [...lead.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name).filter(isListed);
  // „Am crescut la bloc. Liftul din scara C rămâne blocat“.
  const isThing =
    names.length === 0 &&
    !/(?<!\p{L})(?:cu|despre) (?:un|o)\s/iu.test(lead) &&
    !OUR_READER.test(lead) &&
    /^\p{Lu}\p{Ll}{2,}(?:ul|[^e]a)\s/u.test(rest) &&
    isSomething(rest);
  // „E fascinată de tractorul vecinului. Tractorul se numește Ursu“.
  // „Bunica croșetează cu un ghem roșu. Ghemul fuge“.
  const isReason = ONLY_READS.test(lead) || ELDER_DOES.test(lead);
  const isLiked = isReason && isToldBefore(lead, rest.toLocaleLowerCase()) && isSomething(rest);
  const isBegun = isLiked || TELLS_AT_ONCE.test(rest) || isThing;
  if (end === 0 || !isBegun || rest.split(/\s+/u).length < 4) return 0;
  const isToldOn =
    names.some((name) => rest.replace(/pe nume \p{Lu}\p{Ll}+/u, "").includes(name)) ||
    FOR_THE_CHILD.test(rest) ||
    isTroubledChild(lead, "ro");
  return isToldOn ? 0 : end;
}

function isTalk(sentence: string): boolean {
  return (
    FIRST_PERSON.test(sentence) ||
    ASKED_TO_WRITE.test(sentence) ||
    OUR_READER.test(sentence) ||
    ONLY_READS.test(sentence) ||
    HEADING.test(sentence) ||
    ELDER_DOES.test(sentence) ||
    OF_US.test(sentence)
  );
}

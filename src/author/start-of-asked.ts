import type { Language } from "#book/languages.ts";
import { type AskedFrames, ASKED } from "./frames/asked-frames.ts";
import { isNoName } from "./is-no-name.ts";
import { sexOfName } from "./known-names.ts";

/** Where whom a story is asked about begins. */
export interface AskedStart {
  readonly at: number;
  /** By which name, if by one. */
  readonly name: string;
  /** What it is called by what asks for it. */
  readonly called?: string;
}

interface Sentence {
  readonly text: string;
  readonly at: number;
}

/**
 * Where whom a story is asked about begins, behind what is told of whoever asks: "Mila is scared of water. Can you have | a mermaid
 * who"; none where a text begins with its story or asks about whom it has told of.
 */
export function startOfAsked(text: string, language: Language): AskedStart | undefined {
  const frames = ASKED[language];
  if (!frames) return undefined;
  const sentences = sentencesOf(text, frames);
  const become = frames.becomes.exec(text);
  if (become && become.index > 0)
    return { at: become.index + become[0].length, name: "", called: become.groups?.["name"] ?? "" };
  for (const sentence of sentences) {
    const asked = askedIn(sentence, frames.asks, frames, language);
    if (asked === "same") return undefined;
    if (!asked) continue;
    if (!isBehindTalk(text, asked.at)) return undefined;
    const again = nounToldBefore(text, asked);
    if (again !== undefined) return { at: asked.at, name: again };
    return isChildToldBefore(text, asked, frames) ? undefined : asked;
  }
  let wondered: AskedStart | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const isStory = sentences.slice(0, index + 1).some((each) => frames.isStory.test(each.text));
    const said = isStory ? undefined : askedIn(sentence, frames.says, frames, language);
    // "Morag keeps asking where the sun goes. Maybe a hare that follows it": what is proposed then beats what was asked.
    if (said && said !== "same") {
      wondered ??= said;
      continue;
    }
    const told = text.slice(0, sentence.at);
    const isTalk = index > 0 && sentences.slice(0, index).every((each) => frames.isBackstory.test(each.text));
    if (index > 0 ? isTalk && frames.isParents.test(told) : frames.isParents.test(sentence.text)) {
      const wanted = askedIn(sentence, frames.wants, frames, language);
      if (wanted !== undefined && wanted !== "same") return wanted;
    }
    const lead = frames.proposes.exec(sentence.text)?.[0].length ?? 0;
    const isUntold = index > 0 && !sentences.slice(0, index).some((each) => frames.isStory.test(each.text));
    if (isUntold && frames.announces.test(sentence.text.slice(lead)) && !frames.isSame.test(sentence.text.slice(lead)))
      return { at: sentence.at + lead, name: "" };
    if (!isTalk || (!frames.isParents.test(told) && frames.isOfSomebody.test(told))) continue;
    const again = frames.beginsAgain.exec(sentence.text)?.groups?.["noun"];
    if (
      again !== undefined &&
      new RegExp(`(?<!\\p{L})(?:an?|one) (?:[\\p{Ll}-]+ ){0,2}${again}(?!\\p{L})`, "iu").test(told)
    )
      return { at: sentence.at, name: "" };
    const from = sentence.text.slice(lead);
    if ((lead > 0 || frames.begins.test(from)) && frames.isPhrase.test(from) && !frames.isSame.test(from))
      return { at: sentence.at + lead, name: "" };
  }
  return wondered;
}

function sentencesOf(text: string, { ends }: AskedFrames): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(ends)) {
    sentences.push({ text: text.slice(at, index + mark.length), at });
    at = index + mark.length;
  }
  if (at < text.length) sentences.push({ text: text.slice(at), at });
  return sentences;
}

/** The first of whom a sentence asks; "same" where it asks about whoever was told of before. */
function askedIn(
  { text, at }: Sentence,
  asks: readonly RegExp[],
  { isPhrase, isName, isSame, refuses }: AskedFrames,
  language: Language,
): AskedStart | "same" | undefined {
  const ends = asks
    .flatMap((frame) => [...text.matchAll(frame)].map(({ 0: asked, index }) => index + asked.length))
    .toSorted((a, b) => a - b);
  for (const end of ends) {
    const behind = text.slice(end);
    if (refuses.test(text.slice(0, end))) continue;
    if (isSame.test(behind)) return "same";
    if (isPhrase.test(behind)) return { at: at + end, name: "" };
    const name = isName.exec(behind)?.[0];
    if (name !== undefined && !isNoName(name, language)) return { at: at + end, name };
  }
  return undefined;
}

/** So few words before a request only ask. */
const FEWEST_TOLD = 4;

/** Whether anything has been told before what asks. */
function isBehindTalk(text: string, start: number): boolean {
  return text.slice(0, start).trim().split(/\s+/u).length >= FEWEST_TOLD;
}

/** So few words behind a definite phrase only say whose story it is that was told before. */
const FEWEST_BEHIND = 4;

/** "The tree was cut back … A story from the tree’s side": whose story it is that has been told already. */
function nounToldBefore(text: string, { at }: AskedStart): string | undefined {
  const [lead, behind] = [text.slice(0, at), text.slice(at)];
  const noun = /^(?:the|our|my|that|this) (?:[\p{L}-]+ ){0,2}?(?<noun>[\p{L}-]{3,})(?=['’]s|[ .,!?]|$)/iu.exec(behind)
    ?.groups?.["noun"];
  const isShort =
    behind.trim().split(/\s+/u).length <= FEWEST_BEHIND ||
    /^[^.!?]*['’]s (?:side|point|view|persp|angle)/u.test(behind);
  const isTold = noun !== undefined && isShort && lead.toLocaleLowerCase().includes(noun.toLocaleLowerCase());
  return isTold ? noun : undefined;
}

/** "Amara is cross … about a girl who moves": it is she. */
function isChildToldBefore(text: string, { at }: AskedStart, { isChild }: AskedFrames): boolean {
  const child = isChild.exec(text.slice(at));
  if (!child) return false;
  const sex =
    child.groups?.["boy"] !== undefined ? "male" : child.groups?.["girl"] !== undefined ? "female" : undefined;
  const names = (text.slice(0, at).match(/\p{Lu}\p{Ll}+/gu) ?? []).map(sexOfName).filter((each) => each !== undefined);
  return names.some((each) => sex === undefined || each === sex);
}

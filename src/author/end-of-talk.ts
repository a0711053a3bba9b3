import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { sexOfName } from "./known-names.ts";
import { TALK_FRAMES, type TalkFrames } from "./frames/talk-frames.ts";
import { isNoName } from "./is-no-name.ts";
import { isTroubledChild } from "./troubled-child.ts";

/** So many sentences somebody may tell of themselves before the story. */
const MOST_SENTENCES = 5;

/**
 * Where a text stops to talk of whoever writes it, of the child and of the reason, sentence by sentence, and the story begins:
 * „Mein Kind ist vernarrt in Pfützen. Also: | eine Pfütze, die“. 0 where it begins at once or where no story begins behind it.
 */
export function endOfTalk(text: string, language: Language): number {
  const frames = TALK_FRAMES[language];
  if (!frames) return 0;
  let at = 0;
  let told = "";
  for (let count = 0; count < MOST_SENTENCES; count += 1) {
    const rest = text.slice(at);
    const asks = frames.asks.exec(rest)?.[0].length ?? 0;
    if (asks > 0 && frames.asked.test(rest.slice(asks))) return at + asks;
    const sentence = sentenceOf(rest, frames);
    const isTalk = sentence !== undefined && isTalkOf(sentence, told, frames, language);
    if (!isTalk) break;
    told += sentence;
    at += sentence.length;
  }
  const filler = frames.fillers.exec(text.slice(at))?.[0].length ?? 0;
  if (at === 0) return 0;
  const rest = text.slice(at);
  const isBegun = frames.begins.test(rest) || (frames.likes.test(told) && frames.beginsLiked.test(rest));
  return isBegun ? at + filler : 0;
}

function sentenceOf(rest: string, frames: TalkFrames): string | undefined {
  for (const { 0: mark, index } of rest.matchAll(frames.ends)) if (index > 0) return rest.slice(0, index + mark.length);
  return undefined;
}

function isTalkOf(sentence: string, told: string, frames: TalkFrames, language: Language): boolean {
  const { fillers, ours, likes, goesOn } = frames;
  const plain = `${sentence.trim()} `;
  if (plain.replace(fillers, "").trim() === "") return true;
  const isOurs = ours.test(plain) || (told !== "" && goesOn.test(plain.replace(fillers, "")) && likes.test(plain));
  if (!isOurs) return isHeading(plain, language);
  if (isTroubledChild(plain, language)) return false;
  const isLiking = likes.test(plain);
  return isLiking
    ? !hasHero(plain, language)
    : !isNamed(plain) &&
        conceptsIn(plain, language).every(
          (each) => !isSomebody(each) || (isOfFamily(each) && frames.writer.test(plain)),
        );
}

/** „Kurz gesagt:“, „Wahre Geschichte:“: what only leads on to it, and names nobody. */
function isHeading(sentence: string, language: Language): boolean {
  return (
    /:\s*$/u.test(sentence) &&
    /\p{L}\s+\p{L}/u.test(sentence) &&
    !isNamed(sentence) &&
    !conceptsIn(sentence, language).some(isSomebody)
  );
}

/** Somebody of whom a sentence tells by a name that is given, for all the liking in it. */
function hasHero(sentence: string, language: Language): boolean {
  return (
    /(?<!\p{L})(?:namens|hei(?:ß|ss)t|genannt)(?!\p{L})/u.test(sentence) &&
    conceptsIn(sentence, language).some((each) => isSomebody(each) && each.number === "singular" && !isOfFamily(each))
  );
}

function isSomebody({ kind }: FoundConcept): boolean {
  return kind === "figure";
}

function isOfFamily({ concept: { id } }: FoundConcept): boolean {
  return isOfType(conceptById(id), "EverydayPeople");
}

function isNamed(sentence: string): boolean {
  const words = sentence.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return words.some((word) => sexOfName(word) !== undefined && !isNoName(word, "de"));
}

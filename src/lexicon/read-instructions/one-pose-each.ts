import type { Language } from "#book/languages.ts";
import type { Pose } from "#book/page-plan.ts";
import { partAround } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { TracedWish, Walk } from "./walk.ts";

/** What every doing begins with: "stă în genunchi", "geht auf Zehenspitzen". */
const GENERAL: readonly Pose[] = ["stand", "walk", "sit", "hold", "gaze", "lie"];

/** "She doesn't stand, she flies": what stands only because something was denied, or before more is said, goes. */
const isOvertaken = (wishes: readonly TracedWish[], { wish }: TracedWish, at: number): boolean =>
  wish.kind === "pose" &&
  wish.pose === "stand" &&
  wishes.slice(at + 1).some(({ wish: later }) => later.kind === "pose" && later.who === wish.who);

/** Where one part of a sentence has two poses for somebody, the one that says more. */
export function onePoseEach({ wishes, clause }: Walk): readonly TracedWish[] {
  return wishes.filter((traced, at) => {
    if (isOvertaken(wishes, traced, at)) return false;
    const { wish, from } = traced;
    if (wish.kind !== "pose" || !GENERAL.includes(wish.pose)) return true;
    const part = partAround(clause, from);
    return !wishes.some(
      (other) =>
        other !== traced &&
        other.wish.kind === "pose" &&
        other.wish.who === wish.who &&
        part.includes(other.from) &&
        tellsMore(other.wish.pose) > tellsMore(wish.pose),
    );
  });
}

/** The more general, the lower; what is not general is highest. */
const tellsMore = (pose: Pose) => (GENERAL.includes(pose) ? GENERAL.indexOf(pose) : GENERAL.length);

const PURPOSE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})to\s$/iu,
  ro: /(?<!\p{L})(?:ca să|ca sa|pentru a|spre a)\s(?:o |îl |le |se )?$/iu,
  de: /(?<!\p{L})um\s[^,]*(?:\szu\s|\s)$/iu,
};

const PAST: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:has|have|had|was|were|['’]ve|been)(?: just| already)?\s$/iu,
  ro: /(?<!\p{L})(?:a|au)(?: tot| deja)?\s$/iu,
  de: /(?<!\p{L})(?:ist|hat|sind|haben|war)\s[^,]*$/iu,
};

/** "Bruno should sleep, he has run enough": what was done before. */
function isPast({ clause, language }: Walk, { start, end }: InstructionEvent): boolean {
  const { sentence } = clause;
  return (
    PAST[language].test(sentence.slice(0, start)) &&
    (language !== "de" || /^(?:\p{L}+)?ge\p{L}+(?:t|en)$/iu.test(sentence.slice(start, end)))
  );
}

/** "Climbs a ladder to reach a star": what a doing is for comes after it. */
function isPurpose({ clause, language }: Walk, from: InstructionEvent): boolean {
  return PURPOSE[language].test(clause.sentence.slice(0, from.start));
}

/** A figure does one thing: of several in a sentence the last, but for what it is done for. */
export function lastPoseEach(walk: Walk, wishes: readonly TracedWish[]): readonly TracedWish[] {
  return wishes.filter(({ wish, from }, at) => {
    if (wish.kind !== "pose") return true;
    const same = wishes.filter((other) => other.wish.kind === "pose" && other.wish.who === wish.who);
    const earlier = wishes.slice(0, at).some((other) => same.includes(other));
    const isAside = (one: InstructionEvent) => isPurpose(walk, one) || isPast(walk, one);
    if (earlier && isAside(from)) return false;
    return !wishes.slice(at + 1).some((other) => same.includes(other) && !isAside(other.from));
  });
}

import type { InstructionMark } from "#content/lexicon/instruction-words.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { HAIR_COLOURS, type PictureWish } from "./wish.ts";

const SHOT_MARKS = { close: "close", medium: "medium", wide: "wide" } as const;

/** Takes a word that says what to do with others, or that is a wish of its own. */
export function takeMark(walk: Walk, marks: ReadonlySet<InstructionMark>, from: InstructionEvent): void {
  const has = (mark: InstructionMark) => marks.has(mark);
  direct(walk, has);
  for (const [mark, shot] of Object.entries(SHOT_MARKS)) {
    if (has(mark as keyof typeof SHOT_MARKS)) walk.wish({ kind: "shot", shot }, from);
  }
  if (has("dark")) walk.wish({ kind: "hour", hour: walk.denies("hour", from) ? "day" : "night" }, from);
  if (has("bright")) walk.wish({ kind: "hour", hour: walk.denies("hour", from) ? "night" : "day" }, from);
  if (has("alone")) leaveAlone(walk, from);
  if (has("reader") && walk.looking) each(walk, from, (who) => ({ kind: "looks-at", who, at: "reader" }));
  if (has("blond")) each(walk, from, (who) => ({ kind: "hair", who, hair: "blond" }));
  if (has("hair")) colourHair(walk, from);
  const facing = has("left") ? "left" : has("right") ? "right" : undefined;
  if (facing && walk.subjects.length > 0) each(walk, from, (who) => ({ kind: "facing", who, facing }));
}

/** Notes what the word does to those that follow. */
function direct(walk: Walk, has: (mark: InstructionMark) => boolean): void {
  if (has("but") || has("keep") || has("add")) walk.stopRemoving();
  if (has("remove") || has("instead")) walk.startRemoving(has("instead"));
  if (has("add")) walk.adding = true;
  if (has("give")) walk.giving = true;
  if (has("another")) walk.another = true;
  if (has("one")) walk.indefinite = true;
  if (has("two")) walk.count = 2;
  if (has("three")) walk.count = 3;
  if (has("look")) walk.looking = true;
  if (has("everyone")) walk.subjects = [...walk.figures];
}

function each(walk: Walk, from: InstructionEvent, wish: (who: string) => PictureWish): void {
  for (const who of walk.whom()) walk.wish(wish(who), from);
}

function leaveAlone(walk: Walk, from: InstructionEvent): void {
  const staying = walk.whom();
  for (const who of walk.figures) if (!staying.includes(who)) walk.wish({ kind: "remove-figure", who }, from);
}

function colourHair(walk: Walk, from: InstructionEvent): void {
  const colour = walk.colours.get(from);
  const named = colour === "yellow" || colour === "gold" ? "blond" : colour;
  const hair = HAIR_COLOURS.find((known) => known === named);
  if (hair) each(walk, from, (who) => ({ kind: "hair", who, hair }));
}

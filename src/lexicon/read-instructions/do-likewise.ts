import type { Language } from "#book/languages.ts";
import { hasMark, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { OPPOSITE_MOOD } from "./take-doing.ts";
import type { TracedWish, Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";
import type { PictureWish } from "./wish.ts";

/** "Maya sad, Bruno too", "the ball green, the kite too": of what nothing else is said, what was said of the last before it. */
export function doLikewise(walk: Walk): void {
  const { events } = walk.clause;
  for (const [at, event] of events.entries()) {
    if (!hasMark(event, "too")) continue;
    const noun = events.slice(0, at).findLast((each) => whoIs(each, walk.scene).length > 0 || isThing(each));
    if (noun === undefined || /[,:]/u.test(textBetween(walk.clause, noun, event))) continue;
    if (isThing(noun)) colourLikewise(walk, noun, event);
    else moveLikewise(walk, noun, event);
  }
}

const NOT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is(?:n['’]?t| not)|are(?:n['’]?t| not)|not)$/iu,
  ro: /^nu$/iu,
  de: /^nicht$/iu,
};

/** "The girl is happy, the dog is not": the other mood, of whom nothing else is said. */
export function doOtherwise(walk: Walk): void {
  const { clause, language, scene } = walk;
  for (const event of clause.events) {
    if (!NOT[language].test(clause.sentence.slice(event.start, event.end))) continue;
    const part = partAround(clause, event);
    const who = part.flatMap((each) => whoIs(each, scene));
    const isBare =
      part.at(-1) === event && part.every((each) => each.type === "marks" || whoIs(each, scene).length > 0);
    const last = walk.wishes.findLast(({ wish, from }) => wish.kind === "mood" && from.start < event.start)?.wish;
    if (!isBare || who.length === 0 || last?.kind !== "mood" || who.includes(last.who)) continue;
    for (const each of who) walk.wish({ kind: "mood", who: each, mood: OPPOSITE_MOOD[last.mood] }, event);
  }
}

const isThing = (event: InstructionEvent) =>
  event.type === "concept" && (event.found.kind === "thing" || event.found.kind === "garment");

type Told = Extract<PictureWish, { readonly kind: "mood" | "pose" }>;

function moveLikewise(walk: Walk, somebody: InstructionEvent, event: InstructionEvent): void {
  const who = whoIs(somebody, walk.scene);
  const told = ({ wish }: TracedWish): readonly Told[] => (wish.kind === "mood" || wish.kind === "pose" ? [wish] : []);
  const isTold = (traced: TracedWish) =>
    told(traced).some((wish) => who.includes(wish.who)) && traced.from.start >= somebody.start;
  if (walk.wishes.some(isTold)) return;
  const before = walk.wishes
    .filter(({ from }) => from.start < event.start)
    .flatMap(told)
    .filter((wish) => !who.includes(wish.who));
  const last = before.at(-1);
  for (const each of who) {
    for (const wish of before) if (wish.who === last?.who) walk.wish({ ...wish, who: each }, event);
  }
}

/** The colour that something was given before. */
function colourLikewise(walk: Walk, noun: InstructionEvent, event: InstructionEvent): void {
  if (noun.type !== "concept" || walk.wishes.some(({ from }) => from === noun)) return;
  const last = walk.wishes.findLast(
    ({ wish }) => wish.kind === "thing-colour" || (wish.kind === "garment" && wish.colour !== undefined),
  )?.wish;
  if (last?.kind !== "thing-colour" && last?.kind !== "garment") return;
  const { colour } = last;
  const { concept } = noun.found;
  const { plan } = walk.scene;
  if (colour === undefined || concept.kind !== "thing" || concept.thing === undefined) return;
  const { thing } = concept;
  const isThere = plan.things.some((each) => each.thing === thing) || plan.figures.some(({ holds }) => holds === thing);
  if (isThere) walk.wish({ kind: "thing-colour", thing, colour }, event);
}

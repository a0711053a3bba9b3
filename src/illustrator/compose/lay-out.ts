import { FRAME } from "#book/format.ts";
import type { Random } from "../gouache/random.ts";
import type { View } from "./shots.ts";

/** What the solver knows of a figure, in units of a child figure (its card's size applied, mirrored as it faces). */
export interface Extent {
  left: number;
  right: number;
  /** Standing height for upright poses, else the nominal one: what the shot is measured on. */
  stature: number;
  /** How high it reaches as drawn. */
  height: number;
  head: { x: number; y: number; radius: number };
  /** How far off the ground it is. */
  lift: number;
  facing: "left" | "right";
  /** It touches whom it faces. */
  meets?: Meeting;
}

/** How two who touch stand: each of them would have the other `distance` away. */
export interface Meeting {
  /** `arms` go round the other, `hand` takes the other's hand, `mouth` is held to the other's ear. */
  with: "arms" | "hand" | "mouth";
  distance: number;
  /** The hand that touches: how far before the figure, and how high above the ground. */
  reach: { x: number; y: number };
}

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  /** Frame units per figure unit. */
  scale: number;
  spots: Spot[];
}

/** Kept free at the page's sides, in frame units. */
const MARGIN = 34;
/** Air between two figures that do not touch, in figure units. */
const AIR = 34;
/** How far behind the hero the others stand, in figure units. */
const STEP_BACK = [6, 20] as const;
/** Left between the faces of two who hug, for their snouts. */
const CHEEK = 18;
/** How far a raised arm can go above the head. */
const RAISED = 1.3;

/**
 * Sets figures left to right on the floor: the hero on a third, neighbours apart by their reaches where there is room
 * and never nearer than keeps every face free, all of them inside the page.
 */
export function layOut(figures: readonly Extent[], view: View, random: Random): Layout {
  const [hero] = figures;
  if (!hero) return { scale: 1.2, spots: [] };
  const scale = chooseScale(figures, hero, view, random);
  const room = (FRAME.width - 2 * MARGIN) / scale;
  const gaps = pairs(figures, (a, b) => {
    const least = leastDistance(a, b);
    const touching = meetingOf(a, b) !== undefined;
    return { least, best: touching ? least : bestDistance(a, b), touching };
  });
  const outer = outerReach(figures);
  const least = outer.left + outer.right + sum(gaps.map((gap) => gap.least));
  const best = outer.left + outer.right + sum(gaps.map((gap) => gap.best));
  const ease = best > least ? Math.max(0, Math.min(1, (room - least) / (best - least))) : 0;
  // Room left over goes between the figures, but not so much that they stop being together.
  const spread =
    best < room && gaps.length > 0 ? Math.min((room - best) / gaps.length, 70) * random.range(0.2, 0.8) : 0;

  const along = [0];
  for (const { least: nearest, best: easy, touching } of gaps)
    along.push((along.at(-1) ?? 0) + nearest + (easy - nearest) * ease + (touching ? 0 : spread));
  const width = (along.at(-1) ?? 0) * scale;
  const leftmost = MARGIN + outer.left * scale;
  const rightmost = FRAME.width - MARGIN - outer.right * scale - width;
  const start = Math.max(leftmost, Math.min(rightmost, wanted(hero, figures.length, width, random)));

  const spots = along.map((offset, i) => {
    const step = i === 0 ? 0 : -random.range(...STEP_BACK) * scale;
    const figure = figures[i] ?? hero;
    const y = Math.min(view.floor + step - figure.lift * scale, view.free.bottom - 4);
    return { x: start + offset * scale, y };
  });
  return { scale, spots };
}

/** One figure stands on the third that leaves room before it; a group has its hero on the left third. */
function wanted(hero: Extent, count: number, width: number, random: Random): number {
  const jitter = random.range(-0.025, 0.025) * FRAME.width;
  if (count === 1) return FRAME.width * (hero.facing === "right" ? 0.36 : 0.64) + jitter;
  const onThird = FRAME.width / 3;
  const centred = (FRAME.width - width) / 2;
  return (onThird + centred) / 2 + jitter;
}

function chooseScale(figures: readonly Extent[], hero: Extent, view: View, random: Random): number {
  const [least, most] = view.heroHeight.map((share) => (share * view.height) / hero.stature) as [number, number];
  const tallest = Math.max(...figures.map((figure) => Math.max(figure.height, figure.stature) + figure.lift));
  const fitsHeight = (view.floor - view.free.top) / (tallest + STEP_BACK[1]);
  const outer = outerReach(figures);
  const fitsWidth =
    (FRAME.width - 2 * MARGIN) / (outer.left + outer.right + sum(pairs(figures, (a, b) => leastDistance(a, b))));
  // A group is more at ease near the lower end of its band.
  const chosen = least + (most - least) * (figures.length > 1 ? random.range(0.05, 0.5) : random.range(0.25, 0.85));
  return Math.min(chosen, fitsHeight, fitsWidth);
}

/** The outermost figures may let a tail or a cape run off the page, never their head or feet. */
function outerReach(figures: readonly Extent[]): { left: number; right: number } {
  const first = figures[0];
  const last = figures.at(-1);
  if (!first || !last) return { left: 0, right: 0 };
  return {
    left: Math.max(first.left * 0.9, first.head.radius - first.head.x + 8, 40),
    right: Math.max(last.right * 0.9, last.head.x + last.head.radius + 8, 40),
  };
}

const bestDistance = (a: Extent, b: Extent) => Math.max(a.right + b.left + AIR, leastDistance(a, b));

/** The nearest two neighbours may stand: no part of either over the other's face, bodies overlapping by a third at most. */
export function leastDistance(a: Extent, b: Extent): number {
  const faces = a.head.x + a.head.radius - (b.head.x - b.head.radius) + 6;
  const met = meetingOf(a, b);
  const overB = reaches(a, b) ? a.right - (b.head.x - b.head.radius) + 6 : 0;
  const overA = reaches(b, a) ? a.head.x + a.head.radius + b.left + 6 : 0;
  if (met === undefined) return Math.max((a.right + b.left) * 0.66, faces, overA, overB);
  // The arms of one who meets are minded by its hand; those of one who does not, as ever.
  const near = Math.max(met, faces + CHEEK, wish(a, b, "right") ? 0 : overB, wish(b, a, "left") ? 0 : overA);
  return Math.max(near, handOffFace(a, b, near), handOffFace(b, a, near));
}

/** How far apart keeps the hand of `a` off the other's face, when it would lie there `distance` away. */
function handOffFace(a: Extent, { head, lift }: Extent, distance: number): number {
  if (!a.meets) return 0;
  const { x, y } = a.meets.reach;
  const rise = y + a.lift - (lift - head.y);
  const half = Math.sqrt(Math.max(0, (head.radius + 8) ** 2 - rise ** 2));
  const face = a.facing === "right" ? -head.x : head.x;
  return Math.abs(distance - face - x) < half ? x + face + half : 0;
}

/** How far apart two who touch stand: half of it is each one's own, so that unequal ones meet too. */
function meetingOf(a: Extent, b: Extent): number | undefined {
  const own = [wish(a, b, "right"), wish(b, a, "left")];
  const [first, second] = own;
  if (first && second) return (first.distance + second.distance) / 2;
  // A hand that nobody takes meets nobody.
  const only = own.find((each) => each !== undefined && each.with !== "hand");
  return only?.distance;
}

/** The meeting that `a` wishes for: only with whom it faces, and when its hand passes that one's face. */
function wish(a: Extent, other: Extent, towards: "left" | "right"): Meeting | undefined {
  if (!a.meets || a.facing !== towards) return undefined;
  if (a.meets.with === "arms" && a.lift + a.meets.reach.y + STEP_BACK[1] > chinOf(other)) return undefined;
  if (a.meets.with !== "mouth") return a.meets;
  const ear = other.head.radius + (towards === "right" ? -other.head.x : other.head.x) + 8;
  return { ...a.meets, distance: Math.max(a.meets.distance, a.meets.reach.x + ear) };
}

/** Whether anything of `a` can be as high as `b`'s face. */
const reaches = (a: Extent, b: Extent) => a.lift + a.height * RAISED > chinOf(b);

const chinOf = ({ lift, head }: Extent) => lift - (head.y + head.radius);

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

const pairs = <T>(figures: readonly Extent[], of: (a: Extent, b: Extent) => T): T[] =>
  figures.slice(1).flatMap((b, i) => {
    const a = figures[i];
    return a ? [of(a, b)] : [];
  });

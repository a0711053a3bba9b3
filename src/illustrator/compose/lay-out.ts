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
  /** It lies at full length: what reaches farthest are its feet. */
  lies?: boolean;
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
/** How far behind the hero others stand, in figure units: beside it, and a row behind. */
const BESIDE = [6, 20] as const;
const BEHIND = [30, 46] as const;
/** Left between the faces of two who hug, for their snouts. */
const CHEEK = 18;
/** How far a raised arm can go above the head. */
const RAISED = 1.3;

/** How a group stands on its page. */
interface Scheme {
  /** Whose place is on a third of the page, or whether the group's middle is. */
  readonly anchor: "first" | "last" | "middle";
  /** On which third it is, as a share of the page's width. */
  readonly third: number;
  /** The share of the room left over that goes between them. */
  readonly spread: readonly [number, number];
  /** Most of that room between two, in figure units. */
  readonly most: number;
  /** Who stands a row behind. */
  readonly behind: "none" | "last" | "middle";
}

const [LEFT_THIRD, RIGHT_THIRD] = [1 / 3, 2 / 3];

/** The schemes that a page's seed chooses from: together on one side, or apart with the page's middle between them. */
const SCHEMES: readonly Scheme[] = [
  { anchor: "first", third: LEFT_THIRD, spread: [0.2, 0.6], most: 70, behind: "none" },
  { anchor: "last", third: RIGHT_THIRD, spread: [0.2, 0.6], most: 70, behind: "last" },
  { anchor: "middle", third: LEFT_THIRD + 0.06, spread: [0, 0.1], most: 40, behind: "last" },
  { anchor: "middle", third: RIGHT_THIRD - 0.06, spread: [0, 0.1], most: 40, behind: "none" },
  { anchor: "first", third: LEFT_THIRD - 0.05, spread: [0.7, 1], most: 230, behind: "none" },
  { anchor: "middle", third: 0.5, spread: [0.1, 0.4], most: 60, behind: "middle" },
];

/**
 * Sets figures left to right on the floor in one of the schemes: on a third, neighbours apart by their reaches where there
 * is room and never nearer than keeps every face free, all of them inside the page. The `lead` is whom the shot is measured
 * on, and stands foremost.
 */
export function layOut(figures: readonly Extent[], view: View, random: Random, lead = 0): Layout {
  const hero = figures[lead];
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
  const scheme = random.pick(SCHEMES);
  // Room left over goes between the figures, but not so much that they stop being together.
  const share = random.range(...scheme.spread);
  const spread = best < room && gaps.length > 0 ? Math.min((room - best) / gaps.length, scheme.most) * share : 0;

  const along = [0];
  for (const { least: nearest, best: easy, touching } of gaps)
    along.push((along.at(-1) ?? 0) + nearest + (easy - nearest) * ease + (touching ? 0 : spread));
  const width = (along.at(-1) ?? 0) * scale;
  const leftmost = MARGIN + outer.left * scale;
  const rightmost = FRAME.width - MARGIN - outer.right * scale - width;
  const start = Math.max(leftmost, Math.min(rightmost, wanted(hero, along, scale, scheme, random)));

  const spots = along.map((offset, i) => {
    const touches = gaps[i - 1]?.touching === true || gaps[i]?.touching === true;
    const figure = figures[i] ?? hero;
    const wished = i === lead ? 0 : random.range(...(touches ? BESIDE : rowOf(i, figures.length, scheme)));
    // Nobody steps back so far that the head leaves the free part of the page.
    const most = (view.floor - view.free.top) / scale - reachOf(figure);
    const step = Math.max(0, Math.min(wished, most)) * scale;
    const y = Math.min(view.floor - step - figure.lift * scale, view.free.bottom - 4);
    return { x: start + offset * scale, y };
  });
  return { scale, spots };
}

const rowOf = (i: number, count: number, { behind }: Scheme): readonly [number, number] =>
  (behind === "last" && i === count - 1) || (behind === "middle" && i < count - 1) ? BEHIND : BESIDE;

/** Where the first figure is wanted: one alone stands on the third that leaves room before it, a group as its scheme says. */
function wanted(hero: Extent, along: readonly number[], scale: number, scheme: Scheme, random: Random): number {
  const jitter = random.range(-0.025, 0.025) * FRAME.width;
  const last = (along.at(-1) ?? 0) * scale;
  if (along.length === 1) return FRAME.width * (hero.facing === "right" ? 0.36 : 0.64) + jitter;
  const before = { first: 0, middle: last / 2, last }[scheme.anchor];
  return FRAME.width * scheme.third - before + jitter;
}

function chooseScale(figures: readonly Extent[], hero: Extent, view: View, random: Random): number {
  const [least, most] = view.heroHeight.map((share) => (share * view.height) / hero.stature) as [number, number];
  const tallest = Math.max(...figures.map(reachOf));
  const fitsHeight = (view.floor - view.free.top) / (tallest + BESIDE[1]);
  const outer = outerReach(figures);
  const fitsWidth =
    (FRAME.width - 2 * MARGIN) / (outer.left + outer.right + sum(pairs(figures, (a, b) => leastDistance(a, b))));
  // A group is more at ease near the lower end of its band.
  const chosen = least + (most - least) * (figures.length > 1 ? random.range(0.05, 0.5) : random.range(0.25, 0.85));
  return Math.min(chosen, fitsHeight, fitsWidth);
}

/** How high a figure reaches above the ground. */
const reachOf = ({ height, stature, lift }: Extent) => Math.max(height, stature) + lift;

/** How much of its reach the outermost figure has on the page; whoever lies has a little air beyond the feet. */
const ON_PAGE = { upright: 0.9, lying: 1.06 } as const;

/** The outermost figures may let a tail or a cape run off the page, never their head or feet. */
function outerReach(figures: readonly Extent[]): { left: number; right: number } {
  const first = figures[0];
  const last = figures.at(-1);
  if (!first || !last) return { left: 0, right: 0 };
  const share = ({ lies }: Extent) => ON_PAGE[lies ? "lying" : "upright"];
  return {
    left: Math.max(first.left * share(first), first.head.radius - first.head.x + 8, 40),
    right: Math.max(last.right * share(last), last.head.x + last.head.radius + 8, 40),
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
  if (a.meets.with === "arms" && a.lift + a.meets.reach.y + BESIDE[1] > chinOf(other)) return undefined;
  if (a.meets.with !== "mouth") return a.meets;
  const ear = other.head.radius + (towards === "right" ? -other.head.x : other.head.x) + 8;
  return { ...a.meets, distance: Math.max(a.meets.distance, a.meets.reach.x + ear) };
}

/** Whether anything of `a` can be as high as `b`'s face. */
const reaches = (a: Extent, b: Extent) => a.lift + a.height * RAISED + BEHIND[1] > chinOf(b);

const chinOf = ({ lift, head }: Extent) => lift - (head.y + head.radius);

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

const pairs = <T>(figures: readonly Extent[], of: (a: Extent, b: Extent) => T): T[] =>
  figures.slice(1).flatMap((b, i) => {
    const a = figures[i];
    return a ? [of(a, b)] : [];
  });

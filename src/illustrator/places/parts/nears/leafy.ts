import { FRAME } from "#book/format.ts";
import { mark } from "../../../gouache/brush.ts";
import { mix } from "../../../gouache/colour.ts";
import { at, smooth } from "../../../gouache/path.ts";
import { fill, paint } from "../../../gouache/shape.ts";
import type { Near, Stage } from "../../stage.ts";
import { bareBranch, cornerFerns, overhang } from "../framing.ts";
import { leafDabs, leafOutline, type Lobe } from "../leaves.ts";
import { nearTrunk } from "./near-trunk.ts";
import { potted } from "./potted.ts";
import { roomySide } from "./roomy-side.ts";
import { hidesNamed, unlessHiding } from "../unless-hiding.ts";

const { width: W, height: H } = FRAME;

/** How much of the page's side a bush takes, in frame units. */
const BUSH = 210;

/** A branch into an upper corner; bare and white when it snows. */
const branch =
  (side: -1 | 1): Near =>
  (stage) =>
    unlessHiding(stage, stage.snow ? bareBranch(stage, side) : overhang(stage, side));

/** How far from the page's sides tall grass grows, as a share of its width. */
const GRASS_REACH = 0.3;

/** Tall grass in the page's lower corners, bending inwards, with seed heads; nothing grows where feet may be. */
function tallGrass(stage: Stage): string {
  if (stage.quiet === "bottom") return branch(1)(stage);
  const { canvas, snow } = stage;
  const { foreground, near, light } = canvas.palette;
  const random = canvas.randomFor("tall grass");
  const tones = ["", "", ""];
  let heads = "";
  // One corner grows higher than the other.
  const heights = random.chance(0.5) ? ([1, 0.62] as const) : ([0.62, 1] as const);
  for (let i = 0; i < 64; i++) {
    const side = i % 2 ? 1 : -1;
    const inwards = random() ** 1.5;
    const x = side < 0 ? inwards * GRASS_REACH * W : W - inwards * GRASS_REACH * W;
    const h = (36 + 210 * (1 - inwards) ** 1.6) * random.range(0.6, 1.1) * heights[i % 2 ? 1 : 0];
    // The longer a blade, the further its tip hangs over.
    const lean = -side * (0.1 + 0.28 * random()) * h + random.gauss() * 0.12 * h;
    if (hidesNamed(stage, [x - 7 + Math.min(0, lean), H - h, x + 8 + Math.max(0, lean), H])) continue;
    const width = random.range(5, 9);
    tones[i % 3] +=
      `M${at(x - width, H + 20)}Q${at(x - lean * 0.12, H - h * 0.62)} ${at(x + lean, H - h)}Q${at(x - lean * 0.12 + width, H - h * 0.5)} ${at(x + width, H + 20)}Z`;
    if (h > 110 && i % 4 === 0) heads += ear(x + lean, H - h, Math.atan2(-h, lean * 1.6));
  }
  return (
    fill(tones[0] ?? "", mix(foreground, near, 0.6)) +
    fill(tones[1] ?? "", mix(foreground, near, 0.3)) +
    fill(tones[2] ?? "", foreground) +
    fill(heads, snow ? "#f4f7fd" : mix(near, light, 0.4))
  );
}

/** An ear of grass, its grains in two rows along the tip of a blade. */
function ear(x: number, y: number, angle: number): string {
  const along = (t: number, across: number) =>
    [x + Math.cos(angle) * t - Math.sin(angle) * across, y + Math.sin(angle) * t + Math.cos(angle) * across] as const;
  return [-20, -11, -2, 7]
    .flatMap((t) => [-4, 4].map((across) => mark(...along(t, across), 13, 4, angle + across * 0.08)))
    .join("");
}

/** A leafy bush close by in a lower corner. */
function nearBush(stage: Stage): string {
  const side = stage.quiet === "bottom" ? undefined : roomySide(stage, BUSH);
  if (side === undefined) return branch(-1)(stage);
  const { canvas, snow } = stage;
  const { foreground, near } = canvas.palette;
  const random = canvas.randomFor("near bush");
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  const lobes: Lobe[] = [
    [x(0), H - 40, 190, 190],
    [x(90), H + 10, 130, 130],
    [x(30), H - 150, 120, 110],
  ];
  const leaves = mix(foreground, near, 0.18);
  const flowers = Array.from({ length: 9 }, () => [x(random.range(0, 150)), H - random.range(10, 190)] as const)
    .map(([fx, fy]) =>
      [0, 1.26, 2.51, 3.77, 5.03].map((a) => mark(fx + Math.cos(a) * 7, fy + Math.sin(a) * 7, 14, 5, a)).join(""),
    )
    .join("");
  return (
    paint(canvas, leafOutline(lobes, x(40), H, random, 60), leaves, { turn: 20, strokes: 0 }) +
    leafDabs(canvas, random, lobes, 120, snow ? mix(leaves, "#ffffff", 0.5) : leaves, 26) +
    (snow ? "" : fill(flowers, mix(canvas.palette.light, canvas.palette.sun, 0.3), 0.8))
  );
}

/** A garland of ivy along the page's top; thin above words. */
function garland(stage: Stage): string {
  if (stage.quiet === "top") return tallGrass(stage);
  const { canvas, snow } = stage;
  const random = canvas.randomFor("garland");
  const tone = canvas.palette.foreground;
  let dark = "";
  let pale = "";
  for (let i = 0; i < 130; i++) {
    const u = random();
    const depth = 18 + 110 * Math.abs(2 * u - 1) ** 2 * random();
    const leaf = mark(u * W, depth - 20, random.range(36, 62), random.range(10, 16), 1.57 + random.gauss() * 0.8);
    if (hidesNamed(stage, [u * W - 31, depth - 51, u * W + 31, depth + 11])) continue;
    if (i % 3) dark += leaf;
    else pale += leaf;
  }
  const edge = smooth(
    [
      [-40, -40],
      [W + 40, -40],
      [W + 40, 40],
      [W * 0.7, 4],
      [W * 0.3, 4],
      [-40, 40],
    ],
    true,
    0.8,
  );
  return fill(edge + dark, tone) + fill(pale, snow ? "#f4f7fd" : mix(tone, canvas.palette.near, 0.45));
}

const both =
  (...parts: readonly Near[]): Near =>
  (stage) =>
    parts.map((part) => part(stage)).join("");

/** What grows before the figures where things grow. */
export const LEAFY_NEARS: readonly [Near, ...Near[]] = [
  both(cornerFerns, branch(1)),
  nearTrunk,
  tallGrass,
  nearBush,
  both(cornerFerns, branch(-1)),
  garland,
  both(nearTrunk, cornerFerns),
  branch(1),
];

/** The same where no trees stand close: in towns. */
export const GARDEN_NEARS: readonly [Near, ...Near[]] = [
  both(cornerFerns, branch(1)),
  nearBush,
  branch(-1),
  garland,
  cornerFerns,
];

/** On a shore: dune grass and low bushes. */
export const SHORE_NEARS: readonly [Near, ...Near[]] = [
  both(cornerFerns, branch(1)),
  tallGrass,
  nearBush,
  branch(-1),
  cornerFerns,
];

/** Where the ground is paved nothing grows out of it: branches from above, plants in pots. */
export const PAVED_NEARS: readonly [Near, ...Near[]] = [
  both(potted, branch(1)),
  branch(-1),
  potted,
  both(potted, branch(-1)),
  branch(1),
];

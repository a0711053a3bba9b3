import { boundsOf } from "../../../gouache/bounds.ts";
import { specks } from "../../../gouache/brush.ts";
import type { Hex } from "../../../gouache/colour.ts";
import { oval, type Point, smooth } from "../../../gouache/path.ts";
import { seeded } from "../../../gouache/random.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { FoursSitter } from "../fours-sitter.ts";
import type { DrawFoursGarment } from "./worn.ts";

/** Cloth over the back, from `behind` to `ahead` in trunk lengths, hanging down to `hem` in trunk depths. */
interface Rug {
  readonly ahead: number;
  readonly behind: number;
  readonly hem: number;
  /** A hem in scallops of this number. */
  readonly scallops?: number;
}

const BACK: readonly (readonly [x: number, y: number])[] = [
  [1.06, -0.46],
  [0.84, -0.8],
  [0.5, -1.02],
  [0.1, -0.93],
  [-0.5, -1.02],
  [-0.92, -0.82],
  [-1.12, -0.2],
];

function rugPath({ fours, foursBuild }: FoursSitter, { ahead, behind, hem, scallops }: Rug): string {
  const [l, d] = foursBuild.trunk;
  const top = BACK.filter(([x]) => x < ahead - 0.06 && x > behind + 0.06);
  const heightAt = (x: number) => (Math.abs(x) > 0.95 ? -0.5 : -0.94);
  const low: [number, number][] = [];
  const waves = scallops ?? 2;
  for (let i = 0; i <= waves * 2; i++) {
    const x = behind + ((ahead - behind) * i) / (waves * 2);
    low.push([x, hem + (scallops && i % 2 ? 0.12 : 0) - (i === 0 || i === waves * 2 ? 0.08 : 0)]);
  }
  const points = [[ahead, heightAt(ahead)] as const, ...top, [behind, heightAt(behind)] as const, ...low];
  return smooth(fours.put(points.map(([x, y]): Point => [x * l, y * d])), true, 0.72);
}

const hemOf = (sitter: FoursSitter, { ahead, behind, hem }: Rug, colour: Hex): string => {
  const [l, d] = sitter.foursBuild.trunk;
  const along = [behind + 0.05, (behind + ahead) / 2, ahead - 0.05].map((x): Point => [x * l, (hem - 0.18) * d]);
  return line(smooth(sitter.fours.put(along), false), colour, 3.4, 0.85);
};

const cloth = (sitter: FoursSitter, rug: Rug, colour: Hex, inside = "") =>
  paint(sitter.canvas, rugPath(sitter, rug), colour, {
    turn: 7,
    strokes: 12,
    strokeLength: 24,
    strokeHalf: 1.8,
    strokeAngle: 1.3,
    inside,
  });

const girth = ({ foursRig }: FoursSitter, hem: number) => (foursRig.rests === "lying" ? Math.min(hem, 0.3) : hem);

/** A pale band at the throat where a coat is fastened. */
function throat({ canvas, joints, foursBuild }: FoursSitter, colour: Hex): string {
  const [nx, ny] = joints.neck;
  const half = foursBuild.neck * 1.15;
  const band: readonly Point[] = [
    [-half - 2, -4],
    [0, 4],
    [half + 3, -5],
    [half + 2, 6],
    [2, 14],
    [-half, 7],
  ];
  return paint(canvas, smooth(band.map(([x, y]): Point => [nx + x, ny + y])), colour, {
    turn: 3,
    strokes: 4,
    strokeLength: 10,
  });
}

/** A short jacket over chest and shoulders with two buttons. */
export const drawFoursVest: DrawFoursGarment = (sitter, colour) => {
  const { canvas, fours, foursBuild, foursRig } = sitter;
  const [l, d] = foursBuild.trunk;
  const rug = { ahead: 1.04, behind: -0.12, hem: girth(sitter, 0.5) };
  const buttons = fours.put([
    [0.72 * l, 0.02 * d],
    [0.68 * l, 0.3 * d],
  ]);
  return {
    over:
      cloth(sitter, rug, colour) +
      hemOf(sitter, rug, canvas.shade(colour, 0.4)) +
      (foursRig.away ? "" : fill(buttons.map(([x, y]) => oval(x, y, 3.2)).join(""), canvas.grade("#f2cf6a"))),
  };
};

/** A coat over the whole back, with a pale collar and buttons. */
export const drawFoursCoat: DrawFoursGarment = (sitter, colour) => {
  const { canvas, fours, foursBuild, foursRig } = sitter;
  const [l, d] = foursBuild.trunk;
  const rug = { ahead: 1.04, behind: -1.08, hem: girth(sitter, 0.62) };
  const buttons = fours.put([
    [0.74 * l, 0],
    [0.72 * l, 0.22 * d],
    [0.68 * l, 0.42 * d],
  ]);
  return {
    over:
      cloth(sitter, rug, colour) +
      hemOf(sitter, rug, canvas.lighten(colour, 0.5)) +
      (foursRig.away ? "" : fill(buttons.map(([x, y]) => oval(x, y, 3.2)).join(""), canvas.grade("#f6e3b0"))),
    neck: throat(sitter, canvas.lighten(colour, 0.6)),
    sleeves: colour,
  };
};

/** A dotted dress with a scalloped hem and a round collar. */
export const drawFoursDress: DrawFoursGarment = (sitter, colour) => {
  const { canvas } = sitter;
  const pale = canvas.lighten(colour, 0.7);
  const rug = { ahead: 1.04, behind: -1.14, hem: girth(sitter, 0.66), scallops: 6 };
  const dots = fill(specks(seeded("dress dots"), boundsOf(rugPath(sitter, rug)), 24, 3.2), pale, 0.75);
  return { over: cloth(sitter, rug, colour, dots), neck: throat(sitter, pale) };
};

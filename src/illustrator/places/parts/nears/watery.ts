import { FRAME } from "#book/format.ts";
import { mix } from "../../../gouache/colour.ts";
import { at } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { Near, Stage } from "../../stage.ts";
import { unlessHiding } from "../unless-hiding.ts";
import { coral, fanCoral, kelp } from "../marine.ts";

const { width: W, height: H } = FRAME;

const tones = ({ canvas: { palette } }: Stage) =>
  [palette.foreground, mix(palette.foreground, palette.near, 0.4)] as const;

/** A hump of the sea's bed in each lower corner, with its pebbles. */
function humps(stage: Stage, left: number, right: number): string {
  const { canvas } = stage;
  const [dark, soft] = tones(stage);
  const hump = (side: -1 | 1, size: number) => {
    const x = (t: number) => (side < 0 ? t * W : W - t * W);
    const crest = `${at(x(-0.02), H * (1 - 0.08 * size))}Q${at(x(0.09 * size), H * (1 - 0.11 * size))} ${at(x(0.24 * size), H + 20)}`;
    const pebbles = [0.04, 0.09, 0.14]
      .map((u, i) => `M${at(x(u * size), H - 20 - i * 4)}q${at(9, -14)} ${at(22, 0)}q${at(-11, 7)} ${at(-22, 0)}Z`)
      .join("");
    return (
      paint(canvas, `M${at(x(-0.02), H + 20)}L${crest}Z`, dark, {
        turn: 8,
        strokes: 12,
        inside: fill(pebbles, soft, 0.8),
      }) + line(`M${crest}`, canvas.lighten(dark, 0.4), 3, 0.4)
    );
  };
  const clear = (side: -1 | 1, size: number) => (size > 0 ? unlessHiding(stage, hump(side, size)) : "");
  return clear(-1, left) + clear(1, right);
}

/** Slim and at the very edge: a face may stand near it. */
function kelps(stage: Stage): string {
  const { canvas, quiet } = stage;
  const [dark, soft] = tones(stage);
  const grown = (...of: Parameters<typeof kelp>) => unlessHiding(stage, kelp(...of));
  if (quiet === "bottom") return grown(canvas, W + 26, H * 0.78, H * 0.36, dark);
  return (
    grown(canvas, -34, H * 1.02, H * 0.42, dark) +
    grown(canvas, 16, H * 1.02, H * 0.24, soft) +
    grown(canvas, W + 8, H * 1.02, H * 0.28, dark) +
    humps(stage, 1, 0.8)
  );
}

/** Coral in the dark of the corner that has room for it. */
function nearCoral(stage: Stage): string {
  const { canvas, room, quiet } = stage;
  if (quiet === "bottom" || Math.max(room.left, room.right) < 150) return kelps(stage);
  const [dark, soft] = tones(stage);
  const toLeft = room.left > room.right;
  const x = (inwards: number) => (toLeft ? inwards : W - inwards);
  return (
    fanCoral(canvas, x(20), H + 10, 250, mix(soft, canvas.palette.haze, 0.06)) +
    coral(canvas, x(86), H + 20, 230, mix(dark, "#a04a6a", 0.3)) +
    humps(stage, toLeft ? 1.2 : 0, toLeft ? 0 : 1.2)
  );
}

/** Weed hanging down from above, thin where words are. */
function hangingWeed(stage: Stage): string {
  const { canvas, quiet } = stage;
  const [dark, soft] = tones(stage);
  const long = quiet === "top" ? 0.35 : 1;
  const hang = (x: number, length: number, tone: typeof dark) =>
    unlessHiding(stage, `<g transform="scale(1 -1)">${kelp(canvas, x, 20, length * long, tone)}</g>`);
  return hang(30, 330, dark) + hang(96, 210, soft) + hang(W - 24, 260, dark) + humps(stage, 0.7, 1.1);
}

/** What is before the figures under water. */
export const WATERY_NEARS: readonly [Near, ...Near[]] = [
  kelps,
  nearCoral,
  (stage) =>
    stage.quiet === "bottom"
      ? hangingWeed(stage)
      : humps(stage, 1.3, 0.6) + unlessHiding(stage, kelp(stage.canvas, W + 4, H * 1.02, H * 0.4, tones(stage)[0])),
  hangingWeed,
];

import { FRAME } from "#book/format.ts";
import { specks } from "../../../gouache/brush.ts";
import { mix } from "../../../gouache/colour.ts";
import { at, oval } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import { crystal } from "../../space-colony/machines.ts";
import type { Near, Stage } from "../../stage.ts";
import { unlessHiding } from "../unless-hiding.ts";

const { width: W, height: H } = FRAME;

/** A dark rise in a lower corner with craters and dust, its edge lit. */
function rise(stage: Stage, side: -1 | 1, size: number): string {
  if (stage.quiet === "bottom") return "";
  const { canvas } = stage;
  const random = canvas.randomFor(`rise${side}`);
  const tone = mix(canvas.palette.foreground, canvas.palette.ground[2], 0.35);
  const x = (t: number) => (side < 0 ? t * W : W - t * W);
  const h = H * 0.12 * size;
  const crest = `${at(x(-0.05), H - h)}Q${at(x(0.1 * size), H - h * 1.2)} ${at(x(0.2 * size), H - h * 0.5)}T${at(x(0.44 * size), H + 20)}`;
  const craters = [
    [0.05, 0.42, 30],
    [0.15, 0.18, 42],
    [0.24, 0.06, 20],
  ].map(([u = 0, v = 0, r = 0]) => [x(u * size), H - h * v, r * size] as const);
  const holes = craters.map(([cx, cy, r]) => oval(cx, cy, r, r * 0.3)).join("");
  const lips = craters.map(([cx, cy, r]) => oval(cx, cy + r * 0.07, r * 0.9, r * 0.22)).join("");
  const inside =
    fill(holes, canvas.shade(tone, 0.5), 0.8) +
    fill(lips, canvas.lighten(tone, 0.16), 0.5) +
    fill(
      specks(random, [Math.min(x(0), x(0.4)), H - h, Math.max(x(0), x(0.4)), H], 40, 2.4),
      canvas.lighten(tone, 0.4),
      0.5,
    );
  const body = paint(canvas, `M${at(x(-0.05), H + 20)}L${crest}Z`, tone, {
    turn: 14,
    light: 0.3,
    strokes: 22,
    strokeAngle: 0.2,
    inside,
  });
  return unlessHiding(stage, body + line(`M${crest}`, canvas.lighten(tone, 0.5), 3, 0.55));
}

/** Crystals in the dark of a lower corner. */
function nearCrystals(stage: Stage): string {
  const side = stage.room.left > stage.room.right ? -1 : 1;
  if (stage.quiet === "bottom" || Math.max(stage.room.left, stage.room.right) < 130) return rise(stage, side, 0.8);
  const { canvas } = stage;
  const random = canvas.randomFor("near crystals");
  const tone = mix(random.pick(["#5fc4c8", "#b78ae0", "#e58ab0"]), canvas.palette.foreground, 0.45);
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  return (
    crystal(canvas, x(96), H + 20, 150, canvas.lighten(tone, 0.1), 0.28 * -side) +
    crystal(canvas, x(14), H + 30, 290, tone, 0.16 * -side) +
    crystal(canvas, x(60), H + 30, 190, canvas.shade(tone, 0.1), -0.14 * -side) +
    rise(stage, side, 0.7)
  );
}

/** A ledge of rock across an upper corner; small above words. */
function ledge(stage: Stage): string {
  const { canvas, quiet } = stage;
  const random = canvas.randomFor("ledge");
  const side = random.chance(0.5) ? -1 : 1;
  const tone = mix(canvas.palette.foreground, canvas.palette.ground[2], 0.2);
  const k = quiet === "top" ? 0.4 : 1;
  const x = (t: number) => (side < 0 ? t * W : W - t * W);
  const y = (t: number) => t * H * k;
  const lower = `${at(x(0.52 * k), -20)}Q${at(x(0.4 * k), y(0.05))} ${at(x(0.28 * k), y(0.045))}T${at(x(0.12 * k), y(0.12))}T${at(x(-0.04), y(0.24))}`;
  const body = paint(canvas, `M${at(x(-0.05), -40)}L${lower}L${at(x(-0.05), -40)}Z`, tone, {
    turn: 12,
    strokes: 20,
    strokeAngle: 0.4,
  });
  return unlessHiding(stage, body + line(`M${lower}`, canvas.lighten(tone, 0.4), 3, 0.4));
}

const rises = (stage: Stage) => rise(stage, -1, 1) + rise(stage, 1, 0.7);

/** What lies before the figures on a bare world. */
export const ROCKY_NEARS: readonly [Near, ...Near[]] = [
  rises,
  nearCrystals,
  ledge,
  (stage) => rise(stage, 1, 1.1),
  (stage) => ledge(stage) + rise(stage, -1, 0.8),
];

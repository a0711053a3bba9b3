import { FRAME } from "#book/format.ts";
import { mix } from "../../../gouache/colour.ts";
import { at } from "../../../gouache/path.ts";
import { line, paint } from "../../../gouache/shape.ts";
import type { Near, Stage } from "../../stage.ts";
import { rock } from "../rock.ts";
import { unlessHiding } from "../unless-hiding.ts";

const { width: W, height: H } = FRAME;
/** How much of the page's side the stones take. */
const STONES = 170;

const tone = ({ canvas }: Stage) => mix(canvas.palette.foreground, canvas.palette.ground[2], 0.3);

/** Rounded stones in the lower corner that has room for them. */
function stones(stage: Stage): string {
  const { room, canvas, quiet } = stage;
  if (quiet === "bottom" || Math.max(room.left, room.right) < STONES) return "";
  const x = (inwards: number) => (room.left > room.right ? inwards : W - inwards);
  const dark = tone(stage);
  return unlessHiding(
    stage,
    rock(canvas, x(10), H + 30, 330, dark) + rock(canvas, x(132), H + 22, 170, canvas.lighten(dark, 0.08)),
  );
}

/** Rock that hangs down in points at an upper corner; short above words. */
function hanging(stage: Stage): string {
  const { canvas, quiet } = stage;
  const side = canvas.randomFor("hanging rock").chance(0.5) ? -1 : 1;
  const k = quiet === "top" ? 0.5 : 1;
  const x = (t: number) => (side < 0 ? t * W : W - t * W);
  const y = (t: number) => t * H * k;
  const lower =
    `${at(x(0.46 * k), -20)}Q${at(x(0.36 * k), y(0.02))} ${at(x(0.33 * k), y(0.1))}Q${at(x(0.29 * k), y(0.04))} ${at(x(0.24 * k), y(0.05))}` +
    `Q${at(x(0.21 * k), y(0.1))} ${at(x(0.18 * k), y(0.2))}Q${at(x(0.15 * k), y(0.1))} ${at(x(0.1 * k), y(0.1))}Q${at(x(0.06 * k), y(0.14))} ${at(x(-0.05), y(0.26))}`;
  const body = paint(canvas, `M${at(x(-0.05), -40)}L${lower}Z`, tone(stage), {
    turn: 12,
    strokes: 20,
    strokeAngle: 1.4,
  });
  return unlessHiding(stage, body + line(`M${lower}`, canvas.lighten(tone(stage), 0.4), 3, 0.4));
}

/** What is before the figures in a cave: rock, and neither cloth nor chairs. */
export const CAVE_NEARS: readonly [Near, ...Near[]] = [stones, hanging, (stage) => stones(stage) + hanging(stage)];

import { FRAME } from "#book/format.ts";
import { mix } from "../../../gouache/colour.ts";
import { at, num, smooth } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { Near, Stage } from "../../stage.ts";
import { unlessHiding } from "../unless-hiding.ts";
import { potted } from "./potted.ts";

const { width: W, height: H } = FRAME;
/** How far a curtain comes into the page. */
const CURTAIN = 92;

const nothing: Near = () => "";

const roomier = ({ room }: Stage): -1 | 1 => (room.left > room.right ? -1 : 1);

/** A curtain drawn aside at the page's edge. */
function curtain(stage: Stage): string {
  const { canvas, room, quiet } = stage;
  if (Math.max(room.left, room.right) < CURTAIN + 20) return potted(stage);
  const side = roomier(stage);
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  const random = canvas.randomFor("near curtain");
  const cloth = mix(
    canvas.grade(random.pick(["#b5524f", "#3f7f8c", "#7a5a9a", "#6f8a4f"])),
    canvas.palette.foreground,
    0.5,
  );
  const foot = quiet === "bottom" ? H * 0.7 : H * 0.86;
  const d = smooth(
    [
      [x(-30), -30],
      [x(CURTAIN * 1.5), -30],
      [x(CURTAIN), H * 0.2],
      [x(CURTAIN * 0.45), H * 0.5],
      [x(CURTAIN * 0.6), foot],
      [x(-30), foot + 16],
    ],
    true,
    0.5,
  );
  const folds = [0.2, 0.55, 0.9]
    .map((f) => `M${at(x(CURTAIN * f * 1.4), -20)}Q${at(x(CURTAIN * f), H * 0.3)} ${at(x(CURTAIN * f * 0.55), foot)}`)
    .join("");
  return (
    paint(canvas, d, cloth, {
      turn: 12,
      strokes: 26,
      strokeAngle: 1.5,
      strokeLength: 80,
      inside: line(folds, canvas.shade(cloth, 0.4), 6, 0.5),
    }) +
    fill(
      `M${at(x(-10), H * 0.48)}L${at(x(CURTAIN * 0.62), H * 0.485)}L${at(x(CURTAIN * 0.58), H * 0.515)}L${at(x(-10), H * 0.53)}Z`,
      canvas.grade("#d9a94f"),
    )
  );
}

/** The back of a chair in a lower corner, near and dark. */
function chair(stage: Stage): string {
  const { canvas, quiet, room } = stage;
  if (quiet === "bottom" || Math.max(room.left, room.right) < 150) return potted(stage);
  const side = roomier(stage);
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  const wood = mix(canvas.grade("#7a5238"), canvas.palette.foreground, 0.5);
  const top = H - 210;
  const post = (inwards: number) => `M${at(x(inwards), H + 20)}L${at(x(inwards - 4), top)}`;
  return (
    line(post(126) + post(14), wood, 26) +
    line(`M${at(x(8), top + 20)}Q${at(x(66), top - 26)} ${at(x(126), top + 16)}`, canvas.lighten(wood, 0.1), 34) +
    line(`M${at(x(12), top + 96)}Q${at(x(66), top + 76)} ${at(x(124), top + 94)}`, wood, 20) +
    line(`M${at(x(40), top + 10)}V${num(H)}M${at(x(92), top + 10)}V${num(H)}`, canvas.shade(wood, 0.15), 14)
  );
}

/** What is before the figures in rooms. */
export const ROOM_NEARS: readonly [Near, ...Near[]] = [
  nothing,
  (stage) => unlessHiding(stage, curtain(stage)),
  potted,
  chair,
  nothing,
];

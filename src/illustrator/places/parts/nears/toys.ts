import { FRAME } from "#book/format.ts";
import { mix } from "../../../gouache/colour.ts";
import { box, polygon } from "../../../gouache/path.ts";
import { fill, paint, place } from "../../../gouache/shape.ts";
import { ball } from "../../toy-town/ball.ts";
import type { Near, Stage } from "../../stage.ts";
import { block } from "../room.ts";
import { unlessHiding } from "../unless-hiding.ts";

const { width: W, height: H } = FRAME;

const roomier = ({ room }: Stage) => (room.left > room.right ? -1 : 1);
const hasRoom = ({ room, quiet }: Stage, width: number) => quiet === "top" && Math.max(room.left, room.right) >= width;

/** A block close by in the lower corner that has room for it. */
function nearBlock(stage: Stage): string {
  if (!hasRoom(stage, 190)) return crayons(stage);
  const random = stage.canvas.randomFor("near block");
  const sign = random.pick(["star", "heart", "moon"] as const);
  const x = roomier(stage) < 0 ? 36 : W - 76;
  return block(stage, x, H + 70, 260, random.int(0, 4), sign, random.range(-7, 7));
}

/** A ball close by. */
function nearBall(stage: Stage): string {
  if (!hasRoom(stage, 170)) return crayons(stage);
  return ball(stage.canvas, roomier(stage) < 0 ? 40 : W - 40, H - 40, 130);
}

/** Crayons along the page's foot, too low for feet. */
function crayons(stage: Stage): string {
  if (stage.quiet === "bottom") return "";
  const { canvas } = stage;
  const random = canvas.randomFor("crayons");
  const colours = ["#d9605a", "#5f9fb0", "#f0bf55", "#7fae68", "#9a7fc0"] as const;
  const crayon = (x: number, y: number, degrees: number, i: number) => {
    const wax = mix(canvas.grade(colours[i % colours.length] ?? "#d9605a"), canvas.palette.foreground, 0.18);
    const paper = canvas.shade(wax, 0.2);
    return place(
      paint(
        canvas,
        polygon([
          [118, -17],
          [160, -5],
          [160, 5],
          [118, 17],
        ]),
        wax,
        { turn: 3, strokes: 0 },
      ) +
        paint(canvas, box(-130, -20, 250, 40, 4), wax, { turn: 6, strokes: 12, strokeAngle: 0 }) +
        fill(box(-96, -20, 180, 40), paper, 0.85) +
        fill(box(-90, -20, 8, 40) + box(70, -20, 8, 40), wax),
      x,
      y,
      1,
      1,
      degrees,
    );
  };
  const first = random.int(0, 4);
  return (
    unlessHiding(stage, crayon(random.range(30, 120), H - 6, random.range(-14, 8), first)) +
    unlessHiding(stage, crayon(W - random.range(10, 110), H - 2, 180 + random.range(-10, 16), first + 2))
  );
}

/** What lies before the figures on a nursery's floor. */
export const TOY_NEARS: readonly [Near, ...Near[]] = [nearBlock, crayons, nearBall, () => ""];

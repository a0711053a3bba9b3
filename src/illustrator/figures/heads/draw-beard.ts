import { smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { drawMouth } from "../face/draw-mouth.ts";
import { between, type HeadBrief } from "./head.ts";

/** A long soft beard with a moustache; the mouth shows between them. */
export function drawBeard(brief: HeadBrief): string {
  const { canvas, card, colours, turn, look, expression } = brief;
  if (card.sex === "female" || card.age === "child") return "";
  const ly = look.y * 3;
  const x = between(0, 9, turn);
  const hair = colours.hair;
  const long = card.age === "old" ? 96 : 74;
  return (
    paint(
      canvas,
      smooth([
        [-45, 10],
        [-32, 24],
        [x - 14, 19 + ly],
        [x, 15 + ly],
        [x + 15, 19 + ly],
        [36, 24],
        [48, 9],
        [46, 40],
        [30, 66],
        [x + 2, long],
        [-20, 68],
        [-44, 42],
      ]),
      hair,
      { turn: 7, strokes: 14, strokeLength: 30, strokeAngle: 1.45, strokeStrength: 0.2 },
    ) +
    paint(
      canvas,
      smooth([
        [x, 17 + ly],
        [x - 14, 14 + ly],
        [x - 28, 26 + ly],
        [x - 12, 25 + ly],
        [x, 22 + ly],
        [x + 12, 25 + ly],
        [x + 28, 26 + ly],
        [x + 14, 14 + ly],
      ]),
      canvas.lighten(hair, 0.4),
      { turn: 3, strokes: 4, strokeLength: 10 },
    ) +
    drawMouth({ x, y: 29 + ly, half: 8.5 }, expression.mouth)
  );
}

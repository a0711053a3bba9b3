import { at, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import { between, type HeadBrief, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [4, -42],
  [40, -34],
  [58, -8],
  [58, 18],
  [40, 38],
  [4, 44],
  [-36, 38],
  [-62, 18],
  [-62, -8],
  [-36, -34],
];
const ASIDE: readonly Point[] = [
  [14, -42],
  [50, -32],
  [66, -6],
  [64, 20],
  [44, 38],
  [0, 44],
  [-52, 34],
  [-96, 2],
  [-92, -16],
  [-44, -30],
];

/** The flukes at the end of the tail, lifted. */
function flukes({ canvas, colours, turn }: HeadBrief): string {
  const x = between(-64, -94, turn);
  const y = between(-2, -12, turn);
  return paint(
    canvas,
    smooth(
      [
        [x + 16, y + 12],
        [x - 8, y - 8],
        [x - 18, y - 34],
        [x - 48, -40 + y],
        [x - 40, y - 14],
        [x - 62, y + 4],
        [x - 38, y + 12],
        [x - 12, y + 8],
        [x + 10, y + 24],
      ],
      true,
      0.9,
    ),
    colours.main,
    { turn: 5, strokes: 8, strokeLength: 18, strokeAngle: 0.6 },
  );
}

function body({ canvas, colours, turn }: HeadBrief): string {
  const grooves = [0, 1, 2, 3]
    .map((i) => `M${at(between(-30, -40, turn) + i * 4, 24 + i * 6)}Q${at(14, 32 + i * 6)} ${at(58, 20 + i * 6)}`)
    .join("");
  return paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
    turn: 9,
    strokes: 14,
    strokeLength: 24,
    strokeAngle: 0.15,
    inside:
      fill(
        smooth([
          [-80, 26],
          [-20, 22],
          [40, 20],
          [80, 8],
          [70, 60],
          [-60, 60],
        ]),
        colours.belly,
        0.95,
      ) + line(grooves, canvas.shade(colours.belly, 0.35), 2, 0.5),
  });
}

/** A spray of water over the blow-hole, in joy and surprise. */
function spray({ canvas, expression, turn }: HeadBrief): string {
  if (expression.mouth !== "laugh" && expression.mouth !== "round" && expression.mouth !== "grin") return "";
  const x = turn * 6;
  const water = canvas.grade("#bfe4ee");
  return (
    line(`M${x} -44Q${x} -66 ${x - 18} -74M${x} -44Q${x + 2} -68 ${x + 20} -72M${x} -44V-78`, water, 5, 0.9) +
    line(`M${x - 24} -66l-4 8M${x + 26} -64l4 8`, water, 4, 0.8)
  );
}

/** A great smooth body with a pale grooved throat, its flukes in the air. */
export const WHALE_HEAD = faceOn({
  back: (brief) => flukes(brief) + spray(brief),
  body,
  lid: ({ colours }) => colours.main,
  eyes: { x: 26, y: -15, radius: 7 },
  mouth: { y: 7, half: 16 },
  cheeks: { x: 40, y: -1, radius: 10 },
  ahead: 10,
  crown: { x: 6, y: -40, half: 32 },
  bow: [-22, -40],
  nape: (brief) => {
    const { canvas, colours } = brief;
    return (
      body({ ...brief, turn: 0, colours: { ...colours, belly: canvas.shade(colours.main, 0.12) } }) +
      line("M2 -40Q-6 -10 4 30", canvas.shade(colours.main, 0.35), 2.4, 0.4) +
      fill("M-6 -34Q2 -40 10 -34Q2 -30 -6 -34Z", canvas.shade(colours.main, 0.55), 0.8) +
      fill("M-24 6Q-14 -2 -8 8M26 4Q34 -4 40 6", canvas.lighten(colours.main, 0.35), 0.5) +
      flukes({ ...brief, turn: 0 })
    );
  },
});

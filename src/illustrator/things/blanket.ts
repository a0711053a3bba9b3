import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A woollen checked blanket with fringes: folded on the ground, in folds from the hand that carries it. */
export const drawBlanket: DrawThing = (canvas, { where }) => {
  const wool = canvas.grade("#6f94bd");
  const pale = canvas.lighten(wool, 0.75);
  const dark = canvas.shade(wool, 0.55);
  const bands = (places: readonly number[], band: (at: number) => string) =>
    fill(places.map(band).join(""), pale, 0.42);
  if (where === "ground") {
    const layer = (y: number, half: number, tone: string) =>
      paint(
        canvas,
        `M${-half + 8} ${y - 21}Q0 ${y - 25} ${half - 4} ${y - 21}Q${half + 9} ${y - 11} ${half - 4} ${y}Q0 ${y + 3} ${-half} ${y - 1}Q${-half + 6} ${y - 9} ${-half + 8} ${y - 21}Z`,
        tone,
        {
          turn: 6,
          shadow: 0.34,
          strokes: 7,
          strokeLength: 18,
          strokeAngle: 0.05,
          inside:
            bands([-44, -14, 16, 46], (x) => box(x, y - 30, 12, 40)) + bands([y - 14], (top) => box(-80, top, 160, 7)),
        },
      );
    const fringe = (y: number, half: number) =>
      line([0, 5, 10, 15].map((step) => `M${-half + 2} ${y - step - 2}l-9 ${2 - step / 10}`).join(""), pale, 2.8);
    return measured(
      fringe(-1, 58) +
        layer(-1, 58, canvas.shade(wool, 0.12)) +
        layer(-20, 55, wool) +
        layer(-39, 52, canvas.lighten(wool, 0.1)) +
        fringe(-39, 52),
      [0, -32],
    );
  }
  const tassels = [-38, -30, -21, -11, 0, 11, 21, 30, 38];
  const svg =
    line(tassels.map((x) => `M${x} ${-9 + Math.abs(x) / 12}l${x / 20} 11`).join(""), pale, 3) +
    paint(
      canvas,
      "M-24 -96Q-12 -106 0 -100Q12 -106 24 -96Q38 -88 40 -60L43 -10Q34 -3 24 -8Q12 0 0 -6Q-12 0 -24 -8Q-34 -3 -43 -10L-40 -60Q-38 -88 -24 -96Z",
      wool,
      {
        turn: 8,
        shadow: 0.3,
        strokes: 10,
        strokeLength: 22,
        strokeAngle: 1.45,
        inside:
          bands([-36, -7, 22], (x) => `M${x * 0.9} -110h13L${x + 14} 4H${x}Z`) +
          bands([-78, -50, -24], (y) => `M-60 ${y}Q0 ${y + 8} 60 ${y}v11Q0 ${y + 19} -60 ${y + 11}Z`) +
          line(
            "M-6 -98Q-22 -64 -24 -4M6 -98Q22 -64 24 -4M0 -94Q4 -50 0 -4M-20 -92Q-34 -70 -35 -30M20 -92Q34 -70 35 -30",
            dark,
            2.6,
            0.45,
          ),
      },
    );
  return measured(svg, [0, -92]);
};

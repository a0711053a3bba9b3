import { strokes } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawFace, drawNose } from "../face/draw-face.ts";
import { drawQuills } from "../parts/draw-quills.ts";
import { between, type HeadKind, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [-43, 6],
  [-38, -22],
  [-8, -38],
  [26, -33],
  [42, -14],
  [45, 6],
  [42, 18],
  [33, 29],
  [20, 36],
  [0, 41],
  [-24, 37],
  [-40, 22],
];
const ASIDE: readonly Point[] = [
  [-34, 4],
  [-26, -26],
  [2, -38],
  [26, -33],
  [42, -15],
  [60, 2],
  [69, 12],
  [60, 22],
  [41, 33],
  [12, 42],
  [-18, 38],
  [-34, 22],
];

/** A pointed friendly snout in a pale mask, quills all round. */
export const HEDGEHOG_HEAD: HeadKind = {
  nape: ({ canvas, colours }) =>
    drawQuills(canvas, seeded("hedgehog nape"), colours.main, {
      cx: 0,
      cy: 0,
      rx: 55,
      ry: 52,
      from: 0,
      to: Math.PI * 2,
      quills: 26,
      length: 0.16,
      sweep: -0.1,
      rows: 7,
    }),
  face: (turn) => ({ left: -40, top: -36, right: between(46, 80, turn), bottom: 42 }),
  draw({ canvas, colours, expression, turn, look }) {
    const random = seeded("hedgehog head");
    const quill = colours.main;
    const ly = look.y * 2.5;
    const back = drawQuills(canvas, random, quill, {
      cx: -6 * turn,
      cy: -4,
      rx: 58,
      ry: 58,
      from: Math.PI * between(0.78, 0.62, turn),
      to: Math.PI * between(2.22, 1.88, turn),
      quills: 18,
      length: 0.2,
      sweep: between(-0.05, -0.35, turn),
      rows: 5,
    });
    const noseX = between(0, 69, turn);
    const noseY = between(17, 9, turn) + ly;
    const farEar = paint(
      canvas,
      smooth([
        [between(30, 20, turn), -22],
        [between(28, 18, turn), -40],
        [between(42, 32, turn), -42],
        [between(48, 38, turn), -28],
      ]),
      mix(quill, "#a77c5f", 0.55),
      { turn: 4, strokes: 0 },
    );
    const mask = paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.belly, {
      turn: 7,
      shadow: 0.16,
      light: 0.25,
      strokes: 10,
      strokeLength: 18,
      strokeHalf: 1.4,
      inside: `<ellipse cx="${noseX - 8 * turn}" cy="${noseY + 5}" rx="22" ry="15" fill="${mix(colours.belly, "#c98d62", 0.5)}" fill-opacity="0.38"/>`,
    });
    // A fringe of quills hides where the mask ends.
    const along: readonly Point[] = [
      [between(-48, -44, turn), 14],
      [between(-46, -40, turn), -5],
      [between(-40, -35, turn), -20],
      [-26, -31],
      [-12, -38],
      [4, -41],
      [20, -40],
      [35, -34],
      [between(45, 40, turn), between(-18, -30, turn)],
    ];
    let fringe = `M${at(...(along[0] ?? [0, 0]))}`;
    along.slice(0, -1).forEach((a, i) => {
      const b = along[i + 1] ?? a;
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      fringe += `L${at(...a)}L${at((a[0] + b[0]) / 2 - dy * 0.42 + dx * 0.3, (a[1] + b[1]) / 2 + dx * 0.5 + dy * 0.1)}`;
    });
    const [lastX, lastY] = along[along.length - 1] ?? [0, 0];
    fringe += `L${at(lastX, lastY)}Q${at(30, -56)} ${at(0, -56)}Q${at(-50, -50)} ${at(-52, 12)}Z`;
    const nearEar = (x: number) =>
      paint(
        canvas,
        smooth([
          [x - 13, -22],
          [x - 8, -36],
          [x + 5, -37],
          [x + 12, -25],
          [x + 6, -12],
          [x - 8, -11],
        ]),
        mix(quill, "#a77c5f", 0.55),
        {
          turn: 4,
          strokes: 0,
          inside: fill(oval(x + 1, -22, 7, 8), mix(colours.belly, "#d0776a", 0.6), 0.9),
        },
      );
    const nearEye: Point = [between(18, 37, turn), between(-3, -7, turn) + ly];
    const backEye: Point = [between(-18, 8, turn), between(-3, -6, turn) + ly];
    const front =
      farEar +
      mask +
      fill(fringe, quill) +
      fill(
        strokes(random, [-42, -52, 24, -34], { count: 12, length: 15, half: 1.3, angle: -0.5 }),
        mix(quill, "#f1dcb4", 0.6),
        0.8,
      ) +
      nearEar(between(-33, -24, turn)) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 7.9 },
            { x: nearEye[0], y: nearEye[1], radius: between(7.9, 7.3, turn) },
          ],
          mouth: { x: between(0, 41, turn), y: between(28, 24, turn) + ly, half: 10, tilt: between(0, -9, turn) },
          cheeks: [
            { x: between(-28, 10, turn), y: 17, radius: 12 },
            { x: between(28, 48, turn), y: 16, radius: between(12, 8, turn) },
          ],
          lid: colours.belly,
        },
        expression,
        look,
      ) +
      drawNose(noseX + 1, noseY, 9.5, 8.5);
    return {
      back,
      front,
      crown: { x: between(0, -2, turn), y: -44, half: 40 },
      bow: [between(-30, -26, turn), -50],
      eyes: [backEye, nearEye],
    };
  },
};

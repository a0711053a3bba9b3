import { mark } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, ellipse, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { opensMouth } from "../face/expressions.ts";
import { drawFace } from "../face/draw-face.ts";
import { drawNape } from "./draw-nape.ts";
import { between, type HeadKind, wander } from "./head.ts";

/** A broad head with ear tufts, two pale discs with amber eyes in them, and a beak. */
export const OWL_HEAD: HeadKind = {
  face: () => ({ left: -46, top: -34, right: 50, bottom: 42 }),
  nape: (brief) => {
    const { canvas, colours } = brief;
    let feathers = "";
    for (let row = 0; row < 5; row++) {
      for (let i = -3; i <= 3; i++) feathers += `M${i * 16 + (row % 2) * 8 - 6} ${row * 15 - 30}q6 10 12 0`;
    }
    return drawNape(brief, {
      smooth: true,
      outline: ellipse(0, 0, 53, 46, 12),
      marks: line(feathers, canvas.lighten(colours.main, 0.5), 2.4, 0.5),
    });
  },
  draw({ canvas, colours, expression, turn, look }) {
    const ly = look.y * 3;
    const tufts = paint(
      canvas,
      polygon([
        [-46, -16],
        [-54, -58],
        [-12, -42],
      ]) +
        polygon([
          [46 - turn * 2, -16],
          [52 - turn * 4, -58],
          [12, -42],
        ]),
      colours.main,
      { turn: 5, strokes: 6, strokeLength: 12, strokeHalf: 1.5 },
    );
    const disc = (x: number, rx: number) => {
      let rays = "";
      for (let i = 0; i < 16; i++) {
        const angle = (i / 16) * Math.PI * 2;
        rays += mark(x + Math.cos(angle) * rx * 0.8, 2 + ly + Math.sin(angle) * 22, 7, 1.1, angle);
      }
      return (
        fill(smooth(ellipse(x, 2 + ly, rx, 27, 10)), colours.belly) + fill(rays, canvas.shade(colours.belly, 0.35), 0.3)
      );
    };
    const backEye: Point = [wander(-21, turn), 1 + ly];
    const nearEye: Point = [wander(21, turn), 1 + ly];
    const beakX = wander(0, turn, 0.36);
    const beak = canvas.grade("#e59a35");
    const open = opensMouth(expression) ? 5 : 0;
    const amber = canvas.grade("#f2b544");
    const front =
      paint(canvas, smooth(ellipse(turn, 0, 53, 46, 12)), colours.main, {
        turn: 7,
        strokes: 16,
        strokeLength: 13,
        strokeHalf: 1.7,
        strokeAngle: 1.2,
        inside: disc(wander(-22, turn), 27) + disc(wander(22, turn), between(27, 25, turn)),
      }) +
      fill(
        `M${at(beakX - 9, -12 + ly)}L${at(beakX, 6 + ly)}L${at(beakX + 9, -12 + ly)}Q${at(beakX, -22 + ly)} ${at(beakX - 9, -12 + ly)}Z`,
        mix(colours.main, colours.belly, 0.15),
      ) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 10, iris: amber },
            { x: nearEye[0], y: nearEye[1], radius: between(10, 9.6, turn), iris: amber },
          ],
          cheeks: [
            { x: wander(-37, turn), y: 24 + ly, radius: 9 },
            { x: wander(37, turn), y: 24 + ly, radius: 8 },
          ],
          lid: mix(colours.belly, colours.main, 0.35),
        },
        expression,
        look,
      ) +
      (open
        ? fill(
            `M${at(beakX - 6, 17 + ly)}Q${at(beakX, 32 + ly + open)} ${at(beakX + 6, 17 + ly)}Z`,
            canvas.shade(beak, 0.45),
          )
        : "") +
      paint(
        canvas,
        `M${at(beakX - 9, 9 + ly)}Q${at(beakX, 3 + ly)} ${at(beakX + 9, 9 + ly)}Q${at(beakX + 6, 22 + ly)} ${at(beakX, 27 + ly)}Q${at(beakX - 6, 22 + ly)} ${at(beakX - 9, 9 + ly)}Z`,
        beak,
        { turn: 3, strokes: 0 },
      );
    return { back: tufts, front, crown: { x: 0, y: -38, half: 40 }, bow: [-34, -42], eyes: [backEye, nearEye] };
  },
};

import { specks } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { drawFace } from "../face/draw-face.ts";
import { drawHair } from "./draw-hair.ts";
import { chooseHairCut, HAIR_CUTS, type HairStyle } from "./choose-hair-cut.ts";
import type { HairCut } from "./hair-cut.ts";
import { between, type HeadBrief, type HeadKind, morph, wander } from "./head.ts";

const FRONT: readonly Point[] = [
  [0, -46],
  [30, -38],
  [47, -12],
  [46, 18],
  [27, 39],
  [0, 46],
  [-27, 39],
  [-46, 18],
  [-47, -12],
  [-30, -38],
];
const ASIDE: readonly Point[] = [
  [0, -46],
  [30, -38],
  [47, -13],
  [48, 17],
  [32, 38],
  [7, 46],
  [-22, 40],
  [-44, 19],
  [-47, -10],
  [-32, -38],
];

export interface PersonHeadOptions {
  readonly hair?: HairStyle;
  /** Pointed ears, as fairies have them. */
  readonly pointedEars?: boolean;
  /** Over the face: a mask, a beard, painted cheeks. */
  readonly over?: (brief: HeadBrief) => string;
  /** Under the eyes and over the skin: a superhero's mask. */
  readonly under?: (brief: HeadBrief) => string;
  /** Over the hair from behind: a helmet. */
  readonly overNape?: (brief: HeadBrief) => string;
  readonly cheeks?: number;
  readonly lashes?: boolean;
}

/** A person's head: round, with a small nose, in its own hair. */
export const personHead = (options: PersonHeadOptions = {}): HeadKind => ({
  face: () => ({ left: -47, top: -36, right: 49, bottom: 46 }),
  nape: (brief) => {
    const { canvas, card, colours, lying } = brief;
    const style = options.hair ?? chooseHairCut(card);
    const bare = style === "bald";
    const head = paint(canvas, smooth(FRONT), bare ? colours.belly : colours.hair, {
      turn: 7,
      strokes: bare ? 8 : 16,
      strokeLength: 26,
      strokeHalf: 1.7,
      strokeAngle: 1.4,
      strokeStrength: 0.2,
    });
    const hair = drawHair(canvas, HAIR_CUTS[style], colours.hair, 0, colours.accent, lying);
    return head + hair.back + (options.overNape?.({ ...brief, turn: 0 }) ?? "");
  },
  draw(brief) {
    const { canvas, card, colours, expression, turn, look } = brief;
    const cut: HairCut = HAIR_CUTS[options.hair ?? chooseHairCut(card)];
    const skin = colours.belly;
    const ly = look.y * 3;
    const hair = drawHair(canvas, cut, colours.hair, turn, colours.accent, brief.lying);
    const ear = (x: number, side: 1 | -1) =>
      options.pointedEars
        ? paint(
            canvas,
            `M${at(x - side * 4, 0)}L${at(x + side * 24, -15)}Q${at(x + side * 20, 12)} ${at(x - side * 3, 18)}Z`,
            skin,
            { turn: 3, strokes: 0 },
          )
        : paint(canvas, smooth(ellipse(x, 8, 9, 11, 10)), skin, {
            turn: 3,
            strokes: 0,
            inside: fill(smooth(ellipse(x + side, 9, 4, 6, 8)), canvas.shade(skin, 0.3), 0.35),
          });
    const backEye: Point = [wander(-19, turn), 2 + ly];
    const nearEye: Point = [wander(19, turn), 2 + ly];
    const noseX = wander(0, turn, 0.3);
    const freckled = seeded(`freckles ${card.id} ${card.name}`).chance(0.4) && card.age === "child";
    const freckles = freckled
      ? fill(
          specks(seeded("freckles"), [wander(-30, turn), 11 + ly, wander(-18, turn), 17 + ly], 5, 1) +
            specks(seeded("freckles too"), [wander(18, turn), 11 + ly, wander(30, turn), 17 + ly], 5, 1),
          mix(skin, "#9c4f32", 0.6),
          0.6,
        )
      : "";
    const lashes = options.lashes ?? card.sex === "female";
    const front =
      ear(-46 + turn * 3, -1) +
      (turn < 0.75 ? ear(46 - turn * 2, 1) : "") +
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), skin, {
        turn: 7,
        shadow: 0.16,
        strokes: 8,
        strokeLength: 18,
        strokeHalf: 1.4,
        strokeStrength: 0.1,
      }) +
      hair.front +
      (options.under?.(brief) ?? "") +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 7, lashes },
            { x: nearEye[0], y: nearEye[1], radius: between(7, 6.7, turn), lashes },
          ],
          mouth: { x: noseX + turn, y: 22 + ly, half: 9.5 },
          cheeks: [
            { x: wander(-30, turn), y: 17 + ly, radius: options.cheeks ?? 11 },
            { x: wander(31, turn), y: 17 + ly, radius: (options.cheeks ?? 11) * between(1, 0.85, turn) },
          ],
          brow: canvas.shade(colours.hair, 0.3),
          alwaysBrows: true,
          lid: skin,
        },
        expression,
        look,
      ) +
      line(`M${at(noseX - 1, 9 + ly)}q${at(4 + turn, 3)} ${at(0, 6)}`, canvas.shade(skin, 0.55), 2.2, 0.9) +
      freckles +
      (card.age === "old" ? drawWrinkles(brief, ly) : "") +
      (options.over?.(brief) ?? "");
    return {
      behind: hair.behind,
      back: hair.back,
      front,
      crown: { x: 0, y: -38, half: 47 },
      bow: [-30, -46],
      eyes: [backEye, nearEye],
    };
  },
});

/** Laughter lines beside the eyes: kind, not tired. */
function drawWrinkles({ canvas, colours, turn }: HeadBrief, ly: number): string {
  const ink = canvas.shade(colours.belly, 0.5);
  const x = wander(-32, turn);
  const near = wander(32, turn);
  return line(
    `M${at(x, 0 + ly)}l-5 -2M${at(x, 4 + ly)}l-5 1M${at(near, 0 + ly)}l4 -2M${at(near, 4 + ly)}l4 1`,
    ink,
    1.4,
    0.6,
  );
}

import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { edge, ground, hill } from "../parts/land.ts";
import { clouds, heavens, skyWash } from "../parts/sky.ts";
import { sea } from "../parts/water.ts";
import type { Stage } from "../stage.ts";

const W = FRAME.width;

export const waterTones = (stage: Stage): readonly [Hex, Hex, Hex] => {
  const { sky, mid, near } = stage.canvas.palette;
  return stage.night
    ? [mix(sky[2], mid, 0.3), mid, mix(mid, near, 0.4)]
    : [mix(sky[1], mid, 0.55), mid, mix(mid, sky[1], 0.45)];
};

/** Sky, far islands and the sea down to the beach; the light stands at `lightX`. */
export function seaView(stage: Stage, lightX: number, beach: number): string {
  const { canvas, random, horizon: y } = stage;
  const p = canvas.palette;
  const line1 = y - 96;
  return (
    skyWash(stage, line1 + 30) +
    heavens({ ...stage, horizon: line1 }, lightX, line1 * 0.5) +
    clouds(stage, 4, line1 * 0.84) +
    hill(stage, islands(random.range(0.5, 0.7) * W, line1, 260, 66), canvas.fade(p.far, 0.4), { marks: 12 }) +
    sea(stage, line1, beach + 60, waterTones(stage), lightX)
  );
}

const islands = (x: number, y: number, width: number, height: number): Point[] => [
  [-60, y + 6],
  [x - width, y + 4],
  [x - width * 0.4, y - height * 0.6],
  [x, y - height],
  [x + width * 0.5, y - height * 0.5],
  [x + width, y + 4],
  [W + 60, y + 6],
];

/** The beach with the foam of the last wave along it and wet sand below. */
export function beach(stage: Stage, y: number): string {
  const { canvas, random } = stage;
  const p = canvas.palette;
  const shoreline = edge(random, y, 26, 4);
  const wave = shoreline.map(([x, sy], i) => [x, sy - 16 - (i % 2) * 9] as const);
  const foam = canvas.lighten(mix(p.sky[1], "#ffffff", 0.7), 0.2);
  return (
    line(smooth(wave, false, 0.9), foam, 9, 0.75) +
    line(
      smooth(
        wave.map(([x, sy]) => [x, sy - 24] as const),
        false,
        0.9,
      ),
      foam,
      4,
      0.4,
    ) +
    ground(stage, shoreline, {
      marks: 90,
      inside: line(smooth(shoreline, false, 0.9), canvas.shade(p.ground[1], 0.35), 40, 0.3) + sandRipples(stage),
    }) +
    line(smooth(shoreline, false, 0.9), foam, 7, 0.9)
  );
}

function sandRipples(stage: Stage): string {
  const { canvas, horizon } = stage;
  const random = canvas.randomFor("sand");
  let dark = "";
  for (let i = 0; i < 40; i++) {
    const y = horizon + (FRAME.height - horizon) * random();
    const x = random.range(-20, W);
    const l = random.range(30, 90);
    dark += `M${at(x, y)}q${at(l * 0.3, -5)} ${at(l * 0.6, 0)}t${at(l * 0.6, 0)}`;
  }
  return line(dark, canvas.shade(canvas.palette.ground[1], 0.4), 2.2, 0.22);
}

/** A little sailing boat out at sea. */
export function sail(stage: Stage, x: number, y: number, size: number): string {
  const { canvas } = stage;
  const hull = canvas.fade(canvas.grade("#a5604c"), 0.25);
  const cloth = canvas.fade(canvas.grade("#fff6e4"), 0.12);
  return (
    fill(mark(x, y + size * 0.06, size * 1.2, size * 0.04, 0), canvas.palette.shadow, 0.25) +
    line(`M${at(x, y - size * 0.1)}V${(y - size).toFixed(1)}`, canvas.shade(hull, 0.3), size * 0.03) +
    paint(
      canvas,
      smooth(
        [
          [x + size * 0.04, y - size * 0.96],
          [x + size * 0.5, y - size * 0.24],
          [x + size * 0.04, y - size * 0.2],
        ],
        true,
        0.4,
      ),
      cloth,
      { turn: 5, strokes: 6 },
    ) +
    paint(
      canvas,
      smooth(
        [
          [x - size * 0.04, y - size * 0.8],
          [x - size * 0.34, y - size * 0.22],
          [x - size * 0.04, y - size * 0.2],
        ],
        true,
        0.4,
      ),
      canvas.fade(canvas.grade("#e8705f"), 0.2),
      { turn: 4, strokes: 5 },
    ) +
    paint(
      canvas,
      smooth(
        [
          [x - size * 0.48, y - size * 0.14],
          [x + size * 0.56, y - size * 0.16],
          [x + size * 0.36, y + size * 0.08],
          [x - size * 0.32, y + size * 0.08],
        ],
        true,
        0.5,
      ),
      hull,
      { turn: 5, strokes: 8, strokeAngle: 0 },
    )
  );
}

/** A rowing boat drawn up on the sand, seen from its side. */
export function rowingBoat(stage: Stage, x: number, y: number, width: number, colour: Hex): string {
  const { canvas } = stage;
  const tone = canvas.grade(colour);
  const half = width / 2;
  const hull = smooth(
    [
      [x - half, y - width * 0.3],
      [x - half * 0.8, y - width * 0.06],
      [x - half * 0.4, y + 4],
      [x + half * 0.5, y + 6],
      [x + half * 0.86, y - width * 0.08],
      [x + half * 1.06, y - width * 0.36],
      [x + half * 0.5, y - width * 0.22],
      [x - half * 0.4, y - width * 0.2],
    ],
    true,
    0.7,
  );
  const seams = [0.08, 0.14]
    .map(
      (f) =>
        `M${at(x - half, y - width * f)}Q${at(x, y - width * (f - 0.07))} ${at(x + half * 1.1, y - width * (f + 0.05))}`,
    )
    .join("");
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + 6).toFixed(1)}" rx="${(half * 0.95).toFixed(1)}" ry="14" fill="${canvas.palette.shadow}" fill-opacity=".3"/>` +
    fill(
      smooth(
        [
          [x - half * 0.96, y - width * 0.3],
          [x, y - width * 0.27],
          [x + half * 1.02, y - width * 0.36],
          [x + half * 0.4, y - width * 0.18],
          [x - half * 0.4, y - width * 0.17],
        ],
        true,
        0.6,
      ),
      canvas.shade(canvas.palette.trunk, 0.3),
    ) +
    paint(
      canvas,
      box(x - half * 0.3, y - width * 0.27, half * 0.8, 12, 3),
      canvas.lighten(canvas.palette.trunk, 0.25),
      { turn: 3, strokes: 4 },
    ) +
    line(
      `M${at(x + half * 0.1, y - width * 0.1)}L${at(x - half * 1.15, y - width * 0.5)}`,
      canvas.grade("#d9b98a"),
      9,
    ) +
    paint(
      canvas,
      polygon([
        [x - half * 1.08, y - width * 0.44],
        [x - half * 1.32, y - width * 0.6],
        [x - half * 1.28, y - width * 0.5],
        [x - half * 1.14, y - width * 0.4],
      ]),
      canvas.grade("#e8cfa0"),
      { turn: 3, strokes: 4 },
    ) +
    paint(canvas, hull, tone, {
      turn: 14,
      strokes: 36,
      strokeAngle: 0.05,
      strokeLength: 50,
      inside: line(seams, canvas.shade(tone, 0.4), 4, 0.5),
    }) +
    line(
      `M${at(x - half, y - width * 0.3)}Q${at(x, y - width * 0.13)} ${at(x + half * 1.06, y - width * 0.36)}`,
      canvas.grade("#f6ead2"),
      10,
    )
  );
}

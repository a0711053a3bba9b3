import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { TURTLE_HEAD } from "../heads/turtle-head.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A domed shell with a pale rim and plates, behind the trunk and wider than it. */
function shell(sitter: Sitter): string {
  const { canvas, colours, build, rig } = sitter;
  const t = build.torso;
  const seen = rig.away !== undefined;
  const cx = seen ? 0 : -16;
  const rx = seen ? 52 : 54;
  const put = (points: readonly Point[]) => smooth(onTrunk(sitter, points));
  const hexagon = (x: number, y: number, r: number) =>
    polygon(
      onTrunk(
        sitter,
        Array.from({ length: 6 }, (_, i): Point => {
          const angle = (i / 6) * Math.PI * 2 + 0.3;
          return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
        }),
      ),
    );
  const plates = [
    [cx, -t * 0.42, 19],
    [cx - 32, -t * 0.42, 15],
    [cx + 32, -t * 0.42, 15],
    [cx - 16, -t * 0.82, 14],
    [cx + 16, -t * 0.82, 14],
    [cx - 16, 0, 14],
    [cx + 16, 0, 14],
  ].map(([x = 0, y = 0, r = 0]) => hexagon(x, y, r));
  const lit = mix(colours.accent, canvas.grade("#e6c98a"), 0.4);
  return (
    paint(
      canvas,
      put(ellipse(cx, -t * 0.4, rx + 6, t * 0.68 + 6, 14)),
      mix(colours.accent, canvas.grade("#f0dba6"), 0.6),
      {
        turn: 6,
        strokes: 5,
        strokeLength: 14,
      },
    ) +
    paint(canvas, put(ellipse(cx, -t * 0.4, rx, t * 0.68, 14)), colours.accent, {
      turn: 9,
      strokes: 12,
      strokeLength: 16,
      inside: fill(plates.join(""), lit, 0.6) + line(plates.join(""), canvas.shade(colours.accent, 0.4), 2, 0.4),
    })
  );
}

/** The pale plates of the belly. */
function plastron(sitter: Sitter): string {
  const t = sitter.build.torso;
  const inner = trunkOutline(sitter).map(([x, y]): Point => [x * 0.78 + 5, y * 0.9]);
  const seams = [0.68, 0.4, 0.12]
    .map((f) =>
      smooth(
        onTrunk(sitter, [
          [-40, -t * f],
          [5, -t * f + 4],
          [46, -t * f],
        ]),
        false,
      ),
    )
    .join("");
  return (
    fill(smooth(onTrunk(sitter, inner)), sitter.colours.belly) +
    line(seams, sitter.canvas.shade(sitter.colours.belly, 0.4), 2, 0.5)
  );
}

export const TURTLE: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [24, 38, 34], armWidth: 12 }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#8fb96a", belly: "#f3e6b2" }),
    accent: canvas.grade("#8a6b45"),
  }),
  head: () => TURTLE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: plastron(sitter) }),
  behind: shell,
};

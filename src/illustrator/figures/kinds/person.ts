import type { CastCard } from "#book/cast-card.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill } from "../../gouache/shape.ts";
import { clothColour, hairColour, skinColour } from "../colours.ts";
import { type BodyColours, onTrunk, type Sitter } from "../sitter.ts";

/** The quiet trousers and shoes that a person wears all through the book. */
const TROUSERS: readonly Hex[] = ["#5f6f8a", "#7a6a5a", "#6a7f78", "#75688a"];

/** A person's colours: `main` is the shirt, `belly` the skin, `leg` the trousers. */
export function personColours(canvas: Canvas, card: CastCard): BodyColours {
  const skin = canvas.grade(skinColour(card));
  const shirt = canvas.grade(clothColour(card, "teal"));
  const trousers = canvas.grade(seeded(`clothes ${card.id} ${card.name}`).pick(TROUSERS));
  return {
    main: shirt,
    belly: skin,
    arm: shirt,
    leg: trousers,
    hand: skin,
    foot: canvas.grade("#6e4636"),
    hair: canvas.grade(hairColour(card)),
    accent: mix(shirt, canvas.grade("#fff3dd"), 0.7),
  };
}

/** Trousers on the lower trunk. */
export function drawTrousers(sitter: Sitter): string {
  const waist: readonly Point[] = [
    [-80, -10],
    [0, -6],
    [80, -10],
    [80, 30],
    [-80, 30],
  ];
  return fill(smooth(onTrunk(sitter, waist), true, 0.4), sitter.colours.leg);
}

/** Trousers on the lower trunk, a collar and a row of buttons on the shirt. */
export function drawShirt(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const collar: readonly Point[] = [
    [-14, -t - 6],
    [4, 14 - t],
    [20, -t - 6],
  ];
  return (
    drawTrousers(sitter) +
    fill(smooth(onTrunk(sitter, collar), true, 0.3), canvas.lighten(colours.main, 0.55)) +
    fill(
      smooth(
        onTrunk(sitter, [
          [4, 16 - t],
          [7, 16 - t],
          [7, -12],
          [4, -12],
        ]),
        true,
        0,
      ),
      canvas.shade(colours.main, 0.35),
      0.5,
    )
  );
}

import { type CastCard, FIGURE_KINDS, type FigureKind, type Garment, LIVING_THING } from "#book/cast-card.ts";
import { FRAME } from "#book/format.ts";
import { LANDMARKS } from "#book/landmarks.ts";
import { MOODS, POSES, type Pose } from "#book/page-plan.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import type { FigureManner } from "#illustrator/figure.ts";
import { FIGURES } from "#illustrator/figures/register.ts";
import { Canvas } from "#illustrator/gouache/canvas.ts";
import { PALETTES } from "#illustrator/places/enchanted-forest/palettes.ts";
import { sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import type { Tile } from "#server/raster/contact-sheet.ts";

export interface FigureSheet {
  readonly name: string;
  readonly columns: number;
  readonly tiles: () => Tile[];
}

/** A figure alone on plain ground, as large as it fits. */
function alone(name: string, card: Partial<CastCard>, manner: FigureManner, mirrored = false): Tile {
  const { width, height } = FRAME;
  const canvas = new Canvas({ palette: PALETTES.day, seed: name, prefix: "p" });
  const light = mirrored ? canvas.mirrored() : canvas;
  const whole = sampleCard(card);
  const { back = "", svg, reach } = FIGURES[whole.kind](light, whole, manner);
  const scale = Math.min(2.4, (width * 0.94) / (reach.left + reach.right));
  const middle = ((reach.right - reach.left) / 2) * (mirrored ? -1 : 1);
  const x = width / 2 - middle * scale;
  const y = height * 0.88;
  const body = `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${back}${svg}</g>`;
  return {
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.definitions()}</defs><rect width="${width}" height="${height}" fill="#dfe8cf"/>${body}</svg>`,
    words: name,
  };
}

const VIEWS: readonly (readonly [name: string, pose: Pose, look: FigureManner["look"], mirrored?: true])[] = [
  ["front", "stand", { x: 0, y: 0 }],
  ["to the right", "stand", { x: 0.6, y: 0 }],
  ["to the left", "stand", { x: 0.6, y: 0 }, true],
  ["aside", "walk", { x: 1, y: 0 }],
  ["looking back", "look-back", { x: 0.8, y: 0 }],
  ["back", "gaze", { x: 0, y: 0 }],
  ["sitting", "sit", { x: 0, y: 0 }],
  ["lying", "lie", { x: 0.6, y: 0 }],
  ["flying", "fly", { x: 0.8, y: 0 }],
  ["swimming", "swim", { x: 0.8, y: 0 }],
];

/** Kinds on one sheet of views. */
const PER_SHEET = 11;

/** Every kind of figure in every view. */
export const viewSheets = (): FigureSheet[] =>
  Array.from({ length: Math.ceil(FIGURE_KINDS.length / PER_SHEET) }, (_, i) => ({
    name: `views-${i + 1}`,
    columns: VIEWS.length,
    tiles: () =>
      FIGURE_KINDS.slice(i * PER_SHEET, (i + 1) * PER_SHEET).flatMap((kind) =>
        VIEWS.map(([name, pose, look, mirrored]) =>
          alone(`${kind} ${name}`, { kind }, { pose, mood: "happy", look }, mirrored),
        ),
      ),
  }));

const ACTORS: readonly (readonly [name: string, card: Partial<CastCard>])[] = [
  ["child", { kind: "child" }],
  ["dog", { kind: "dog", garment: { kind: "coat", colour: "blue" } }],
  ["owl", { kind: "owl" }],
  ["wheelchair", { kind: "child", id: "friend", sex: "male", wheelchair: true, skin: "brown", hair: "black" }],
];

/** Every pose in every mood, on a biped, a four-legged figure, a bird and a child in a wheelchair. */
export const actorSheets = (): FigureSheet[] =>
  ACTORS.map(([name, card]) => ({
    name: `actors-${name}`,
    columns: MOODS.length,
    tiles: () =>
      POSES.flatMap((pose) =>
        MOODS.map((mood) => alone(`${pose} ${mood}`, card, { pose, mood, look: { x: 0.6, y: 0 } })),
      ),
  }));

const PAIRS: readonly (readonly [FigureKind, number, FigureKind, number])[] = [
  ["child", 1, "grown-up", 1.5],
  ["child", 1, "horse", 1.4],
  ["dog", 0.7, "cat", 0.6],
  ["bear", 1.6, "mouse", 0.5],
  ["robot", 1, "train", 1],
  ["fish", 0.8, "octopus", 1],
  ["owl", 0.9, "hedgehog", 0.8],
];
const TOGETHER: readonly Pose[] = ["hug", "hold-hands", "dance", "whisper", "carry"];

/** Two who do something together, of many sizes and plans. */
export const pairSheet = (): FigureSheet => ({
  name: "pairs",
  columns: TOGETHER.length,
  tiles: () =>
    PAIRS.flatMap(([first, size, second, other]) =>
      TOGETHER.map((pose) => {
        const name = `${first} ${pose} ${second}`;
        const cast = [
          sampleCard({ kind: first, size }),
          sampleCard({ id: "friend", kind: second, size: other, garment: { kind: "hat", colour: "blue" } }),
        ];
        const alike = pose === "whisper" || pose === "carry" ? "stand" : pose;
        const plan = samplePlan({
          shot: "medium",
          figures: [
            { who: "hero", pose, mood: "happy", looksAt: "friend" },
            { who: "friend", pose: alike, mood: "joyful", looksAt: "hero" },
          ],
        });
        return { name, svg: drawPicture(plan, cast, { seed: name }).svg };
      }),
    ),
});

const SOMEBODY = [...LANDMARKS, "lantern", "teapot", "candle", "boots", "book", "pencil", "star", "key"] as const;
const DRESSED: readonly (readonly [pose: Pose, garment: Garment])[] = [
  ["stand", "none"],
  ["wave", "hat"],
  ["sit", "bow"],
  ["run", "crown"],
  ["lie", "glasses"],
  ["swim", "scarf"],
];

/** Places, buildings and things that are somebody, each in several poses and garments. */
export const livingSheet = (): FigureSheet => ({
  name: "living",
  columns: DRESSED.length * 2,
  tiles: () =>
    SOMEBODY.flatMap((called) =>
      DRESSED.map(([pose, kind]) =>
        alone(
          `${called} ${pose} ${kind}`,
          { kind: LIVING_THING, called, garment: { kind, colour: "red" } },
          { pose, mood: "happy", look: { x: 0, y: 0 } },
        ),
      ),
    ),
});

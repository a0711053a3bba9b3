import type { FigureKind } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { HOURS, type Mood, type PagePlan, type Pose, type Room, SHOTS, type Thing, WEATHERS } from "#book/page-plan.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import { readPixels, type Pixels } from "#server/raster/testing/read-pixels.ts";

/** Small enough for the repository, large enough that a changed limb or colour shows. */
export const GOLDEN_WIDTH = 128;

/** What is seen on the golden pictures, one of each set: named one by one, so that what is added later changes none. */
const SEEN: readonly (readonly [FigureKind, Pose, Mood, Thing, (FigureKind | Room)?])[] = [
  ["hedgehog", "walk", "happy", "lantern"],
  ["fox", "point", "curious", "leaf", "owl"],
  ["owl", "stand", "calm", "mushroom", "bedroom"],
  ["robot", "wave", "joyful", "gear"],
  ["android", "think", "determined", "star", "mouse"],
  ["astronaut", "run", "surprised", "rocket"],
  ["mermaid", "swim", "happy", "shell"],
  ["fish", "swim", "curious", "key", "octopus"],
  ["turtle", "reach", "proud", "map", "cave"],
  ["teddy", "sit", "sad", "button"],
  ["tin-soldier", "stand", "determined", "drum", "doll"],
  ["train", "run", "joyful", "ball"],
  ["dragon", "fly", "cheeky", "book"],
  ["unicorn", "jump", "joyful", "crown", "knight"],
  ["wizard", "lift", "proud", "wand", "workshop"],
  ["hero", "fly", "determined", "medal"],
  ["child", "hold-hands", "happy", "kite", "grown-up"],
  ["car", "stand", "surprised", "wheel"],
  ["cat", "tiptoe", "scared", "boat"],
  ["rabbit", "hug", "happy", "carrot", "bear"],
  ["pirate", "look-back", "cheeky", "treasure", "cabin"],
  ["grown-up", "carry", "calm", "bread"],
  ["dog", "run", "joyful", "ball", "child"],
  ["mouse", "gaze", "sleepy", "cheese", "kitchen"],
];

const ROOMS_SEEN: readonly string[] = ["bedroom", "cave", "workshop", "cabin", "kitchen"];

/** The names of the golden pictures, and how each is drawn. */
export const GOLDEN_PICTURES: readonly { readonly name: string; readonly draw: (seed?: string) => string }[] = SEEN.map(
  ([kind, pose, mood, thing, other], i) => {
    const environment = ENVIRONMENTS[Math.floor(i / 3)] ?? "EnchantedForest";
    const indoors = ROOMS_SEEN.includes(other ?? "") ? (other as Room) : undefined;
    const friend = indoors === undefined ? (other as FigureKind | undefined) : undefined;
    const figures: PagePlan["figures"] = [{ who: "hero", pose, mood, ...(i % 4 === 0 && { holds: thing }) }];
    if (friend)
      figures.push({
        who: "friend",
        pose: pose === "hug" || pose === "hold-hands" ? pose : "stand",
        mood: "happy",
        looksAt: "hero",
        facing: "left",
      });
    const plan = samplePlan({
      place: { environment, set: i % 3, ...(indoors && { indoors }) },
      hour: HOURS[i % HOURS.length] ?? "day",
      weather: i % 5 === 1 ? (WEATHERS[1 + (i % 4)] ?? "clear") : "clear",
      shot: SHOTS[i % SHOTS.length] ?? "wide",
      figures,
      things: i % 4 === 0 ? [] : [{ thing, where: thing === "kite" || thing === "star" ? "sky" : "ground" }],
      textAt: i % 2 === 0 ? "top" : "bottom",
    });
    const cast = [
      sampleCard({ kind }),
      ...(friend ? [sampleCard({ id: "friend", kind: friend, garment: { kind: "hat", colour: "blue" } })] : []),
    ];
    const name = `${String(i + 1).padStart(2, "0")}-${environment}-${kind}`;
    return { name, draw: (seed = "golden") => drawPicture(plan, cast, { seed: `${seed}/${i}` }).svg };
  },
);

export interface PictureDifference {
  /** OKLab distance × 100 of a pixel, on average; a step of 2 is just seen. */
  readonly mean: number;
  /** The same, of the pixel that all but a fiftieth differ less than. */
  readonly most: number;
}

/** How far two pictures are apart as they are seen, both of them small. */
export async function pictureDifference(a: Buffer | string, b: Buffer | string): Promise<PictureDifference> {
  const [first, second] = await Promise.all([readPixels(a, GOLDEN_WIDTH / 2), readPixels(b, GOLDEN_WIDTH / 2)]);
  const distances = labsOf(first)
    .map(([L, m, n], i) => {
      const [oL = 0, om = 0, on = 0] = labOf(second, i);
      return 100 * Math.hypot((L ?? 0) - oL, (m ?? 0) - om, (n ?? 0) - on);
    })
    .toSorted((x, y) => x - y);
  const mean = distances.reduce((sum, value) => sum + value, 0) / distances.length;
  return { mean, most: distances[Math.floor(distances.length * 0.98)] ?? 0 };
}

const labsOf = (pixels: Pixels) => Array.from({ length: pixels.data.length / 3 }, (_, i) => labOf(pixels, i));

/** OKLab of a pixel (Ottosson, 2020). */
function labOf({ data }: Pixels, i: number): readonly number[] {
  const linear = (value = 0) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = [linear(data[i * 3]), linear(data[i * 3 + 1]), linear(data[i * 3 + 2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

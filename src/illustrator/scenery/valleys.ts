import type { CastCard } from "#book/cast-card.ts";
import type { FigureManner } from "../figure.ts";
import type { ValleyFigure, ValleyLayout } from "./valley-layout.ts";

const card = (over: Pick<CastCard, "id" | "kind" | "size" | "garment">): CastCard => ({
  name: "",
  called: over.kind,
  characterType: "Animals",
  sex: "neuter",
  age: "child",
  looks: "",
  ...over,
});

const FOX = card({ id: "fox", kind: "fox", size: 1, garment: { kind: "scarf", colour: "teal" } });
const HEDGEHOG = card({ id: "hedgehog", kind: "hedgehog", size: 0.86, garment: { kind: "scarf", colour: "red" } });
const RABBIT = card({ id: "rabbit", kind: "rabbit", size: 0.9, garment: { kind: "vest", colour: "purple" } });

const READS: FigureManner = { pose: "read", mood: "happy", look: { x: 0.8, y: 0.5 } };
const LISTENS: FigureManner = { pose: "sit", mood: "curious", look: { x: 0.9, y: 0.2 } };
const WAVES: FigureManner = { pose: "wave", mood: "joyful", look: { x: 0, y: 0 } };

const readers = (x: number, apart: number, foot: number, scale: number): readonly ValleyFigure[] => [
  { x, foot, scale, card: HEDGEHOG, manner: READS },
  { x: x + apart, foot: foot + 4, scale, left: true, card: FOX, manner: LISTENS },
];

const [RED, BLUE, TEAL] = ["#b9584c", "#5f7a96", "#4f8f8a"] as const;

/** The home's head on a wide screen: the middle of the sky is left to the road of planets. */
const wide: ValleyLayout = {
  width: 2000,
  height: 560,
  edges: [190, 150, 104],
  clouds: [
    [0.08, 250, 150],
    [0.63, 236, 130],
    [0.3, 320, 110],
  ],
  moon: [0.93, 96, 40],
  castle: [0.385, 150, 136],
  firs: [
    [0.02, 120, 190, 0.2],
    [0.055, 140, 150, 0.2],
    [0.09, 104, 120, 0.2],
    [0.56, 170, 60, 0.5],
    [0.585, 168, 76, 0.5],
    [0.6, 172, 54, 0.5],
    [0.45, 174, 62, 0.5],
    [0.47, 176, 74, 0.5],
    [0.88, 130, 150, 0.2],
    [0.91, 120, 184, 0.2],
    [0.955, 96, 230, 0],
    [0.99, 70, 270, 0],
  ],
  trees: [
    [0.15, 84, 170, 0],
    [0.68, 140, 96, 0.2],
  ],
  cottages: [
    [0.2, 138, 66, RED],
    [0.265, 132, 54, TEAL],
    [0.315, 140, 46, BLUE],
    [0.74, 132, 60, RED],
  ],
  lamp: [0.245, 76, 130],
  figures: [...readers(0.775, 0.048, 42, 0.36), { x: 0.165, foot: 46, scale: 0.34, card: RABBIT, manner: WAVES }],
  stars: 220,
};

/** The same on a phone. */
const narrow: ValleyLayout = {
  width: 860,
  height: 760,
  edges: [262, 216, 172],
  clouds: [[0.88, 330, 110]],
  moon: [0.91, 250, 34],
  castle: [0.78, 214, 96],
  firs: [
    [0.02, 190, 130, 0.2],
    [0.09, 184, 104, 0.2],
    [0.36, 236, 50, 0.5],
    [0.42, 240, 60, 0.5],
    [0.97, 150, 230, 0],
  ],
  trees: [[0.63, 196, 84, 0.2]],
  cottages: [[0.2, 194, 62, RED]],
  lamp: [0.29, 150, 116],
  figures: readers(0.5, 0.15, 112, 0.4),
  stars: 130,
};

/** The sign-in screen: a high sky over a low valley. */
const tall: ValleyLayout = {
  width: 1600,
  height: 1200,
  edges: [330, 260, 190],
  clouds: [
    [0.12, 420, 200],
    [0.9, 420, 210],
    [0.74, 600, 130],
  ],
  // Under the language buttons on the widest screen too, where the picture's top is cut.
  moon: [0.87, 500, 62],
  castle: [0.33, 262, 190],
  firs: [
    [0.02, 220, 300, 0.2],
    [0.07, 240, 230, 0.2],
    [0.42, 310, 84, 0.5],
    [0.445, 306, 104, 0.5],
    [0.6, 312, 80, 0.5],
    [0.93, 170, 330, 0],
    [0.985, 120, 400, 0],
  ],
  trees: [
    [0.12, 150, 280, 0],
    [0.8, 250, 130, 0.2],
  ],
  cottages: [
    [0.19, 236, 110, RED],
    [0.27, 244, 84, TEAL],
    [0.72, 240, 92, BLUE],
  ],
  lamp: [0.235, 120, 220],
  figures: readers(0.735, 0.09, 70, 0.56),
  stars: 260,
};

/** The same on a phone: those who read keep below the card. */
const phone: ValleyLayout = {
  width: 780,
  height: 1600,
  edges: [360, 300, 240],
  clouds: [
    [0.11, 190, 120],
    [0.88, 420, 130],
  ],
  moon: [0.86, 330, 46],
  castle: [0.3, 302, 150],
  firs: [
    [0.02, 260, 230, 0.2],
    [0.6, 336, 80, 0.5],
    [0.66, 332, 100, 0.5],
    [0.95, 220, 320, 0],
  ],
  trees: [[0.12, 240, 170, 0.2]],
  cottages: [[0.78, 280, 84, RED]],
  lamp: [0.24, 170, 190],
  figures: readers(0.4, 0.22, 90, 0.56),
  stars: 200,
};

export const VALLEYS = { wide, narrow, tall, phone } as const;

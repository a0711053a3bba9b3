import type { Layout } from "./landscape.ts";

/** The home's hero on a wide screen: the middle is left to the road of planets. */
const wide: Layout = {
  width: 2000,
  height: 560,
  meadow: 128,
  scale: 1,
  clouds: [
    [0.075, 262, 62],
    [0.64, 196, 66],
    [0.56, 300, 46],
  ],
  farPines: [
    [0.225, 118],
    [0.262, 92],
    [0.44, 108],
    [0.52, 86],
    [0.545, 118],
    [0.79, 104],
    [0.815, 78],
    [0.02, 130],
    [0.06, 96],
  ],
  pines: [
    [0.105, 150, 4],
    [0.885, 262, 60],
    [0.935, 196, 66],
    [0.985, 236, 70],
    [0.03, 212, 56],
  ],
  trees: [
    [0.2, 152, false, 30],
    [0.83, 146, true, 34],
  ],
  houses: [
    [0.25, 96, false, 2],
    [0.312, 70, true, -6],
  ],
  fox: [0.772, 88, 62],
  hedgehog: [0.722, 50, 66],
  stars: 150,
  calm: [
    { right: 0.5, top: 0.16, bottom: 0.42 },
    { right: 0.24, top: 0.03, bottom: 0.13 },
  ],
};

const narrow: Layout = {
  width: 860,
  height: 760,
  meadow: 190,
  scale: 0.9,
  clouds: [
    [0.16, 372, 54],
    [0.8, 350, 46],
  ],
  farPines: [
    [0.12, 120],
    [0.2, 90],
    [0.6, 130],
    [0.68, 96],
  ],
  pines: [
    [0.9, 330, 84],
    [0.04, 200, 50],
  ],
  trees: [[0.72, 220, true, 60]],
  houses: [[0.25, 116, false, 4]],
  fox: [0.52, 126, 104],
  hedgehog: [0.35, 70, 112],
  stars: 110,
  calm: [
    { right: 1, top: 0.18, bottom: 0.41 },
    { right: 0.6, top: 0.04, bottom: 0.15 },
  ],
};

/** The login screen: a high sky over a low valley. */
const tall: Layout = {
  width: 1600,
  height: 1200,
  meadow: 200,
  scale: 1.15,
  clouds: [
    [0.13, 520, 84],
    [0.87, 400, 92],
    [0.8, 660, 60],
  ],
  farPines: [
    [0.1, 130],
    [0.135, 100],
    [0.34, 128],
    [0.38, 96],
    [0.62, 120],
    [0.66, 150],
    [0.8, 100],
  ],
  pines: [
    [0.055, 330, 84],
    [0.12, 236, 70],
    [0.9, 300, 80],
    [0.965, 236, 90],
  ],
  trees: [
    [0.205, 214, false, 66],
    [0.83, 226, true, 74],
  ],
  houses: [
    [0.275, 136, false, 6],
    [0.345, 96, true, -4],
  ],
  fox: [0.72, 132, 122],
  hedgehog: [0.655, 76, 130],
  stars: 190,
  calm: [],
};

/** The same on a phone: what lives in the valley keeps below the card. */
const phone: Layout = {
  width: 780,
  height: 1600,
  meadow: 232,
  scale: 0.9,
  clouds: [
    [0.14, 560, 70],
    [0.88, 640, 58],
  ],
  farPines: [
    [0.1, 130],
    [0.19, 100],
    [0.74, 140],
    [0.82, 104],
  ],
  pines: [
    [0.93, 330, 96],
    [0.03, 260, 80],
  ],
  trees: [],
  houses: [],
  fox: [0.62, 128, 168],
  hedgehog: [0.4, 76, 176],
  stars: 170,
  calm: [{ right: 1, top: 0.1, bottom: 0.36 }],
};

export const LAYOUTS = { wide, narrow, tall, phone } as const;

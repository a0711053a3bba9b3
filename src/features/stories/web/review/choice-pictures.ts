/** One flat shape: its ink and its outline. */
export type Shape = readonly [ink: string, outline: string];

/** A small picture, 120 × 84 units, painted from back to front; the first ink is the ground. */
export interface ChoicePicture {
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const fir = (x: number, y: number, s: number) =>
  `M${x} ${y - 30 * s}l${9 * s} ${12 * s}h${-5 * s}l${8 * s} ${12 * s}h${-24 * s}l${8 * s} ${-12 * s}h${-5 * s}Z`;
const star = (x: number, y: number, s: number) =>
  `M${x} ${y - 5 * s}l${1.2 * s} ${3.8 * s} ${3.8 * s} ${1.2 * s} ${-3.8 * s} ${1.2 * s}${-1.2 * s} ${3.8 * s}${-1.2 * s} ${-3.8 * s}${-3.8 * s} ${-1.2 * s} ${3.8 * s} ${-1.2 * s}Z`;
const house = (x: number, y: number, w: number, h: number) => `M${x} ${y}v${-h}h${w}v${h}Z`;
const roof = (x: number, y: number, w: number, h: number) => `M${x - 4} ${y}l${w / 2 + 4} ${-h} ${w / 2 + 4} ${h}Z`;
const bar = (x: number, y: number, w: number, h: number, r = 2) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;

const INK = "#16204d";
const CREAM = "#fff4dc";
const GOLD = "#f3b53c";
const CHERRY = "#c62b45";
const LEAF = "#2c7a5a";
const DEEP = "#1f5148";
const ROSE = "#f0a7a0";

/** Pictures of the choices of a story form, by their value. */
export const CHOICE_PICTURES: Readonly<Record<string, ChoicePicture>> = {
  EnchantedForest: {
    ground: "#bfe0c2",
    shapes: [
      ["#f6e7b0", round(92, 20, 11)],
      ["#8cc39a", "M0 50Q30 36 60 46T120 42V84H0Z"],
      [LEAF, fir(20, 66, 1.3) + fir(104, 64, 1.2)],
      [DEEP, fir(40, 70, 1) + fir(84, 70, 0.9)],
      ["#5f9f6d", "M0 68Q40 58 64 66T120 62V84H0Z"],
      [CHERRY, "M52 66q9 -14 18 0Z"],
      [CREAM, `M58 66h6v9h-6Z${round(57, 63, 1.4)}${round(64, 61.5, 1.4)}`],
      [GOLD, star(70, 34, 0.9) + star(34, 26, 0.7)],
    ],
  },
  SpaceColony: {
    ground: "#1e2660",
    shapes: [
      [GOLD, star(18, 18, 0.8) + star(62, 12, 0.6) + star(108, 40, 0.7)],
      ["#e98c5a", round(92, 24, 13)],
      ["#f6c995", "M73 28q19 6 38 -9l2 3q-20 16 -42 9Z"],
      ["#8f7fc0", "M0 66Q60 50 120 66V84H0Z"],
      ["#cfe4f3", "M22 66a20 20 0 0 1 40 0Z"],
      ["#8fb9dc", "M40 46.500h4V66h-4ZM27 56h30v3H27Z"],
      [CREAM, bar(70, 52, 22, 14, 3)],
      [CHERRY, "M78 52V40h6v12ZM74 44l7 -12 7 12Z"],
    ],
  },
  UnderwaterKingdom: {
    ground: "#2b86a8",
    shapes: [
      ["#63b6c9", "M0 0H120V18Q90 10 60 18T0 16Z"],
      ["#1f6485", "M0 64Q30 54 62 62T120 58V84H0Z"],
      ["#f0a7a0", "M14 66q-4 -18 3 -26q-1 10 4 12q0 -10 5 -13q-2 12 2 27Z"],
      ["#74d0ab", "M100 64q-6 -14 0 -30q5 14 4 30ZM108 64q-2 -10 4 -20q4 10 1 20Z"],
      [GOLD, `M44 38q14 -14 30 0l10 -8v18l-10 -8q-16 12 -30 -2Z`],
      [INK, round(53, 37, 1.8)],
      [CREAM, `${round(32, 30, 2.5)}${round(36, 21, 1.8)}${round(31, 14, 1.3)}`],
      ["#f6e7b0", "M54 70q8 -12 16 0q-8 5 -16 0Z"],
    ],
  },
  ToyTown: {
    ground: "#f8dfb0",
    shapes: [
      ["#e9c27d", "M0 62H120V84H0Z"],
      ["#2a63ab", house(14, 64, 26, 24)],
      [CHERRY, roof(14, 40, 26, 14)],
      ["#74a857", house(78, 64, 28, 30)],
      [GOLD, roof(78, 34, 28, 13)],
      [CREAM, `${bar(21, 46, 11, 18, 5)}${bar(86, 42, 12, 12, 2)}`],
      [CHERRY, `${bar(46, 52, 22, 12, 3)}${bar(60, 44, 8, 9, 2)}`],
      [INK, `${round(51, 67, 4)}${round(64, 67, 4)}`],
      [GOLD, round(50, 26, 7)],
    ],
  },
  MedievalCastle: {
    ground: "#c9dff0",
    shapes: [
      [CREAM, round(96, 20, 10)],
      ["#8fb98a", "M0 64Q60 44 120 64V84H0Z"],
      ["#a9a3b8", bar(34, 36, 52, 30, 0) + bar(26, 26, 16, 40, 0) + bar(78, 26, 16, 40, 0)],
      ["#a9a3b8", "M34 36v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5Z"],
      [CHERRY, "M24 27l10 -17 10 17ZM76 27l10 -17 10 17Z"],
      ["#5a4a6b", "M52 66V54q8 -10 16 0v12Z"],
      [INK, bar(31, 36, 5, 8, 2) + bar(84, 36, 5, 8, 2)],
      [GOLD, "M59.500 31V18l12 4 -10 4v5Z"],
    ],
  },
  FuturisticMetropolis: {
    ground: "#f2c4b3",
    shapes: [
      ["#fff1d6", round(60, 38, 18)],
      ["#8a78b8", bar(10, 30, 16, 40, 6) + bar(94, 24, 18, 46, 8)],
      ["#5a4f93", bar(32, 18, 18, 54, 9) + bar(72, 38, 18, 34, 4)],
      ["#fbe3a0", "M37 30h8v3h-8ZM37 40h8v3h-8ZM37 50h8v3h-8ZM77 46h8v3h-8ZM77 55h8v3h-8ZM99 36h8v3h-8ZM99 46h8v3h-8Z"],
      ["#3d6f9e", "M0 66Q60 56 120 66V84H0Z"],
      [CREAM, "M48 14q10 -7 22 0q-10 5 -22 0Z"],
      [CHERRY, "M53 13q5 -7 12 0Z"],
    ],
  },
  DesertedIsland: {
    ground: "#bfe6ee",
    shapes: [
      [GOLD, round(24, 22, 10)],
      ["#3f9ab8", "M0 54H120V84H0Z"],
      ["#f4dfa6", "M22 66Q60 44 98 66Q60 76 22 66Z"],
      ["#8a5a3a", "M58 60q-2 -20 6 -34l4 2q-6 14 -4 32Z"],
      [
        LEAF,
        "M66 27q-20 -9 -26 5q14 -4 26 -5ZM66 27q18 -12 28 2q-14 -4 -28 -2ZM66 27q-8 -14 4 -18q4 8 -4 18ZM66 27q14 4 14 18q-10 -6 -14 -18Z",
      ],
      ["#c98a3c", bar(76, 54, 15, 9, 2)],
      [INK, "M76 58h15v1.500H76Z"],
      ["#7fc4d6", "M8 66h16v2H8ZM92 74h18v2H92ZM34 78h14v2H34Z"],
    ],
  },
  SmallVillage: {
    ground: "#d9ecd0",
    shapes: [
      [CREAM, round(98, 18, 9)],
      ["#a8cf9a", "M0 52Q40 38 76 50T120 46V84H0Z"],
      [CREAM, house(18, 62, 26, 18) + house(74, 60, 24, 16)],
      [CHERRY, roof(18, 44, 26, 13)],
      ["#2a63ab", roof(74, 44, 24, 12)],
      ["#8a5a3a", bar(28, 50, 8, 12, 1) + bar(82, 50, 7, 10, 1)],
      ["#7cb36d", "M0 66Q60 54 120 64V84H0Z"],
      ["#f4dfa6", "M54 84q-4 -12 6 -22q6 0 4 6q-4 8 4 16Z"],
      [LEAF, round(58, 46, 8) + round(108, 52, 7)],
    ],
  },
  Animals: {
    ground: "#f6e2bd",
    shapes: [
      ["#e2722f", "M32 30l8 -18 12 14h16l12 -14 8 18q6 34 -28 38q-34 -4 -28 -38Z"],
      [CREAM, "M34 44q12 -4 26 18q14 -22 26 -18q-2 20 -26 24q-24 -4 -26 -24Z"],
      [INK, round(48, 44, 3) + round(72, 44, 3) + "M55 60q5 -3 10 0q-2 6 -5 6q-3 0 -5 -6Z"],
      ["#f6b3a0", "M39 27l3 -8 5 7ZM81 27l-3 -8 -5 7Z"],
    ],
  },
  RobotsAI: {
    ground: "#cfe3ee",
    shapes: [
      ["#7f93b8", "M58 8h4v10h-4Z"],
      [CHERRY, round(60, 9, 5)],
      ["#4f7fb0", bar(30, 18, 60, 46, 14)],
      ["#3a618c", bar(22, 32, 9, 18, 4) + bar(89, 32, 9, 18, 4)],
      [CREAM, bar(38, 28, 44, 26, 12)],
      [INK, round(50, 40, 4.5) + round(70, 40, 4.5) + "M53 48h14q-7 5 -14 0Z"],
      ["#7f93b8", bar(46, 66, 28, 14, 4)],
    ],
  },
  MythicalCreatures: {
    ground: "#d8cdee",
    shapes: [
      ["#2f8f72", "M28 76q-6 -40 22 -46q4 -14 22 -12q22 4 20 20q-2 10 -18 10q4 20 -8 28Z"],
      ["#74c79f", "M44 76q-2 -24 12 -30q8 14 4 30Z"],
      [GOLD, "M50 30l-12 -8 4 14ZM40 44l-13 -3 7 12ZM36 60l-12 2 9 8Z"],
      [CREAM, round(72, 28, 5)],
      [INK, round(73, 28, 2.6) + "M88 34a1.500 1.500 0 1 0 0.100 0Z"],
      [CHERRY, "M92 42q14 -2 18 6q-8 0 -10 4q-4 -6 -10 -5Z"],
    ],
  },
  Superheroes: {
    ground: "#bcd7f2",
    shapes: [
      [CHERRY, "M34 80q-8 -34 10 -40h32q18 6 10 40Z"],
      ["#2a63ab", "M42 80V58q18 -10 36 0v22Z"],
      ["#f3c9a2", round(60, 34, 19)],
      ["#5a3a2a", "M40 32q-2 -22 20 -22t20 22q-8 -12 -22 -10q-12 0 -18 10Z"],
      ["#2a63ab", "M41 32q19 -8 38 0q0 9 -10 9q-7 0 -9 -5q-2 5 -9 5q-10 0 -10 -9Z"],
      [CREAM, round(51, 35, 2.6) + round(69, 35, 2.6)],
      [GOLD, star(60, 68, 1.8)],
    ],
  },
  EverydayPeople: {
    ground: "#f7d9c8",
    shapes: [
      ["#74a857", "M22 84q0 -26 20 -26t20 26Z"],
      [GOLD, "M60 84q0 -22 18 -22t18 22Z"],
      ["#e8b48a", round(42, 40, 17)],
      ["#6b3f2a", "M25 40q-2 -20 17 -20t17 20q-4 -12 -17 -12t-17 12Z"],
      ["#f3cda8", round(78, 50, 14)],
      ["#c9792f", "M64 50q-1 -16 14 -16t14 16q4 10 1 14q-3 -20 -15 -20t-15 20q-3 -6 1 -14Z"],
      [INK, round(36, 42, 2) + round(48, 42, 2) + round(73, 52, 1.8) + round(83, 52, 1.8)],
      [CHERRY, "M38 48q4 4 8 0ZM75 57q3 3 6 0Z"],
    ],
  },
  ToysBroughtToLife: {
    ground: "#cfe6d8",
    shapes: [
      ["#b9793f", round(40, 26, 9) + round(80, 26, 9) + round(60, 42, 26)],
      ["#f0d3a4", round(60, 52, 11) + round(40, 26, 4.5) + round(80, 26, 4.5)],
      [INK, round(49, 38, 3) + round(71, 38, 3) + "M55 47q5 -3 10 0q-2 5 -5 5q-3 0 -5 -5Z"],
      [CHERRY, "M44 70l14 5v-2h4v2l14 -5v14l-14 -5v1h-4v-1l-14 5Z"],
    ],
  },
  FantasyBeings: {
    ground: "#ead2ec",
    shapes: [
      ["#bfe0f2", "M56 46q-34 -30 -42 -6q-2 22 38 18ZM64 46q34 -30 42 -6q2 22 -38 18Z"],
      ["#6b3f86", "M46 80q2 -24 14 -28q12 4 14 28Z"],
      ["#f3cda8", round(60, 38, 14)],
      ["#d98a3c", "M45 40q-4 -20 15 -20t15 20q-6 -10 -15 -10t-15 10Z"],
      [INK, round(55, 40, 1.9) + round(65, 40, 1.9)],
      [CHERRY, "M57 45q3 3 6 0Z"],
      [GOLD, star(92, 20, 1.6) + star(26, 18, 0.9)],
    ],
  },
  Fairytale: {
    ground: "#dcd3f0",
    shapes: [
      [GOLD, "M32 62l-6 -32 18 14 16 -24 16 24 18 -14 -6 32Z"],
      ["#d9982a", bar(32, 62, 56, 8, 3)],
      [CHERRY, round(60, 46, 5)],
      ["#2a63ab", round(44, 52, 3.5) + round(76, 52, 3.5)],
      [CREAM, round(26, 29, 3) + round(60, 19, 3.5) + round(94, 29, 3)],
    ],
  },
  Adventure: {
    ground: "#cfe6d0",
    shapes: [
      [CREAM, round(60, 42, 30)],
      ["#c98a3c", `${round(60, 42, 30)}${round(60, 42, 25)}`],
      [CREAM, round(60, 42, 25)],
      [CHERRY, "M60 42l-6 -4 18 -14Z"],
      [CHERRY, "M54 38l18 -14 -6 22Z"],
      ["#2a63ab", "M66 46l-18 14 6 -22Z"],
      [INK, round(60, 42, 3)],
    ],
  },
  SciFi: {
    ground: "#232c6b",
    shapes: [
      [GOLD, star(24, 20, 1) + star(98, 58, 1) + star(94, 18, 0.7)],
      [CHERRY, "M46 58l-12 14 16 -4ZM74 58l12 14 -16 -4Z"],
      [CREAM, "M46 64q-6 -32 14 -54q20 22 14 54Z"],
      ["#2a63ab", round(60, 36, 7)],
      ["#8cc0f2", round(60, 36, 4.5)],
      [GOLD, "M52 66h16q-2 10 -8 14q-6 -4 -8 -14Z"],
    ],
  },
  Mystery: {
    ground: "#c8d3e6",
    shapes: [
      ["#8a5a3a", "M68 52l7 -6 24 24 -8 8Z"],
      [INK, round(52, 36, 24)],
      ["#e4f0f6", round(52, 36, 18)],
      [CHERRY, "M46 44q-2 -10 6 -12q4 -6 -2 -7q-4 0 -4 4h-4q0 -9 8 -9q10 1 7 11q-2 5 -6 6q-2 2 -1 7Z"],
      [CHERRY, round(48, 48.5, 2.3)],
    ],
  },
  Comedy: {
    ground: "#fbe3a0",
    shapes: [
      [GOLD, round(60, 44, 28)],
      [INK, "M46 34q4 -8 9 0l-2 2q-2 -4 -5 0ZM65 34q4 -8 9 0l-2 2q-2 -4 -5 0Z"],
      [CHERRY, "M42 46h36q-2 18 -18 18t-18 -18Z"],
      [CREAM, "M42 46h36l-1 5H43Z"],
      [ROSE, "M52 61q8 -6 16 0q-8 5 -16 0Z"],
    ],
  },
  Historical: {
    ground: "#e6d3b4",
    shapes: [
      [CREAM, bar(36, 14, 50, 56, 3)],
      ["#c9a66a", bar(30, 10, 62, 10, 5) + bar(30, 64, 62, 10, 5)],
      ["#a8885a", "M44 28h34v2.500H44ZM44 36h34v2.500H44ZM44 44h22v2.500H44Z"],
      [CHERRY, round(74, 54, 6)],
      ["#5a4a6b", "M86 8q16 4 10 26l-12 22 -1 -2 8 -22q-8 2 -5 -24Z"],
    ],
  },
  Fantasy: {
    ground: "#cdbfe8",
    shapes: [
      ["#6b3f86", "M34 68q20 10 52 0l-6 -6q-6 -30 -14 -50q-16 14 -24 50Z"],
      [GOLD, "M42 62q18 6 38 0l-2 -7q-16 5 -33 0Z"],
      [GOLD, star(60, 40, 1.5) + star(96, 24, 1.6) + star(24, 30, 1)],
    ],
  },
  Friendship: {
    ground: "#f8d6cf",
    shapes: [
      [CHERRY, "M44 66q-26 -18 -18 -34q10 -14 18 2q8 -16 18 -2q8 16 -18 34Z"],
      [GOLD, "M78 68q-20 -14 -14 -27q8 -11 14 2q6 -13 14 -2q6 13 -14 27Z"],
    ],
  },
  Learning: {
    ground: "#d2e4f3",
    shapes: [
      ["#2a63ab", "M16 66V26q22 -8 44 4q22 -12 44 -4v40q-22 -8 -44 4q-22 -12 -44 -4Z"],
      [CREAM, "M21 60V25q20 -6 38 6v36q-18 -11 -38 -7ZM99 60V25q-20 -6 -38 6v36q18 -11 38 -7Z"],
      [
        "#a9b8d4",
        "M28 34q12 -2 24 4v3q-12 -6 -24 -4ZM28 43q12 -2 24 4v3q-12 -6 -24 -4ZM92 34q-12 -2 -24 4v3q12 -6 24 -4ZM92 43q-12 -2 -24 4v3q12 -6 24 -4Z",
      ],
      [GOLD, star(60, 15, 1.7)],
    ],
  },
  Family: {
    ground: "#f7e3c0",
    shapes: [
      [CREAM, house(32, 70, 56, 34)],
      [CHERRY, roof(32, 38, 56, 26)],
      ["#8a5a3a", bar(53, 48, 14, 22, 6)],
      [GOLD, bar(38, 46, 10, 10, 1) + bar(72, 46, 10, 10, 1)],
      [CHERRY, "M60 33q-9 -6 -6 -11q4 -4 6 1q2 -5 6 -1q3 5 -6 11Z"],
      [CREAM, "M60 32q-7 -5 -5 -9q3 -3 5 1q2 -4 5 -1q2 4 -5 9Z"],
    ],
  },
  Nature: {
    ground: "#cfe8cf",
    shapes: [
      ["#8a5a3a", "M57 78V40h6v38Z"],
      [LEAF, "M60 52q-34 2 -36 -30q32 -2 36 30Z"],
      ["#74a857", "M60 60q0 -30 36 -32q2 32 -36 32Z"],
      ["#c98a3c", "M30 74q30 -10 60 0v10H30Z"],
      [GOLD, round(92, 16, 8)],
    ],
  },
  Imagination: {
    ground: "#c9d6f5",
    shapes: [
      [CREAM, round(44, 40, 18) + round(68, 34, 20) + round(84, 46, 13) + bar(32, 42, 60, 16, 8)],
      [CREAM, round(36, 66, 5) + round(27, 75, 3)],
      [GOLD, star(52, 40, 1.7)],
      [CHERRY, "M72 46q-9 -7 -6 -12q4 -4 6 1q2 -5 6 -1q3 5 -6 12Z"],
      ["#6b3f86", star(88, 40, 1)],
    ],
  },
};

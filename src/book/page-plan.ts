import * as z from "zod/mini";
import { Colour } from "#book/cast-card.ts";
import { Environment } from "#book/choices.ts";
import { FURTHER_THINGS } from "#book/further-things.ts";

export const HOURS = ["dawn", "day", "sunset", "night"] as const;
export const Hour = z.enum(HOURS);
export type Hour = z.infer<typeof Hour>;

export const WEATHERS = ["clear", "rain", "snow", "wind", "fog"] as const;
export const Weather = z.enum(WEATHERS);
export type Weather = z.infer<typeof Weather>;

/** Rooms that every environment has in its own fashion. */
export const ROOMS = ["bedroom", "kitchen", "workshop", "cave", "cabin"] as const;
export const Room = z.enum(ROOMS);
export type Room = z.infer<typeof Room>;

/** How near the camera is: wide, hero 25–30 % of the height; medium 40–48 %; close 60–75 %. */
export const SHOTS = ["wide", "medium", "close"] as const;
export const Shot = z.enum(SHOTS);
export type Shot = z.infer<typeof Shot>;

export const POSES = [
  "stand",
  "walk",
  "run",
  "jump",
  "sit",
  "lie",
  "sleep",
  "wave",
  "cheer",
  "point",
  "reach",
  "hold",
  "lift",
  "read",
  "think",
  "shy",
  "fly",
  "swim",
  "hug",
  "dance",
  "kneel",
  "climb",
  "push",
  "tiptoe",
  "carry",
  "whisper",
  "hold-hands",
  "look-back",
  "gaze",
] as const;
export const Pose = z.enum(POSES);
export type Pose = z.infer<typeof Pose>;

export const MOODS = [
  "happy",
  "joyful",
  "curious",
  "surprised",
  "sad",
  "scared",
  "determined",
  "sleepy",
  "proud",
  "calm",
  "shy",
  "angry",
  "cheeky",
] as const;
export const Mood = z.enum(MOODS);
export type Mood = z.infer<typeof Mood>;

/** Things that the illustrator draws by hand: in a hand, on the ground or in the sky. */
export const THINGS = [
  "lantern",
  "book",
  "star",
  "basket",
  "key",
  "map",
  "letter",
  "balloon",
  "flower",
  "button",
  "acorn",
  "apple",
  "cake",
  "umbrella",
  "crown",
  "wand",
  "shell",
  "gift",
  "bell",
  "kite",
  "ball",
  "drum",
  "rope",
  "feather",
  "moon",
  "mushroom",
  "blanket",
  "boat",
  "compass",
  "gear",
  "ladder",
  "bucket",
  "broom",
  "spade",
  "teapot",
  "cup",
  "bread",
  "carrot",
  "cheese",
  "pumpkin",
  "egg",
  "nest",
  "boots",
  "glove",
  "mirror",
  "clock",
  "telescope",
  "magnifier",
  "hammer",
  "wheel",
  "plane",
  "rocket",
  "puzzle",
  "brush",
  "flute",
  "guitar",
  "candle",
  "coin",
  "treasure",
  "flag",
  "snowball",
  "leaf",
  "stone",
  "honey",
  "pencil",
  "cookie",
  "strawberry",
  "medal",
] as const;
export const Thing = z.enum([...THINGS, ...FURTHER_THINGS]);
export type Thing = z.infer<typeof Thing>;

/** From where a set is seen: it, or its mirror image, and to which side of that the camera has moved. */
export const Camera = z.object({ mirrored: z.boolean(), side: z.enum(["left", "right"]) });
export type Camera = z.infer<typeof Camera>;

/** The views of one set, in an order in which no two that follow one another look alike. */
export const CAMERAS: readonly [Camera, ...Camera[]] = [
  { mirrored: false, side: "left" },
  { mirrored: true, side: "right" },
  { mirrored: false, side: "right" },
  { mirrored: true, side: "left" },
];

/** What the views are called, in the order of `CAMERAS`: from across is the mirror image. */
export const CAMERA_NAMES = ["left", "across-right", "right", "across-left"] as const;
export type CameraName = (typeof CAMERA_NAMES)[number];

export const cameraCalled = (name: CameraName): Camera => CAMERAS[CAMERA_NAMES.indexOf(name)] ?? CAMERAS[0];

export const nameOfCamera = ({ mirrored, side }: Camera): CameraName => (mirrored ? `across-${side}` : side);

/** The camera so many views after another one. */
export function cameraAfter(camera: Camera | undefined, steps: number): Camera {
  const from = CAMERAS.findIndex((each) => each.mirrored === camera?.mirrored && each.side === camera.side);
  return CAMERAS[(from + steps) % CAMERAS.length] ?? CAMERAS[0];
}

/** One figure on a page: who, doing what, in which mood. */
export const FigurePlan = z.object({
  /** A cast card's id. */
  who: z.string(),
  pose: Pose,
  mood: Mood,
  /** Where the eyes go: a cast card's id, a thing's name, or the reader. Absent: into the page. */
  looksAt: z.optional(z.string()),
  holds: z.optional(Thing),
  /** The colour of what it holds, where a wish gave one. */
  holdsColour: z.optional(Colour),
  facing: z.optional(z.enum(["left", "right"])),
});
export type FigurePlan = z.infer<typeof FigurePlan>;

/**
 * What a page shows (S10.6): the one source of its words, its picture and its alternative text. Figures are named in
 * reading order, left to right, the first the page's own.
 */
export const PagePlan = z.object({
  place: z.object({
    environment: Environment,
    /** The set within the environment, 0-based; the illustrator takes it modulo the sets it has. */
    set: z.number(),
    /** A room within the environment, in place of the set: where stories sleep, cook, build, hide and sail. */
    indoors: z.optional(Room),
  }),
  hour: Hour,
  weather: Weather,
  shot: Shot,
  figures: z.array(FigurePlan),
  /** A colour only where a wish gave one: each thing has its own. */
  things: z.array(z.object({ thing: Thing, where: z.enum(["ground", "sky"]), colour: z.optional(Colour) })),
  /** Where the words go on paper: the calm zone that the picture keeps free. */
  textAt: z.enum(["top", "bottom"]),
  /** Absent: the seed chooses. */
  camera: z.optional(Camera),
  /** On a wide page: the world is huge and the hero tiny, once a book at most. */
  dwarfed: z.optional(z.boolean()),
});
export type PagePlan = z.infer<typeof PagePlan>;

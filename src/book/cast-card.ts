import * as z from "zod/mini";
import { CharacterType } from "#book/choices.ts";

/**
 * The kinds of figure that the illustrator draws. A kind the parent named that has no drawing of its own ("badger") keeps
 * its word in the text (`CastCard.called`) and is drawn as the nearest of these.
 */
export const FIGURE_KINDS = [
  "hedgehog",
  "fox",
  "bear",
  "rabbit",
  "mouse",
  "owl",
  "cat",
  "robot",
  "dragon",
  "unicorn",
  "hero",
  "child",
  "grown-up",
  "teddy",
  "tin-soldier",
  "fairy",
  "wizard",
  "mermaid",
  "dog",
  "wolf",
  "squirrel",
  "badger",
  "raccoon",
  "panda",
  "monkey",
  "lion",
  "pig",
  "cow",
  "sheep",
  "elephant",
  "giraffe",
  "deer",
  "horse",
  "frog",
  "turtle",
  "duck",
  "chicken",
  "bird",
  "penguin",
  "griffin",
  "phoenix",
  "fish",
  "whale",
  "octopus",
  "seahorse",
  "ghost",
  "snowman",
  "witch",
  "gnome",
  "knight",
  "pirate",
  "astronaut",
  "doll",
  "android",
  "drone",
  "train",
  "car",
  "rocket",
  "bee",
  "butterfly",
  "ladybird",
  "monster",
  "alien",
  "dinosaur",
] as const;
/** What is drawn for a thing that is somebody ("a teapot who …"): the thing that `CastCard.called` names, with a face and limbs. */
export const LIVING_THING = "living-thing";
export const FigureKind = z.enum([...FIGURE_KINDS, LIVING_THING]);
export type FigureKind = z.infer<typeof FigureKind>;

export const GARMENTS = [
  "scarf",
  "hat",
  "bow",
  "cape",
  "vest",
  "dress",
  "coat",
  "glasses",
  "crown",
  "satchel",
  "collar",
  "none",
] as const;
export const Garment = z.enum(GARMENTS);
export type Garment = z.infer<typeof Garment>;

export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "grey",
  "gold",
  "silver",
] as const;
export const Colour = z.enum(COLOURS);
export type Colour = z.infer<typeof Colour>;

/** Grammatical and social sex: what a text says of a figure (he, she, it). */
export const Sex = z.enum(["female", "male", "neuter"]);
export type Sex = z.infer<typeof Sex>;

/**
 * What makes a figure the same on every page (S10.7): silhouette, colours and one signature garment. Fixed when the story
 * is planned; the text, the pictures and the alternative texts all read it.
 */
export const CastCard = z.object({
  /** Stable within the story: "hero", "helper", "friend-2". */
  id: z.string(),
  /** What it is called in the text; empty when it is only ever called by its kind ("the owl"). */
  name: z.string(),
  /** The figure that is drawn. */
  kind: FigureKind,
  /** The lexicon's concept for its kind ("hedgehog", "badger"); the text names it by this. */
  called: z.string(),
  characterType: CharacterType,
  sex: Sex,
  age: z.enum(["child", "grown", "old"]),
  /** Height against a child figure, 1 being a child's. */
  size: z.number(),
  /** Fur, scales, metal or clothes: the biggest surface. Absent: the kind's own colour. */
  colour: z.optional(Colour),
  hair: z.optional(z.enum(["blond", "brown", "black", "red", "grey", "none"])),
  skin: z.optional(z.enum(["light", "tan", "brown", "dark"])),
  garment: z.object({ kind: Garment, colour: Colour }),
  /** It goes about in a wheelchair, on every page. */
  wheelchair: z.optional(z.boolean()),
  /** The parent's own words about looks, for authors and painters that read words. */
  looks: z.string(),
});
export type CastCard = z.infer<typeof CastCard>;

import type { Colour, Garment, Sex } from "#book/cast-card.ts";
import type { Environment } from "#book/choices.ts";
import type { FigurePlan, Hour, Mood, Pose, Room, Shot, Thing, Weather } from "#book/page-plan.ts";

export const HAIR_COLOURS = ["blond", "brown", "black", "red", "grey"] as const;
export type HairColour = (typeof HAIR_COLOURS)[number];

/** One change of a picture that somebody asks for. `who` is a cast card's id, or a guest's that came before. */
export type PictureWish =
  | { readonly kind: "hour"; readonly hour: Hour }
  | { readonly kind: "weather"; readonly weather: Weather }
  /** Without a set: any other view of the environment, if it is there already. */
  | { readonly kind: "place"; readonly environment: Environment; readonly set?: number }
  /** A room of the picture's environment; without one: out of it. */
  | { readonly kind: "room"; readonly room?: Room }
  | { readonly kind: "shot"; readonly shot: Shot }
  | { readonly kind: "pose"; readonly who: string; readonly pose: Pose }
  | { readonly kind: "mood"; readonly who: string; readonly mood: Mood }
  /** `at` is a card's id, a thing, or "reader". */
  | { readonly kind: "looks-at"; readonly who: string; readonly at: string }
  | { readonly kind: "facing"; readonly who: string; readonly facing: NonNullable<FigurePlan["facing"]> }
  /** Moves somebody to the end of the row of figures. */
  | { readonly kind: "side"; readonly who: string; readonly side: NonNullable<FigurePlan["facing"]> }
  | { readonly kind: "holds"; readonly who: string; readonly thing: Thing; readonly colour?: Colour }
  | {
      readonly kind: "add-thing";
      readonly thing: Thing;
      readonly where: "ground" | "sky";
      readonly count: number;
      readonly colour?: Colour;
    }
  /** Of what is there already. */
  | { readonly kind: "thing-colour"; readonly thing: Thing; readonly colour: Colour }
  | { readonly kind: "remove-thing"; readonly thing: Thing }
  | { readonly kind: "show-figure"; readonly who: string }
  /** Somebody who is not in the cast: `concept` is a figure of the lexicon. */
  | { readonly kind: "add-guest"; readonly who: string; readonly concept: string; readonly sex?: Sex }
  | { readonly kind: "remove-figure"; readonly who: string }
  | { readonly kind: "colour"; readonly who: string; readonly colour: Colour }
  | { readonly kind: "garment"; readonly who: string; readonly garment?: Garment; readonly colour?: Colour }
  | { readonly kind: "hair"; readonly who: string; readonly hair: HairColour };

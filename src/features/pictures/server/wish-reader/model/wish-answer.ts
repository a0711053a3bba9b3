import * as z from "zod/mini";
import { COLOURS } from "#book/cast-card.ts";

/** What a wish is about, as it travels from a model; `read-wish.ts` makes the product's own terms of it. */
export const WISH_KINDS = [
  "hour",
  "weather",
  "place",
  "room",
  "shot",
  "pose",
  "mood",
  "looks-at",
  "facing",
  "side",
  "holds",
  "add-thing",
  "thing-colour",
  "remove-thing",
  "show-figure",
  "add-guest",
  "remove-figure",
  "colour",
  "garment",
  "hair",
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

// Nothing optional and no lengths, which providers' strict modes refuse; values are checked when the answer is read.
const Answer = z.object({
  wishes: z.array(
    z.object({
      kind: z.enum(WISH_KINDS),
      who: z.nullable(z.string()),
      value: z.nullable(z.string()),
      where: z.nullable(z.enum(["ground", "sky"])),
      count: z.nullable(z.number()),
      colour: z.nullable(z.enum(COLOURS)),
      words: z.string(),
    }),
  ),
  notUnderstood: z.array(z.string()),
});

const { $schema: _, ...SCHEMA } = z.toJSONSchema(Answer);

export const WISHES_ANSWER = { name: "picture_wishes", schema: SCHEMA } as const;

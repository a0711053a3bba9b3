import * as z from "zod/mini";
import { CastCard } from "#book/cast-card.ts";
import { CharacterType, Environment } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { Contract } from "#contract/endpoint.ts";
import { LIMITS } from "#contract/limits.ts";

/** A card that comes from outside: its words and its size within bounds. */
const GivenCard = z.extend(CastCard, {
  id: z.string().check(z.maxLength(40)),
  name: z.string().check(z.trim(), z.maxLength(LIMITS.characterName.max)),
  called: z.string().check(z.maxLength(40)),
  size: z.number().check(z.minimum(0.3), z.maximum(2)),
  looks: z.string().check(z.trim(), z.maxLength(LIMITS.characterDescription.max)),
});

const CharacterInForm = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.characterName.max)), ""),
  description: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.characterDescription.max)), ""),
});

/** Somebody as the form has them, and what else of the form they go by; or a card that is ready. */
export const CastCardRequest = z.extend(CharacterInForm, {
  card: z.optional(GivenCard),
  /** The form's other characters, in order, whom nobody may look like, and how many of them come before this one. */
  others: z._default(z.array(CharacterInForm).check(z.maxLength(LIMITS.characters.max - 1)), []),
  at: z._default(z.int().check(z.minimum(0), z.maximum(LIMITS.characters.max - 1)), 0),
  story: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.idea.max)), ""),
  language: z._default(z.enum(LANGUAGES), "en"),
  characterType: z._default(CharacterType, "Animals"),
  environment: z._default(Environment, "EnchantedForest"),
});
export type CastCardRequest = z.infer<typeof CastCardRequest>;

export const picturesContract = {
  "POST /pictures/cast-card": {
    summary: "A small picture of a character as described, and the card that it was drawn by",
    access: "user",
    body: CastCardRequest,
    answer: z.object({ card: CastCard, image: z.string() }),
  },
} as const satisfies Contract;

import * as z from "zod/mini";
import type { CastCard } from "#book/cast-card.ts";
import type { PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { DATA_RULE, sayData } from "#features/safety/say-data.ts";
import type { SeenPicture } from "#features/pictures/server/tables.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Models } from "#server/models/open-models.ts";
import { castIn } from "./say-picture.ts";

/** Looks at a painted picture; undefined where whoever looks cannot just now. */
export type CheckPicture = (
  bytes: Uint8Array,
  order: PictureOrder,
  signal: AbortSignal,
) => Promise<SeenPicture | undefined>;

const Seen = z.object({
  /** Ids of those of the list who are in it. */
  who: z.array(z.string()),
  /** Figures in all, those of the list and any others. */
  figures: z.number(),
  doing: z.boolean(),
  mood: z.boolean(),
  place: z.boolean(),
  letters: z.boolean(),
  unfit: z.boolean(),
});
type Seen = z.infer<typeof Seen>;

const { $schema: _, ...SCHEMA } = z.toJSONSchema(Seen);

const INSTRUCTIONS = [
  "You look at an illustration of a children's book and say what is in it, strictly and without guessing.",
  "who: the ids of the listed figures that are clearly there with the listed looks.",
  "figures: how many figures there are in all.",
  "doing, mood, place: whether they are as listed.",
  "letters: any letters, numbers or signs of writing.",
  "unfit: anything that no child of three should see.",
  DATA_RULE,
].join(" ");

/** What each fault takes away; a picture is as good as what is left of 1. */
const COSTS = { someone: 0.4, number: 0.3, doing: 0.15, mood: 0.1, place: 0.15, letters: 0.4 } as const;

/** A check by a model that sees (S11.2). */
export function createCheck(models: Models, model: ModelId): CheckPicture {
  return async (bytes, order, signal) => {
    const { plan } = order;
    const cast = castIn(plan, order.cast);
    const listed = plan.figures.map(({ who, pose, mood, holds }) => ({ ...looksOf(cast, who), pose, mood, holds }));
    const { place, hour, weather } = plan;
    const question = {
      step: "vision" as const,
      storyId: order.storyId,
      model,
      instructions: INSTRUCTIONS,
      prompt: sayData("asked-for", { figures: listed, place, hour, weather }),
      pictures: [bytes],
      answer: { name: "seen_picture", schema: SCHEMA },
      mostTokens: 400,
      timeoutMs: 30_000,
    };
    try {
      const seen = z.safeParse(Seen, await models.ask(question, signal));
      return seen.success ? judge(seen.data, cast) : undefined;
    } catch (error) {
      if (error instanceof ModelFailure) return undefined;
      throw error;
    }
  };
}

function looksOf(cast: readonly CastCard[], who: string) {
  const card = cast.find(({ id }) => id === who);
  return card && { id: card.id, kind: card.kind, colour: card.colour, garment: card.garment };
}

function judge(seen: Seen, cast: readonly CastCard[]): SeenPicture {
  if (seen.unfit) return { score: 0, faults: ["unfit"] };
  const missing = cast.filter(({ id }) => !seen.who.includes(id));
  const faults: [keyof typeof COSTS, string][] = [
    ...missing.map(({ id }): [keyof typeof COSTS, string] => ["someone", `${id} is missing`]),
    ...(seen.figures === cast.length ? [] : [["number", `${seen.figures} figures for ${cast.length}`] as const]),
    ...(seen.doing ? [] : [["doing", "does something else"] as const]),
    ...(seen.mood ? [] : [["mood", "another mood"] as const]),
    ...(seen.place ? [] : [["place", "another place"] as const]),
    ...(seen.letters ? [["letters", "letters"] as const] : []),
  ].map(([cost, words]) => [cost, words]);
  const lost = faults.reduce((sum, [cost]) => sum + COSTS[cost], 0);
  // Above what is unfit, however much is wrong.
  return { score: Math.max(0.05, Math.round(100 * (1 - lost)) / 100), faults: faults.map(([, words]) => words) };
}

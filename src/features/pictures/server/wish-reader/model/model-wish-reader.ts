import { COLOURS, GARMENTS } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { HOURS, MOODS, POSES, ROOMS, SHOTS, Thing, WEATHERS } from "#book/page-plan.ts";
import type { Motif } from "#features/pictures/server/change-motif.ts";
import type { SaidOfPicture, WishReader } from "#features/pictures/server/wish-reader/wish-reader.ts";
import { DATA_RULE, sayData } from "#features/safety/say-data.ts";
import type { ReadInstructions, SaidWish } from "#lexicon/read-instructions.ts";
import { HAIR_COLOURS } from "#lexicon/read-instructions/wish.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Models } from "#server/models/open-models.ts";
import { readValues } from "#server/models/read-values.ts";
import { readWish } from "./read-wish.ts";
import { WISHES_ANSWER } from "./wish-answer.ts";

/** A parent waits: after that long the built-in reader's reading stands. */
const READING_MS = 7_000;
/** More would crowd a picture. */
const MOST_FIGURES = 5;
const MOST_WISHES = 12;

const list = (values: readonly string[]) => values.join(", ");

const INSTRUCTIONS = [
  "You read what a parent wants changed in a picture of a children's book, in any language, into a list of changes in the order in which they are to be done. Only what is asked for is changed.",
  `Kinds and their values: hour (${list(HOURS)}); weather (${list(WEATHERS)}); place (${list(ENVIRONMENTS)}); room (${list(ROOMS)}, or outside); shot (${list(SHOTS)}); pose (${list(POSES)}); mood (${list(MOODS)}); looks-at (an id, a thing, or reader); facing and side (left, right, as they are seen); holds, add-thing, thing-colour, remove-thing (a thing); show-figure and remove-figure (nobody but the ids of the scene); add-guest (an animal or a person who is not of the scene, as one English word in lower case); colour (of a figure's fur or body); garment (${list(GARMENTS)}; none takes it off); hair (${list(HAIR_COLOURS)}).`,
  `"who" is an id of the scene. "colour" is one of ${list(COLOURS)}, for holds, add-thing, thing-colour, colour and garment. "where" and "count" are for add-thing. What does not apply is null.`,
  `Things are only these: ${list(Thing.options)}.`,
  'In "words" stand the words that each change was said with, and in "notUnderstood" those that ask for what no kind can say, both exactly as they were typed. Never put another wish in the place of one that no kind can say.',
  DATA_RULE,
].join("\n\n");

/** A language model that reads wishes; where it cannot, `next` does. */
export function createModelWishReader(models: Models, model: ModelId, next: WishReader): WishReader {
  return {
    async read(said, signal) {
      const { instructions, motif, likely, storyId } = said;
      if (instructions.trim() === "") return next.read(said, signal);
      const question = {
        step: "instructions" as const,
        storyId,
        model,
        instructions: INSTRUCTIONS,
        prompt: [sayData("wish", { wish: instructions, languages: likely }), sayData("scene", sceneOf(motif))].join(
          "\n\n",
        ),
        answer: WISHES_ANSWER,
        mostTokens: 1_200,
        timeoutMs: READING_MS,
      };
      // All tries together have the time of one.
      const within = AbortSignal.any([signal, AbortSignal.timeout(READING_MS)]);
      try {
        return readAnswer(await models.ask(question, within), said) ?? (await next.read(said, signal));
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailure || within.aborted)) throw error;
        return next.read(said, signal);
      }
    },
  };
}

/** What the model may speak of; names were typed by a parent, and are data. */
function sceneOf({ plan, cast }: Motif) {
  const { place, hour, weather, shot, figures, things } = plan;
  const who = cast.map(({ id, name, called, sex, age, colour, garment }) => ({
    id,
    name,
    called,
    sex,
    age,
    colour,
    garment,
    isInThePicture: figures.some((figure) => figure.who === id),
  }));
  return { place, hour, weather, shot, figures, things: things.map(({ thing }) => thing), who };
}

/**
 * A model's answer in the product's own terms; undefined where nothing can be made of it. Nothing that it says is shown: only
 * what the person typed is given back to them.
 */
function readAnswer(answer: unknown, { instructions, motif }: SaidOfPicture): ReadInstructions | undefined {
  const values = readValues(answer);
  const typed = (text: string | undefined) => (text !== undefined && instructions.includes(text) ? text : undefined);
  const wishes: SaidWish[] = [];
  const notUnderstood = values.texts("notUnderstood").flatMap((text) => typed(text) ?? []);
  const { cast } = motif;
  let shown = motif.plan.figures.length;
  for (const each of values.list("wishes").slice(0, MOST_WISHES)) {
    const words = typed(each.text("words")) ?? instructions;
    const guest = `guest-${cast.filter(({ id }) => id.startsWith("guest-")).length + guestsIn(wishes) + 1}`;
    const wish = readWish(each, motif, guest);
    const isMore = wish?.kind === "add-guest" || wish?.kind === "show-figure";
    if (!wish || (isMore && shown >= MOST_FIGURES)) {
      notUnderstood.push(words);
      continue;
    }
    if (isMore) shown += 1;
    if (wish.kind === "remove-figure") shown -= 1;
    wishes.push({ ...wish, words });
  }
  if (wishes.length === 0 && notUnderstood.length === 0) return undefined;
  return { wishes, notUnderstood: [...new Set(notUnderstood)] };
}

const guestsIn = (wishes: readonly SaidWish[]) => wishes.filter(({ kind }) => kind === "add-guest").length;

import { COLOURS, GARMENTS } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { HOURS, MOODS, POSES, ROOMS, SHOTS, Thing, WEATHERS } from "#book/page-plan.ts";
import type { Motif } from "#features/pictures/server/change-motif.ts";
import { conceptsOfKind } from "#lexicon/find-concept.ts";
import type { PictureWish } from "#lexicon/read-instructions.ts";
import { HAIR_COLOURS } from "#lexicon/read-instructions/wish.ts";
import type { Values } from "#server/models/read-values.ts";
import { WISH_KINDS } from "./wish-answer.ts";

/** As many of one thing as a picture has room for. */
const MOST_ALIKE = 6;
const SIDES = ["left", "right"] as const;
const FIGURES = conceptsOfKind("figure").map(({ id }) => id);

/** A wish in the product's own terms; undefined where it asks for what the product does not know, or of nobody who is there. */
export function readWish(values: Values, { plan, cast }: Motif, guest: string): PictureWish | undefined {
  const kind = values.choice("kind", WISH_KINDS);
  const who = cast.find(({ id, name }) => [id, name].some((called) => isSame(called, values.text("who"))))?.id;
  const colour = values.choice("colour", COLOURS);
  const thing = values.choice("value", Thing.options);
  const side = values.choice("value", SIDES);
  const isThere = who !== undefined && plan.figures.some((figure) => figure.who === who);
  switch (kind) {
    case "hour":
      return given(values.choice("value", HOURS), (hour) => ({ kind, hour }));
    case "weather":
      return given(values.choice("value", WEATHERS), (weather) => ({ kind, weather }));
    case "place":
      return given(values.choice("value", ENVIRONMENTS), (environment) => ({ kind, environment }));
    case "room":
      if (isSame("outside", values.text("value"))) return { kind };
      return given(values.choice("value", ROOMS), (room) => ({ kind, room }));
    case "shot":
      return given(values.choice("value", SHOTS), (shot) => ({ kind, shot }));
    case "pose":
      return given(values.choice("value", POSES), (pose) => who && { kind, who, pose });
    case "mood":
      return given(values.choice("value", MOODS), (mood) => who && { kind, who, mood });
    case "looks-at": {
      const aims = ["reader", ...cast.map(({ id }) => id), ...Thing.options];
      return given(values.choice("value", aims), (at) => who && at !== who && { kind, who, at });
    }
    case "facing":
      return given(side, (facing) => who && { kind, who, facing });
    case "side":
      return given(side, (at) => who && { kind, who, side: at });
    case "holds":
      return given(thing, (held) => who && { kind, who, thing: held, ...(colour && { colour }) });
    case "add-thing":
      return given(thing, (added) => ({
        kind,
        thing: added,
        where: values.choice("where", ["ground", "sky"]) ?? "ground",
        count: Math.min(MOST_ALIKE, Math.max(1, Math.round(values.number("count") ?? 1))),
        ...(colour && { colour }),
      }));
    case "thing-colour":
      return given(thing, (known) => colour && { kind, thing: known, colour });
    case "remove-thing":
      return given(thing, (gone) => ({ kind, thing: gone }));
    case "show-figure":
      return given(who, (shown) => !isThere && { kind, who: shown });
    case "remove-figure":
      return given(who, (gone) => isThere && { kind, who: gone });
    case "add-guest":
      return given(values.choice("value", FIGURES), (concept) => ({ kind, who: guest, concept }));
    case "colour":
      return given(who, (painted) => colour && { kind, who: painted, colour });
    case "hair":
      return given(values.choice("value", HAIR_COLOURS), (hair) => who && { kind, who, hair });
    case "garment": {
      const garment = values.choice("value", GARMENTS);
      const isSaid = garment !== undefined || colour !== undefined;
      return given(
        who,
        (worn) => isSaid && { kind, who: worn, ...(garment && { garment }), ...(colour && { colour }) },
      );
    }
    case undefined:
      return undefined;
  }
}

function given<T>(
  value: T | undefined,
  wish: (value: T) => PictureWish | "" | false | undefined,
): PictureWish | undefined {
  return (value !== undefined && wish(value)) || undefined;
}

const isSame = (called: string, said: string | undefined) =>
  called !== "" && called.toLowerCase() === said?.toLowerCase();

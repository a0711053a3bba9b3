import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { createCheck } from "#features/pictures/server/painter/model/check-picture.ts";
import { keepBytes } from "#features/pictures/server/painter/model/keep-bytes.ts";
import { createModelPainter, type ModeratePicture } from "#features/pictures/server/painter/model/model-painter.ts";
import type { Painter } from "#features/pictures/server/painter/painter.ts";
import { builtInWishReader } from "#features/pictures/server/wish-reader/built-in-wish-reader.ts";
import { createModelWishReader } from "#features/pictures/server/wish-reader/model/model-wish-reader.ts";
import type { WishReader } from "#features/pictures/server/wish-reader/wish-reader.ts";
import type { FlagTexts } from "#server/models/flag-texts.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { createModelWriter } from "#features/stories/server/writer/model/model-writer.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { ModelsConfiguration } from "#server/configuration/read-models.ts";
import type { Models } from "#server/models/open-models.ts";
import { mediaTypeOf } from "#server/raster/media-type-of.ts";
import type { Storage } from "#server/storage/storage.ts";

/** The first of the configured writers, each with the next behind it. */
export function chooseWriter({ text }: ModelsConfiguration, models: Models, flag: FlagTexts | undefined): Writer {
  const writer = text.reduceRight<Writer | undefined>(
    (next, player) =>
      player === "built-in" ? builtInWriter : createModelWriter({ models, model: player, flag }, next),
    undefined,
  );
  return writer ?? builtInWriter;
}

/** The first of the configured painters, each with the next behind it. */
export function choosePainter(configuration: ModelsConfiguration, models: Models, storage: Storage): Painter {
  const { image, vision } = configuration;
  const paintKept = keepBytes(models, storage);
  const check = vision && createCheck(models, vision);
  const isUnfit = moderatePictures(configuration, models);
  const painter = image.reduceRight<Painter | undefined>(
    (next, player) =>
      player === "built-in"
        ? builtInPainter
        : createModelPainter({ paintKept, model: player, next, check, isUnfit, hands: handsFor(configuration) }),
    undefined,
  );
  return painter ?? builtInPainter;
}

/** Twice the calls that may be under way: while one picture is made smaller and kept, the next is being painted. */
const handsFor = ({ inFlight }: ModelsConfiguration): number => inFlight * 2;

/** Who reads what a person wishes of a picture: the first language model, and behind it what the product carries. */
export function chooseWishReader({ text }: ModelsConfiguration, models: Models): WishReader {
  const [first] = text;
  if (first === undefined || first === "built-in") return builtInWishReader;
  return createModelWishReader(models, first, builtInWishReader);
}

function moderatePictures({ moderation }: ModelsConfiguration, models: Models): ModeratePicture | undefined {
  if (!moderation) return undefined;
  return async (bytes, { storyId }, signal) => {
    const picture = { bytes, type: mediaTypeOf(bytes) };
    const { flagged } = await models.moderate({ storyId, model: moderation, texts: [], picture }, signal);
    return flagged.includes(true);
  };
}

/** Whoever reads texts after the product's own rules. */
export function chooseModeration({ moderation }: ModelsConfiguration, models: Models): FlagTexts | undefined {
  if (!moderation) return undefined;
  return async (texts, signal, storyId) =>
    (await models.moderate({ storyId, model: moderation, texts }, signal)).flagged;
}

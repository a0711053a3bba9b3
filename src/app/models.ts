import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { createModelWriter } from "#features/stories/server/writer/model/model-writer.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { ModelsConfiguration } from "#server/configuration/read-models.ts";
import type { Models } from "#server/models/open-models.ts";

/** The first of the configured writers, each with the next behind it. */
export function chooseWriter({ text }: ModelsConfiguration, models: Models): Writer {
  const writer = text.reduceRight<Writer | undefined>(
    (next, player) => (player === "built-in" ? builtInWriter : createModelWriter(models, player, next)),
    undefined,
  );
  return writer ?? builtInWriter;
}

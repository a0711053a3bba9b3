import type { FlagTexts } from "#server/models/flag-texts.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import type { Models } from "#server/models/open-models.ts";

/** Who asks which model for whose book. */
export interface Asker {
  readonly models: Models;
  readonly model: ModelId;
  readonly storyId: string | undefined;
  /** Reads what was written after the product's own rules; absent where those read alone. */
  readonly flag: FlagTexts | undefined;
}

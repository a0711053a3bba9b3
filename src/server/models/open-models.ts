import type { ModelsConfiguration } from "../configuration/read-models.ts";
import type { Database } from "../database/database.ts";
import { askModel, type ModelQuestion } from "./ask-model.ts";
import type { ModelDesk } from "./call-model.ts";
import { moderateWithModel, type ModerationQuestion, type ModerationVerdict } from "./moderate-with-model.ts";
import { paintWithModel, type PictureQuestion } from "./paint-with-model.ts";
import { openSdk } from "./sdk.ts";
import { createSlots } from "./slots.ts";

/** The configured models. Every call is bounded in time, counted in the ledger and stops at the budget; it throws `ModelFailure`. */
export interface Models {
  ask(question: ModelQuestion, signal: AbortSignal): Promise<unknown>;
  paint(question: PictureQuestion, signal: AbortSignal): Promise<Uint8Array>;
  moderate(question: ModerationQuestion, signal: AbortSignal): Promise<ModerationVerdict>;
}

export interface ModelsOptions {
  /** How long a second try waits after a provider that was down. */
  readonly patienceMs?: number;
  /** No call takes longer, whatever it is for. */
  readonly longestMs?: number;
}

const PATIENCE_MS = 1_000;

export function openModels(
  configuration: ModelsConfiguration,
  database: Database,
  { patienceMs = PATIENCE_MS, longestMs = Number.MAX_SAFE_INTEGER }: ModelsOptions = {},
): Models {
  const slots = createSlots(database, configuration.inFlight);
  const desk: ModelDesk = { configuration, database, slots, patienceMs, longestMs };
  const sdk = openSdk(configuration);
  return {
    ask: (question, signal) => askModel(desk, sdk, question, signal),
    paint: (question, signal) => paintWithModel(desk, sdk, question, signal),
    moderate: (question, signal) => moderateWithModel(desk, question, signal),
  };
}

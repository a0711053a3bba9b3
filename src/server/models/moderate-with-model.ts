import type { ModelId } from "../configuration/read-models.ts";
import { type Answered, callModel, type ModelDesk } from "./call-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { NOTHING_USED } from "./prices.ts";
import { readErrorAnswer } from "./read-failure.ts";

/** Texts and a picture that a moderation model is to read. */
export interface ModerationQuestion {
  readonly storyId: string | undefined;
  readonly model: ModelId;
  readonly texts: readonly string[];
  /** With its media type: `image/png`. */
  readonly picture?: { readonly bytes: Uint8Array; readonly type: string };
}

export interface ModerationVerdict {
  /** For each text, in their order, and last for the picture. */
  readonly flagged: readonly boolean[];
}

const TIMEOUT_MS = 10_000;

/** Asks `POST /moderations` as OpenAI documents it (developers.openai.com/docs/guides/moderation). Throws `ModelFailure`. */
export async function moderateWithModel(
  desk: ModelDesk,
  question: ModerationQuestion,
  signal: AbortSignal,
): Promise<ModerationVerdict> {
  const { model, storyId, texts, picture } = question;
  const call = { step: "moderation" as const, storyId, model, atMost: NOTHING_USED, timeoutMs: TIMEOUT_MS };
  const read =
    texts.length === 0
      ? []
      : await callModel(desk, call, (within) => postModeration(desk, model, texts, within), signal);
  if (!picture) return { flagged: read };
  const url = `data:${picture.type};base64,${Buffer.from(picture.bytes).toString("base64")}`;
  const input = [{ type: "image_url", image_url: { url } }];
  const seen = await callModel(desk, call, (within) => postModeration(desk, model, input, within), signal);
  return { flagged: [...read, ...seen] };
}

/** One call, neither counted nor written down. Throws `ModelFailure`. */
export async function postModeration(
  { configuration }: Pick<ModelDesk, "configuration">,
  { provider, model }: ModelId,
  input: unknown,
  signal: AbortSignal,
): Promise<Answered<readonly boolean[]>> {
  const access = configuration.providers[provider];
  const response = await fetch(`${access?.url}/moderations`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access?.key.reveal()}` },
    body: JSON.stringify({ model, input }),
    redirect: "error",
    signal,
  });
  const body = await response.text();
  if (!response.ok) {
    throw readErrorAnswer({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }
  return { usage: NOTHING_USED, ...readFlags(body) };
}

function readFlags(body: string): { value: readonly boolean[] } | { failure: ModelFailure } {
  try {
    const { results } = JSON.parse(body) as { results: readonly { readonly flagged: boolean }[] };
    return { value: results.map(({ flagged }) => flagged === true) };
  } catch {
    return { failure: new ModelFailure("bad-output", "answered what cannot be read") };
  }
}

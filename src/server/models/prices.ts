import type { ModelId } from "../configuration/read-models.ts";

/** What a call used. */
export interface Usage {
  readonly tokensIn: number;
  /** Of these, read from the provider's cache. */
  readonly tokensCached: number;
  readonly tokensOut: number;
  /** Of these, thought and not shown. */
  readonly tokensReasoning: number;
  readonly pictures: number;
  /** Pictures that were sent along. */
  readonly references: number;
}

export const NOTHING_USED: Usage = {
  tokensIn: 0,
  tokensCached: 0,
  tokensOut: 0,
  tokensReasoning: 0,
  pictures: 0,
  references: 0,
};

/** US dollars: for a million tokens, and for each picture made or sent along. */
interface Price {
  readonly in: number;
  readonly cached: number;
  readonly out: number;
  readonly picture: number;
  readonly reference: number;
}

/** The day on which the table was last compared with the providers' pages. */
export const PRICES_OF = "2026-11-28";

const text = (input: number, out: number): Price => ({ in: input, cached: input / 10, out, picture: 0, reference: 0 });
const image = (picture: number, reference: number): Price => ({ in: 0, cached: 0, out: 0, picture, reference });

/** By the longest beginning of `provider:model` that fits. Pictures: about 1 024 × 1 280, medium quality. */
const PRICES: Readonly<Record<string, Price>> = {
  "openai:gpt-6-luna": text(0.1, 0.5),
  "openai:gpt-6.1-terra": text(1, 5),
  "openai:gpt-6.2-sol": text(2, 10),
  "openai:gpt-6.2-astra": text(8, 40),
  "anthropic:claude-opus-5.5": text(4, 20),
  "openai:gpt-image-1.5": image(0.043, 0.024),
  "openai:gpt-image-2": image(0.09, 0.024),
  "google:gemini-nano-banana-2.1": image(0.0336, 0.002),
  // By begun megapixels, of the picture and of each that goes along: two of each (docs.bfl.ai, pricing).
  "bfl:flux-2-klein-4b": image(0.015, 0.002),
  "bfl:flux-2-klein-9b": image(0.017, 0.004),
  "bfl:flux-2-pro": image(0.045, 0.03),
  "bfl:flux-2-flex": image(0.1, 0.1),
  "bfl:flux-2-max": image(0.1, 0.06),
  "bfl:flux-kontext-pro": image(0.04, 0),
  "bfl:flux-kontext-max": image(0.08, 0),
  "fal:fal-ai/flux-2-pro": image(0.045, 0.03),
  "replicate:black-forest-labs/flux-2-pro": image(0.045, 0.03),
  "openai:omni-moderation": text(0, 0),
  /** A server of one's own. */
  "compatible:": text(0, 0),
};

/** What nothing is known of costs as much as the dearest known, so that a cap holds. */
const DEAREST: Price = {
  in: Math.max(...Object.values(PRICES).map((price) => price.in)),
  cached: Math.max(...Object.values(PRICES).map((price) => price.cached)),
  out: Math.max(...Object.values(PRICES).map((price) => price.out)),
  picture: Math.max(...Object.values(PRICES).map((price) => price.picture)),
  reference: Math.max(...Object.values(PRICES).map((price) => price.reference)),
};

/** What a use of a model costs, in millionths of a US dollar. */
export function priceOf({ name }: ModelId, usage: Usage): number {
  const price = priceFor(name) ?? DEAREST;
  const perMillion =
    (usage.tokensIn - usage.tokensCached) * price.in + usage.tokensCached * price.cached + usage.tokensOut * price.out;
  // A dollar a million tokens is a millionth of a dollar a token.
  return Math.ceil(perMillion + 1_000_000 * (usage.pictures * price.picture + usage.references * price.reference));
}

export const isPriced = ({ name }: ModelId): boolean => priceFor(name) !== undefined;

function priceFor(name: string): Price | undefined {
  const [longest] = Object.keys(PRICES)
    .filter((beginning) => name.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : PRICES[longest];
}

import type { Ask, Reply } from "./exchange.ts";
import type { Grants } from "./grants.ts";

export interface ProviderTools {
  readonly grants: Grants;
  /** Origins whose addresses a browser may be sent back to. */
  readonly origins: readonly string[];
  readonly now: () => number;
  /** How long an access token lasts. */
  readonly tokenSeconds: number;
}

/** Answers a request below a provider's prefix; undefined for one that the provider does not know. */
export type Provider = (ask: Ask, tools: ProviderTools) => Reply | undefined;

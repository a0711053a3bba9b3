import type { Language } from "#book/languages.ts";
import { Fault } from "#contract/fault.ts";
import { redirectUriOf } from "#features/accounts/redirect-uri.ts";
import type { Database } from "#server/database/database.ts";
import type { IdentityProvider } from "./identity/identity-provider.ts";

/** What signing in needs. A provider that is absent is not offered (S1.1). */
export interface SignInTools {
  readonly database: Database;
  readonly identity: {
    readonly google?: IdentityProvider;
    readonly facebook?: IdentityProvider;
    readonly x?: IdentityProvider;
  };
  /** Origins that the product is reached by, the public one first. */
  readonly origins: readonly [string, ...string[]];
}

export interface Visitor {
  readonly language: Language;
  /** As `nameDevice` calls it. */
  readonly device: string;
}

/** The player, or `auth.login.refused` where it is not offered. */
export function offered(provider: IdentityProvider | undefined): IdentityProvider {
  if (!provider) throw new Fault("auth.login.refused", { detail: "this provider is not configured" });
  return provider;
}

/** The redirect address of a code: as the browser named it if it is one of ours, else the public one. */
export function redirectUriFrom(tools: SignInTools, named: string | undefined): string {
  if (named === undefined) return redirectUriOf(tools.origins[0]);
  const ours = tools.origins.some((origin) => named === origin || named === redirectUriOf(origin));
  if (!ours) throw new Fault("auth.login.refused", { detail: "redirect address of another site" });
  return named;
}

/** What a browser brings as its bearer token, or `auth.login.refused`. */
export function brought(bearer: string | undefined): string {
  if (bearer === undefined) throw new Fault("auth.login.refused", { detail: "nothing from the provider was sent" });
  return bearer;
}

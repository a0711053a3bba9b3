/** Who a provider says that a person is. */
export interface Identity {
  /** `google`, `facebook`, `x`; `local:google` and so on for the local identity server's people. */
  readonly provider: string;
  /** The provider's own id of the person. */
  readonly subject: string;
  readonly name: string;
  /** Empty when the provider gives none. */
  readonly email: string;
  /** The provider has made sure that the e-mail is the person's. */
  readonly vouchesForEmail: boolean;
  /** An https address, or an http one on this machine; empty when there is none. */
  readonly picture: string;
}

/** What a browser brings back from a provider. */
export type Credential =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "code"; readonly code: string; readonly redirectUri: string; readonly codeVerifier?: string };

/**
 * Tells who a credential belongs to. Throws a `Fault`: `auth.login.refused` when the provider or our own checks say no,
 * `auth.provider.down` when no answer could be had, never one for the other.
 */
export interface IdentityProvider {
  identify(credential: Credential): Promise<Identity>;
}

/** Whose people a player identifies: the real provider's, or the local server's, which never meet (S1.12). */
export type People = "real" | "local";

/** What the labels of the local server's people begin with. */
export const LOCAL_PEOPLE = "local:";

export function providerLabel(name: "google" | "facebook" | "x", people: People): string {
  return people === "local" ? `${LOCAL_PEOPLE}${name}` : name;
}

/** The e-mail that a provider vouches for, as it is compared; empty when it vouches for none. */
export function vouchedEmailOf({ email, vouchesForEmail }: Pick<Identity, "email" | "vouchesForEmail">): string {
  return vouchesForEmail ? email.trim().toLowerCase() : "";
}

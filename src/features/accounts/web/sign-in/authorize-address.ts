import type { IdentitySettings } from "#contract/run-time-settings.ts";

interface Going {
  readonly state: string;
  /** Where the provider sends the browser back to. */
  readonly redirect: string;
}

/** Google's implicit flow (S7.24). */
export function googleAddress(google: NonNullable<IdentitySettings["google"]>, { state, redirect }: Going): string {
  return address(google.authorizeUrl, {
    response_type: "token",
    client_id: google.clientId,
    redirect_uri: redirect,
    scope: "openid email profile",
    state,
    prompt: "select_account",
  });
}

/** Facebook's dialog, which sends a code back (S7.24). */
export function facebookAddress(
  facebook: NonNullable<IdentitySettings["facebook"]>,
  { state, redirect }: Going,
): string {
  return address(facebook.dialogUrl, {
    response_type: "code",
    client_id: facebook.appId,
    redirect_uri: redirect,
    scope: "public_profile",
    state,
  });
}

/** X's OAuth 2 page with a PKCE challenge (S7.24). */
export function xAddress(x: NonNullable<IdentitySettings["x"]>, { state, redirect }: Going, challenge: string): string {
  return address(x.authorizeUrl, {
    response_type: "code",
    client_id: x.clientId,
    redirect_uri: redirect,
    scope: "tweet.read users.read offline.access",
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
}

function address(base: string, query: Readonly<Record<string, string>>): string {
  return `${base}${base.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}

import type { IdentitySettings } from "#contract/run-time-settings.ts";
import { createFacebook } from "#features/accounts/server/identity/facebook.ts";
import { createGoogle } from "#features/accounts/server/identity/google.ts";
import { createX } from "#features/accounts/server/identity/x.ts";
import type { SignInTools } from "#features/accounts/server/sign-in-tools.ts";
import { LOCAL_CLIENTS } from "#local/identity/clients.ts";
import type { IdentityConfiguration } from "#server/configuration/read-identity.ts";

/** Where the local identity server is mounted below the product's own origin. */
export const LOCAL_IDENTITY_PATH = "/local/identity";

type Players = SignInTools["identity"];

/** The identity players of a configuration, and what the browser must know of each: real ones, or the local server's. */
export function chooseIdentity(
  { google, facebook, x }: IdentityConfiguration,
  origin: string,
): { readonly players: Players; readonly settings: IdentitySettings; readonly localPeople: string | undefined } {
  const chosen = [
    google && chooseGoogle(google, origin),
    facebook && chooseFacebook(facebook, origin),
    x && chooseX(x, origin),
  ];
  return {
    players: Object.assign({}, ...chosen.map((choice) => choice?.player)) as Players,
    settings: Object.assign({}, ...chosen.map((choice) => choice?.settings)) as IdentitySettings,
    localPeople: [google, facebook, x].some((given) => given?.kind === "local") ? origin : undefined,
  };
}

type Given<K extends keyof IdentityConfiguration> = NonNullable<IdentityConfiguration[K]>;

function chooseGoogle(given: Given<"google">, origin: string) {
  const local = `${origin}${LOCAL_IDENTITY_PATH}/google`;
  const { clientId, authorizeUrl, tokenInfoUrl, userInfoUrl } =
    given.kind === "real"
      ? given
      : {
          ...LOCAL_CLIENTS.google,
          authorizeUrl: `${local}/o/oauth2/v2/auth`,
          tokenInfoUrl: `${local}/tokeninfo`,
          userInfoUrl: `${local}/oauth2/v3/userinfo`,
        };
  return {
    player: { google: createGoogle({ people: given.kind, clientId, tokenInfoUrl, userInfoUrl }) },
    settings: { google: { clientId, authorizeUrl } },
  };
}

function chooseFacebook(given: Given<"facebook">, origin: string) {
  const local = `${origin}${LOCAL_IDENTITY_PATH}/facebook`;
  const { appId, appSecret, version, dialogUrl, graphUrl, sdkUrl } =
    given.kind === "real"
      ? given
      : {
          ...LOCAL_CLIENTS.facebook,
          version: "v16.0",
          dialogUrl: `${local}/v16.0/dialog/oauth`,
          graphUrl: `${local}/v16.0`,
          sdkUrl: undefined,
        };
  return {
    player: { facebook: createFacebook({ people: given.kind, appId, appSecret, graphUrl }) },
    settings: { facebook: { appId, dialogUrl, version, ...(sdkUrl && { sdkUrl }) } },
  };
}

function chooseX(given: Given<"x">, origin: string) {
  const local = `${origin}${LOCAL_IDENTITY_PATH}/x`;
  const { clientId, clientSecret, authorizeUrl, apiUrl } =
    given.kind === "real" ? given : { ...LOCAL_CLIENTS.x, authorizeUrl: `${local}/i/oauth2/authorize`, apiUrl: local };
  return {
    player: { x: createX({ people: given.kind, clientId, clientSecret, apiUrl }) },
    settings: { x: { clientId, authorizeUrl } },
  };
}

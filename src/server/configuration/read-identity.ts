import type { Environment } from "./environment.ts";
import type { Profile } from "./read-profile.ts";
import { readProviderAddress } from "./read-provider-address.ts";

/** The embedded sign-in of the same origin, which answers as the provider does. */
export interface LocalIdentity {
  readonly kind: "local";
}

export interface GoogleIdentity {
  readonly kind: "real";
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

export interface FacebookIdentity {
  readonly kind: "real";
  readonly appId: string;
  readonly appSecret: string;
  readonly version: string;
  /** Where the browser goes, its version included. */
  readonly dialogUrl: string;
  /** Where the server asks, its version included. */
  readonly graphUrl: string;
  /** Where its JavaScript SDK lies, without the language. */
  readonly sdkUrl: string;
}

export interface XIdentity {
  readonly kind: "real";
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly apiUrl: string;
}

/** The providers that are offered (S1.1): the configured ones, and in the embedded profile with none all three, locally. */
export interface IdentityConfiguration {
  readonly google?: LocalIdentity | GoogleIdentity;
  readonly facebook?: LocalIdentity | FacebookIdentity;
  readonly x?: LocalIdentity | XIdentity;
}

export function readIdentity(environment: Environment, profile: Profile): IdentityConfiguration {
  const address = (name: string, fallback: string) => readProviderAddress(environment, profile, name, fallback);
  const google = readGoogle(environment, address);
  const facebook = readFacebook(environment, address);
  const x = readX(environment, address);
  if (google ?? facebook ?? x) return { ...(google && { google }), ...(facebook && { facebook }), ...(x && { x }) };
  if (profile === "production") {
    environment.fault(
      "GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, X_CLIENT_ID",
      "none is set, so nobody could sign in; register the product with at least one provider and set its id",
    );
  }
  const local = { kind: "local" } as const;
  return { google: local, facebook: local, x: local };
}

function readGoogle(environment: Environment, address: ReadAddress): GoogleIdentity | undefined {
  const clientId = environment.text("GOOGLE_CLIENT_ID");
  const authorizeUrl = address("GOOGLE_AUTHORIZE_URL", "https://accounts.google.com/o/oauth2/v2/auth");
  const tokenInfoUrl = address("GOOGLE_TOKEN_INFO_URL", "https://oauth2.googleapis.com/tokeninfo");
  const userInfoUrl = address("GOOGLE_USER_INFO_URL", "https://www.googleapis.com/oauth2/v3/userinfo");
  return clientId === undefined ? undefined : { kind: "real", clientId, authorizeUrl, tokenInfoUrl, userInfoUrl };
}

function readFacebook(environment: Environment, address: ReadAddress): FacebookIdentity | undefined {
  const pair = readPair(environment, "FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET");
  const given = environment.text("FACEBOOK_VERSION") ?? "v16.0";
  const version = given.startsWith("v") ? given : `v${given}`;
  if (!/^v\d{1,3}\.\d$/.test(version)) {
    environment.fault("FACEBOOK_VERSION", `is "${given}"; give a version of the Graph API, such as v16.0`);
  }
  const site = address("FACEBOOK_URL", "https://www.facebook.com");
  const graph = address("FACEBOOK_GRAPH_URL", "https://graph.facebook.com");
  const sdkUrl = address("FACEBOOK_SDK_URL", "https://connect.facebook.net");
  if (pair === undefined) return undefined;
  const [appId, appSecret] = pair;
  const dialogUrl = `${site}/${version}/dialog/oauth`;
  return { kind: "real", appId, appSecret, version, dialogUrl, graphUrl: `${graph}/${version}`, sdkUrl };
}

function readX(environment: Environment, address: ReadAddress): XIdentity | undefined {
  const pair = readPair(environment, "X_CLIENT_ID", "X_CLIENT_SECRET");
  const authorizeUrl = address("X_AUTHORIZE_URL", "https://x.com/i/oauth2/authorize");
  const apiUrl = address("X_API_URL", "https://api.x.com");
  if (pair === undefined) return undefined;
  const [clientId, clientSecret] = pair;
  return { kind: "real", clientId, clientSecret, authorizeUrl, apiUrl };
}

type ReadAddress = (name: string, fallback: string) => string;

/** Two variables that mean something only together. */
function readPair(environment: Environment, first: string, second: string): [string, string] | undefined {
  const [a, b] = [environment.text(first), environment.text(second)];
  if (a !== undefined && b !== undefined) return [a, b];
  if (a !== undefined) environment.fault(second, `is missing, but ${first} is set; set both or neither`);
  if (b !== undefined) environment.fault(first, `is missing, but ${second} is set; set both or neither`);
  return undefined;
}

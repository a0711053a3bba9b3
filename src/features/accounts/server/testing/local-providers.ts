import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFacebook } from "#features/accounts/server/identity/facebook.ts";
import { createGoogle } from "#features/accounts/server/identity/google.ts";
import { createX } from "#features/accounts/server/identity/x.ts";
import { LOCAL_CLIENTS } from "#local/identity/clients.ts";
import { createIdentityHandler } from "#local/identity/create-identity.ts";

export const SITE = "http://localhost:3000";
export const REDIRECT = `${SITE}/`;

export const ANA = { name: "Ana Pop", email: "ana@example.test" };

/** The local identity server on a port of its own, the product's players for it, and what a browser does there. */
export async function startLocalProviders() {
  let clock = () => Date.now();
  const server = createServer(createIdentityHandler({ origins: [SITE], now: () => clock(), tokenSeconds: 3600 }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    identity: playersFor(address),
    /** Moves the provider's clock. */
    setClock: (to: () => number) => void (clock = to),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function playersFor(address: string) {
  const { google, facebook, x } = LOCAL_CLIENTS;
  return {
    google: createGoogle({
      people: "local",
      ...google,
      tokenInfoUrl: `${address}/google/tokeninfo`,
      userInfoUrl: `${address}/google/oauth2/v3/userinfo`,
    }),
    facebook: createFacebook({ people: "local", ...facebook, graphUrl: `${address}/facebook/v16.0` }),
    x: createX({ people: "local", ...x, apiUrl: `${address}/x` }),
  };
}

export function googleAuthorize(address: string, state = "s1", clientId: string = LOCAL_CLIENTS.google.clientId) {
  const query = {
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: "token",
    scope: "openid email profile",
    state,
  };
  return `${address}/google/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
}

export function facebookAuthorize(address: string, more: Readonly<Record<string, string>> = {}) {
  const query = {
    client_id: LOCAL_CLIENTS.facebook.appId,
    redirect_uri: REDIRECT,
    scope: "public_profile",
    state: "s2",
    ...more,
  };
  return `${address}/facebook/v16.0/dialog/oauth?${new URLSearchParams(query)}`;
}

export function xAuthorize(address: string, verifier: string, more: Readonly<Record<string, string>> = {}) {
  const query = {
    response_type: "code",
    client_id: LOCAL_CLIENTS.x.clientId,
    redirect_uri: REDIRECT,
    scope: "tweet.read users.read offline.access",
    state: "s3",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...more,
  };
  return `${address}/x/i/oauth2/authorize?${new URLSearchParams(query)}`;
}

/** A PKCE verifier of 128 characters (S7.24). */
export const makeVerifier = () => randomBytes(96).toString("base64url");

/** Sends the sign-in page's form; gives the address that the browser is sent to, query and fragment read as one. */
export async function answerPage(page: string, answer: "continue" | "cancel" = "continue", person = ANA) {
  const response = await fetch(page, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...person, answer }),
  });
  const location = response.headers.get("location");
  if (location === null) throw new Error(`no redirect: ${response.status} ${await response.text()}`);
  const url = new URL(location);
  const brought = new URLSearchParams([...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]);
  return { url, get: (name: string) => brought.get(name) ?? "" };
}

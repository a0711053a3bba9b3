import type { Product } from "./start-product.ts";

/** How often, and how long after, a server that has too much to do is asked again. */
const TIMES_AGAIN = 3;
const BUSY_MS = 2_000;

/** A signed-in caller of a running product's API, without a browser. */
export interface ApiCaller {
  call(what: string, body?: unknown): Promise<{ status: number; body: Json }>;
}

/** Any parsed JSON, read as a text or by its keys: a test reads what it expects, and what is not there is undefined. */
export type Json = string & { readonly [key: string]: Json; readonly [index: number]: Json };

interface GoogleSettings {
  readonly identity: { readonly google: { readonly clientId: string; readonly authorizeUrl: string } };
}

/**
 * Signs in by the provider's own protocol over HTTP, as the browser does, and calls with the token. A newcomer has not seen
 * the onboarding; anybody else has.
 */
export async function signInByHttp(
  product: Pick<Product, "origin">,
  name: string,
  { newcomer = false }: { readonly newcomer?: boolean } = {},
): Promise<ApiCaller & { readonly token: string }> {
  const { google } = (await readSettings(product.origin)).identity;
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: `${product.origin}/`,
    response_type: "token",
    scope: "openid email profile",
    state: "state-of-a-test",
  });
  const consent = await fetch(`${google.authorizeUrl}?${query}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name, email: `${name.toLowerCase()}@example.com` }),
  });
  const fragment = new URL(consent.headers.get("location") ?? product.origin).hash.slice(1);
  const accessToken = new URLSearchParams(fragment).get("access_token");
  if (accessToken === null)
    throw new Error(`The local sign-in gave no token: ${consent.status} ${await consent.text()}`);
  const signIn = () =>
    fetch(`${product.origin}/api/auth/google`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}` },
    });
  let signedIn = await signIn();
  // A server that has too much to do says so, and is asked again as any client asks.
  for (let again = 0; signedIn.status === 503 && again < TIMES_AGAIN; again += 1) {
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
    signedIn = await signIn();
  }
  const { token } = (await signedIn.json()) as { token?: string };
  if (token === undefined) throw new Error(`Signing in failed: ${signedIn.status}`);
  const caller = callerWith(product.origin, token);
  if (!newcomer) await caller.call("POST /user/acknowledge", { onboarding: true });
  return caller;
}

/** The same person's calls to another start of the product. */
export function callerWith(origin: string, token: string): ApiCaller & { readonly token: string } {
  return {
    token,
    async call(what, body) {
      const [method = "GET", path = "/"] = what.split(" ");
      const answer = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
      return { status: answer.status, body: (isJson ? await answer.json() : {}) as Json };
    },
  };
}

async function readSettings(origin: string): Promise<GoogleSettings> {
  const html = await (await fetch(origin)).text();
  const last = html.slice(html.lastIndexOf('id="settings"'));
  const json = /^id="settings">(.*?)<\/script>/s.exec(last)?.[1] ?? "{}";
  return JSON.parse(json) as GoogleSettings;
}

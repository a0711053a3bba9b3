import { type Product, startProduct } from "../e2e/support/start-product.ts";
import { SAMPLE_FORM } from "./sample-book.ts";

/** A product whose limits do not measure themselves: no wait between stories, no rate limit. */
export const startProductForBench = (): Promise<Product> =>
  startProduct({ environment: { RATE_LIMIT_ADDRESS: "1000000", RATE_LIMIT_SESSION: "1000000" } });

/** Signs in over the local provider's own protocol; gives the headers of a signed-in caller. */
export async function signInForBench(origin: string): Promise<Record<string, string>> {
  const settings = await readSettings(origin);
  const google = settings.identity.google;
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: `${origin}/`,
    response_type: "token",
    scope: "openid",
    state: "bench",
  });
  const answer = await fetch(`${google.authorizeUrl}?${query}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...Object.fromEntries(query), name: "Bench", email: "bench@example.com" }),
  });
  const fragment = new URL(answer.headers.get("location") ?? origin).hash.slice(1);
  const accessToken = new URLSearchParams(fragment).get("access_token") ?? "";
  const signedIn = await fetch(`${origin}/api/auth/google`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { token } = (await signedIn.json()) as { token: string };
  if (!token) throw new Error(`Sign-in failed: ${signedIn.status}`);
  return { authorization: `Bearer ${token}` };
}

/** A story of a free account: 12 pages, no PRO option, so that no right is used up. */
export async function createSample(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/stories`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ ...SAMPLE_FORM, pages: 12 }),
  });
  const { id } = (await answer.json()) as { id?: string };
  if (!id) throw new Error(`Create failed: ${answer.status}`);
  return id;
}

async function readSettings(origin: string) {
  const html = await (await fetch(origin, { headers: { accept: "text/html" } })).text();
  const json = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(
    html.slice(html.lastIndexOf('id="settings"') - 40),
  )?.[1];
  return JSON.parse(json ?? "{}") as { identity: { google: { clientId: string; authorizeUrl: string } } };
}

import { signInByHttp, type ApiCaller } from "../e2e/support/api.ts";
import { type Product, startProduct } from "../e2e/support/start-product.ts";
import { SAMPLE_FORM } from "./sample-book.ts";

/** A product whose limits do not measure themselves: no wait between stories, no rate limit. */
export const startProductForBench = (): Promise<Product> =>
  startProduct({ environment: { RATE_LIMIT_ADDRESS: "1000000", RATE_LIMIT_SESSION: "1000000" } });

/** A signed-in caller, and the headers that it sends. */
export async function signInForBench(
  product: Product,
): Promise<{ readonly caller: ApiCaller; readonly headers: { readonly authorization: string } }> {
  const caller = await signInByHttp(product, "Bench");
  return { caller, headers: { authorization: `Bearer ${caller.token}` } };
}

/** A story of a free account: 12 pages, no PRO option, so that no right is used up. */
export async function createSample(caller: ApiCaller): Promise<string> {
  const { status, body } = await caller.call("POST /stories", { ...SAMPLE_FORM, pages: 12 });
  if (status !== 201) throw new Error(`Create failed: ${status}`);
  return String(body["id"]);
}

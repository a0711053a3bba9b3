import { expect } from "@playwright/test";
import { type ApiCaller, type Json, signInByHttp } from "./api.ts";
import type { Product } from "./start-product.ts";

export interface MadeStory {
  readonly id: string;
  readonly path: string;
  readonly owner: ApiCaller & { readonly token: string };
  /** The story as the server tells it now. */
  readonly read: () => Promise<Json>;
}

const FORM = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon", pages: 8 };

/** A finished story of somebody; with `finished: false` it is only begun. */
export async function makeStory(
  product: Pick<Product, "origin">,
  owner: string,
  form: Readonly<Record<string, unknown>> = {},
  { finished = true }: { readonly finished?: boolean } = {},
): Promise<MadeStory> {
  const caller = await signInByHttp(product, owner);
  const { body } = await caller.call("POST /stories", { ...FORM, ...form });
  const id = String(body["id"]);
  if (finished) {
    await expect
      .poll(async () => (await caller.call(`GET /stories/${id}`)).body["status"], { timeout: 60_000 })
      .toBe("completed");
  }
  const read = async () => {
    const { story } = (await caller.call(`GET /stories/${id}`)).body;
    if (story === undefined) throw new Error(`The story ${id} is gone`);
    return story;
  };
  return { id, path: `/stories/${String(body["shortId"])}`, owner: caller, read };
}

/** A page of a story that was read; -1 is its cover. */
export function pageOf(story: Json, page: number): Json {
  const found = page < 0 ? story["cover"] : (story["pages"] as unknown as Json[])[page];
  if (found === undefined) throw new Error(`The story has no page ${page}`);
  return found;
}

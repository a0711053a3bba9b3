import { randomUUID } from "node:crypto";
import { makeId, makeShortId } from "#server/secrets/make-id.ts";

/** The two ids of a new story, of 122 and 68 random bits (S14.2 asks for 64), and the seed of its book. */
export function newIds(): { readonly id: string; readonly shortId: string; readonly seed: string } {
  return { id: randomUUID(), shortId: makeShortId(), seed: makeId() };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SHORT_ID = /^[2-9a-z]{14}$/;

/** Which of the two ids an address holds; neither: there is no such story, and no need to ask. */
export function kindOfId(id: string): "id" | "short-id" | "none" {
  if (ID.test(id)) return "id";
  return SHORT_ID.test(id) ? "short-id" : "none";
}

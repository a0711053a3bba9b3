import { readJson } from "#server/models/read-json.ts";
import { readValues } from "#server/models/read-values.ts";

/** Where the pages of an answer begin; within a text its marks would be escaped. */
const PAGES = /,\s*"pages"\s*:/u;

/**
 * What stands before the pages of an answer that is still on its way: title, cast and cover, each whole; undefined where one
 * of them has not come yet, or comes after the pages.
 */
export function readHead(soFar: string): unknown {
  const before = PAGES.exec(soFar)?.index;
  if (before === undefined) return undefined;
  const head = readJson(`${soFar.slice(0, before)}}`);
  const values = readValues(head);
  const isWhole =
    values.text("title") !== undefined &&
    values.list("cast").length > 0 &&
    values.inner("cover").list("figures").length > 0;
  return isWhole ? head : undefined;
}

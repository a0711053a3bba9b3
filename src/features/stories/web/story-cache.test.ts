import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { storyKeys } from "./story-keys.ts";
import { changeOnShelf } from "./story-cache.ts";

const LIST = storyKeys.list();
const shelfOf = (...ids: readonly string[]) => ids.map((id) => ({ id, likes: 0 }));

test("a shelf that is to be asked for anew still is after a story was liked or changed, be it on it or not yet", async () => {
  for (const shelf of [[], shelfOf("first")]) {
    const cache = new QueryClient();
    cache.setQueryData(LIST, shelf);
    await cache.invalidateQueries({ queryKey: LIST });
    changeOnShelf(cache, "first", { likes: 1 });
    expect(cache.getQueryState(LIST)?.isInvalidated).toBe(true);
    expect(cache.getQueryData(LIST)).toEqual(shelf.map(({ id }) => ({ id, likes: 1 })));
  }
});

test("a shelf that is up to date stays so, and one that nobody has asked for stays unknown", () => {
  const cache = new QueryClient();
  changeOnShelf(cache, "first", { likes: 1 });
  expect(cache.getQueryData(LIST)).toBeUndefined();
  cache.setQueryData(LIST, shelfOf("first", "second"));
  changeOnShelf(cache, "second", { likes: 3 });
  expect(cache.getQueryState(LIST)?.isInvalidated).toBe(false);
  expect(cache.getQueryData(LIST)).toEqual([
    { id: "first", likes: 0 },
    { id: "second", likes: 3 },
  ]);
});

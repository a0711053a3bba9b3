import { expect, test } from "vitest";
import { castCharacter } from "#author/cast-character.ts";
import type { Painter, PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { paintAhead } from "./paint-ahead.ts";

const { signal } = new AbortController();
const card = castCharacter({
  name: "Pip",
  description: "a hedgehog",
  language: "en",
  characterType: "Animals",
  environment: "EnchantedForest",
});
const ordered = (seed: string): PictureOrder => ({
  plan: {
    place: { environment: "EnchantedForest", set: 0 },
    hour: "day",
    weather: "clear",
    shot: "medium",
    figures: [{ who: "hero", pose: "stand", mood: "happy" }],
    things: [],
    textAt: "bottom",
  },
  cast: [approveWritten(card)],
  seed,
});

/** A painter that paints what was ordered, and what it was ordered. */
function openPainter() {
  const orders: string[] = [];
  const stopped: string[] = [];
  const painter: Painter = {
    name: "slow",
    async paint({ seed }, within) {
      orders.push(seed);
      within.addEventListener("abort", () => stopped.push(seed));
      const textZone = { x: 0, y: 0, width: 1, height: 1, ink: "dark" } as const;
      return Promise.resolve({ svg: seed, textZone });
    },
  };
  return { painter, orders, stopped };
}

test("a picture that was begun is handed over once, however its order was stored in between", async () => {
  const { painter, orders } = openPainter();
  const ahead = paintAhead(painter, signal);
  ahead.begin(ordered("a"));
  ahead.begin(ordered("a"));
  const { cast, plan, seed } = ordered("a");
  const stored = JSON.parse(JSON.stringify({ seed, plan, cast })) as PictureOrder;
  expect((await ahead.painter.paint(stored, signal)).svg).toBe("a");
  expect(orders).toEqual(["a"]);
  await ahead.painter.paint(stored, signal);
  expect(orders).toEqual(["a", "a"]);
});

test("a picture that nobody asks for is stopped", async () => {
  const { painter, orders, stopped } = openPainter();
  const ahead = paintAhead(painter, signal);
  ahead.begin(ordered("a"));
  ahead.begin(ordered("b"));
  expect(stopped).toEqual(["a"]);
  await ahead.painter.paint(ordered("c"), signal);
  expect(stopped).toEqual(["a", "b"]);
  ahead.begin(ordered("d"));
  ahead.drop();
  expect(stopped).toEqual(["a", "b", "d"]);
  expect(orders).toEqual(["a", "b", "c", "d"]);
});

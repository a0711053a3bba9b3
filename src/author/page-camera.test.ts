import { expect, test } from "vitest";
import type { BookPage } from "#book/book.ts";
import { moveCamera } from "./page-camera.ts";

const pageAt = (set: number, indoors?: "kitchen"): BookPage => ({
  text: "",
  beat: "open",
  plan: {
    place: { environment: "SmallVillage", set, ...(indoors && { indoors }) },
    hour: "day",
    weather: "clear",
    shot: "medium",
    figures: [],
    things: [],
    textAt: "top",
  },
});

test("sees a set from another side each time, until all its four views have been seen", () => {
  const pages = moveCamera([0, 0, 1, 0, 0, 1, 0].map((set) => pageAt(set)));
  const of = (set: number) =>
    pages.flatMap(({ plan }) => (plan.place.set === set ? [JSON.stringify(plan.camera)] : []));
  expect(new Set(of(0).slice(0, 4)).size).toBe(4);
  for (const [i, camera] of of(0).slice(1).entries()) expect(camera).not.toBe(of(0)[i]);
  expect(new Set(of(1)).size).toBe(2);
});

test("takes a room for another place than the set it is in", () => {
  const [out, inside] = moveCamera([pageAt(0), pageAt(0, "kitchen")]);
  expect(inside?.plan.camera).toEqual(out?.plan.camera);
});

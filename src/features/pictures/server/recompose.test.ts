import { expect, test } from "vitest";
import type { PagePlan } from "#book/page-plan.ts";
import { recompose } from "./recompose.ts";

const figure = (who: string) => ({ who, pose: "stand", mood: "happy" }) as const;
const plan: PagePlan = {
  place: { environment: "EnchantedForest", set: 1 },
  hour: "dawn",
  weather: "rain",
  shot: "medium",
  figures: [figure("hero"), figure("helper")],
  things: [{ thing: "ball", where: "ground" }],
  textAt: "top",
};
const rest = ({ shot: _shot, textAt: _textAt, camera: _camera, ...others }: PagePlan) => others;

test("shows the same otherwise each time, in every way that there is before one comes again", () => {
  const seen = [0, 1, 2, 3, 4, 5].map((turn) => recompose(plan, turn, false));
  for (const each of seen) expect(rest(each)).toEqual(rest(plan));
  expect(seen[0]).toEqual(plan);
  expect(new Set(seen.map(({ shot, textAt }) => `${shot} ${textAt}`)).size).toBe(6);
  for (const [turn, { camera }] of seen.entries()) if (turn > 0) expect(camera).not.toEqual(seen[turn - 1]!.camera);
  const crowd = { ...plan, figures: [figure("hero"), figure("helper"), figure("friend-1")] };
  const four = [0, 1, 2, 3].map((turn) => recompose(crowd, turn, false));
  expect(new Set(four.map(({ shot, textAt }) => `${shot} ${textAt}`)).size).toBe(4);
});

test("keeps the shot that was asked for, and brings a crowd never close", () => {
  expect(recompose(plan, 1, true)).toMatchObject({ ...rest(plan), shot: plan.shot, textAt: "bottom" });
  const crowd = { ...plan, figures: [figure("hero"), figure("helper"), figure("friend-1")] };
  for (const turn of [1, 2, 3, 4, 5]) expect(recompose(crowd, turn, false).shot).not.toBe("close");
});

import { expect, test } from "vitest";
import type { FigurePlan } from "#book/page-plan.ts";
import { leadingFigure } from "./leading-figure.ts";

const figure = (who: string): FigurePlan => ({ who, pose: "stand", mood: "happy" });
const cast = [{ id: "hero" }, { id: "friend" }];

test("is the hero on whichever side, else whoever of the cast is there, else the first", () => {
  expect(leadingFigure({ figures: [figure("friend"), figure("hero")] }, cast)).toBe("hero");
  expect(leadingFigure({ figures: [figure("guest-1"), figure("friend")] }, cast)).toBe("friend");
  expect(leadingFigure({ figures: [figure("guest-1")] }, cast)).toBe("guest-1");
  expect(leadingFigure({ figures: [] }, cast)).toBeUndefined();
});

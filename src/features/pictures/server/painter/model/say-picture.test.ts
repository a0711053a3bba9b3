import { expect, test } from "vitest";
import { LIVING_THING } from "#book/cast-card.ts";
import { sampleCard } from "#illustrator/testing/sample-plans.ts";
import { approveCard } from "#features/safety/approve.ts";
import { saySheet } from "./say-picture.ts";

test("a thing that is somebody is asked for as that thing, alive", () => {
  const kettle = approveCard(sampleCard({ kind: LIVING_THING, called: "alarm-clock" }), "cast", "en");
  expect(saySheet([kettle], "full")).toMatch(/- Hero: .*alarm clock that is alive/u);
});

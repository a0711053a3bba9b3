import { expect, it } from "vitest";
import { FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { MOODS, type Pose, POSES, THINGS } from "#book/page-plan.ts";
import { findFigureFaults, VIEWS } from "../testing/find-figure-faults.ts";
import { sampleCard } from "../testing/sample-plans.ts";

it.each(FIGURE_KINDS)("draws a %s in every view, pose and mood", (kind) => {
  const faults = VIEWS.flatMap((look) =>
    POSES.flatMap((pose) => MOODS.flatMap((mood) => findFigureFaults(sampleCard({ kind }), { pose, mood, look }))),
  );
  expect(faults).toEqual([]);
});

const AGES = ["child", "grown", "old"] as const;

it.each(FIGURE_KINDS)("dresses a %s in every garment, whatever it does", (kind) => {
  const faults = GARMENTS.flatMap((garment, j) =>
    POSES.flatMap((pose, i) =>
      findFigureFaults(
        sampleCard({
          kind,
          age: AGES[(i + j) % AGES.length] ?? "child",
          sex: i % 2 ? "male" : "female",
          garment: { kind: garment, colour: "teal" },
        }),
        { pose, mood: "happy", look: VIEWS[i % VIEWS.length] ?? { x: 1, y: 0 } },
      ),
    ),
  );
  expect(faults).toEqual([]);
});

/** One pose for each way to have a thing: standing, on the move, at rest, off the ground, with a raised hand. */
const WAYS: readonly Pose[] = ["stand", "walk", "lie", "fly", "wave", "look-back"];

it.each(FIGURE_KINDS)("lets a %s have every thing in every way", (kind) => {
  const faults = THINGS.flatMap((holds, i) =>
    WAYS.flatMap((pose, j) =>
      findFigureFaults(sampleCard({ kind }), {
        pose,
        mood: "happy",
        look: VIEWS[(i + j) % VIEWS.length] ?? { x: 1, y: 0 },
        holds,
      }),
    ),
  );
  expect(faults).toEqual([]);
});

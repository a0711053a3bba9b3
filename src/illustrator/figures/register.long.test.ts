import { expect, it } from "vitest";
import { FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { MOODS, POSES, THINGS } from "#book/page-plan.ts";
import { findFigureFaults, VIEWS } from "../testing/find-figure-faults.ts";
import { sampleCard } from "../testing/sample-plans.ts";

it.each(FIGURE_KINDS)("draws a %s in every view, pose and mood", (kind) => {
  const faults = VIEWS.flatMap((look) =>
    POSES.flatMap((pose) => MOODS.flatMap((mood) => findFigureFaults(sampleCard({ kind }), { pose, mood, look }))),
  );
  expect(faults).toEqual([]);
});

it.each(FIGURE_KINDS)("dresses a %s in every garment, at every age, in every pose", (kind) => {
  const faults = GARMENTS.flatMap((garment) =>
    (["child", "grown", "old"] as const).flatMap((age) =>
      POSES.flatMap((pose, i) =>
        findFigureFaults(
          sampleCard({ kind, age, sex: i % 2 ? "male" : "female", garment: { kind: garment, colour: "teal" } }),
          { pose, mood: "happy", look: VIEWS[i % VIEWS.length] ?? { x: 1, y: 0 } },
        ),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

it.each(FIGURE_KINDS)("lets a %s have every thing, whatever it does", (kind) => {
  const faults = THINGS.flatMap((holds, i) =>
    POSES.flatMap((pose, j) =>
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

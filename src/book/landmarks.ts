import type { Thing } from "#book/page-plan.ts";

/** What is too great to be held or to lie about, and is drawn only where it is somebody itself: "a lighthouse who …". */
export const LANDMARKS = [
  "lighthouse",
  "house",
  "castle",
  "tower",
  "windmill",
  "bridge",
  "mountain",
  "iceberg",
  "island",
] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** What somebody can be drawn as who is no figure: with a face, arms and legs. */
export type LivingForm = Thing | Landmark;

const NAMES: ReadonlySet<string> = new Set(LANDMARKS);

export const isLandmark = (form: LivingForm): form is Landmark => NAMES.has(form);

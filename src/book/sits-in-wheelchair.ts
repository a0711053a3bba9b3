import type { CastCard, FigureKind } from "./cast-card.ts";
import type { Pose } from "./page-plan.ts";
import { WITHOUT_TRUNK } from "./worn-garment.ts";

/** Nobody sleeps or swims in a wheelchair. */
const OUT_OF_IT: readonly Pose[] = ["lie", "sleep", "swim"];
/** Kinds that have a tail or a wheel where others have legs. */
const WITHOUT_LEGS: readonly FigureKind[] = [...WITHOUT_TRUNK, "mermaid", "seahorse", "android"];

/** Whether a figure is seen in its wheelchair: those that have one and could walk, but for lying and swimming. */
export const sitsInWheelchair = ({ wheelchair, kind }: CastCard, pose: Pose): boolean =>
  wheelchair === true && !WITHOUT_LEGS.includes(kind) && !OUT_OF_IT.includes(pose);

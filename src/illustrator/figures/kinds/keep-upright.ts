import type { Pose } from "#book/page-plan.ts";
import type { PoseRig } from "../rig/pose-rig.ts";
import { STAND } from "../rig/pose-rig.ts";
import type { Kind } from "./kind.ts";

/** How a body that cannot bend shows a pose. */
interface Tip {
  /** Degrees that the whole of it tips to the facing side. */
  readonly roll?: number;
  /** How far it settles on the ground, in hip heights. */
  readonly sunk?: number;
}
export type Tips = Partial<Record<Pose, Tip>>;

/** What floats: it leaps nose up, dives nose down and rests on its belly. */
export const AFLOAT: Tips = {
  walk: { roll: 4 },
  run: { roll: 9 },
  jump: { roll: -30 },
  fly: { roll: -20 },
  swim: { roll: 14 },
  climb: { roll: -34 },
  reach: { roll: -14 },
  cheer: { roll: -12 },
  dance: { roll: -10 },
  push: { roll: 8 },
  kneel: { roll: 12 },
  shy: { roll: 6 },
  sit: { roll: -12, sunk: 0.6 },
  read: { sunk: 0.6 },
  lie: { roll: 4, sunk: 0.9 },
  sleep: { roll: 7, sunk: 0.9 },
};

/** What stands on wheels: it rears for a jump, and rests low on them. */
export const ON_WHEELS: Tips = {
  run: { roll: -3 },
  jump: { roll: -15 },
  fly: { roll: -13 },
  climb: { roll: -22 },
  reach: { roll: -6 },
  cheer: { roll: -9 },
  dance: { roll: -7 },
  push: { roll: 3 },
  swim: { roll: 7 },
  sit: { sunk: 0.3 },
  read: { sunk: 0.3 },
  lie: { sunk: 0.55 },
  sleep: { sunk: 0.55 },
};

/** What is tall and stiff: it leans into its way, and lies down at full length. */
export const STIFF: Tips = {
  walk: { roll: 3 },
  run: { roll: 12 },
  jump: { roll: -6 },
  fly: { roll: 26 },
  swim: { roll: 44 },
  climb: { roll: -10 },
  reach: { roll: 8 },
  dance: { roll: -8 },
  push: { roll: 10 },
  kneel: { roll: 8 },
  whisper: { roll: 5 },
  sit: { roll: -7, sunk: 0.4 },
  read: { sunk: 0.4 },
  lie: { roll: 68 },
  sleep: { roll: 72 },
};

/** A pose for a body that cannot bend: it moves its arms, and the whole of it tips and settles. */
export const keepUpright =
  (tips: Tips): NonNullable<Kind["adapt"]> =>
  (rig, { pose }): PoseRig => {
    const { rests, finned: _finned, ...bent } = rig;
    const lying = rests === "lying";
    const { roll, sunk } = tips[pose] ?? {};
    return {
      ...bent,
      lean: 0,
      hips: [0, rig.aloft ? -0.5 : (sunk ?? 0)],
      head: { tilt: rig.head.tilt * 0.4 + (rig.asleep ? 5 : 0), shift: [0, lying && !roll ? 0.06 : 0] },
      near: lying ? STAND.near : rig.near,
      far: lying ? STAND.far : rig.far,
      nearLeg: rig.aloft ? { foot: [0.2, 0], knee: -1, toes: 20 } : STAND.nearLeg,
      farLeg: rig.aloft ? { foot: [-0.3, 0], knee: -1, toes: 20 } : STAND.farLeg,
      ...(roll === undefined ? {} : { roll }),
      ...(sunk === undefined ? {} : { sunk: true }),
    };
  };

import { type Point, smooth } from "../../gouache/path.ts";
import { onTrunk, type Sitter } from "../sitter.ts";

/** A skirt, a robe or coat tails, hanging along the legs wherever they go. */
export interface Skirt {
  /** Half width at the waist and at the hem. */
  readonly waist: number;
  readonly hem: number;
  /** How far down the legs it goes: 0 the hips, 1 the soles. */
  readonly length: number;
}

/** The outline of a skirt: path data in the figure's units. */
export function skirtPath(sitter: Sitter, { waist, hem, length }: Skirt): string {
  const { build, joints, rig } = sitter;
  const [hipX, hipY] = joints.hips;
  const near = rig.finned ? undefined : joints.nearLeg;
  const far = rig.finned ? undefined : joints.farLeg;
  const [[topX, topY] = [hipX, hipY]] = onTrunk(sitter, [[0, -build.torso * 0.36]]);
  const [[downX, downY] = [hipX, 0]] = onTrunk(sitter, [[0, build.hip]]);
  const footX = near && far ? (near.foot[0] + far.foot[0]) / 2 : downX;
  const footY = near && far ? (near.foot[1] + far.foot[1]) / 2 : downY;
  const kneeX = near && far ? (near.knee[0] + far.knee[0]) / 2 : hipX;
  const kneeY = near && far ? (near.knee[1] + far.knee[1]) / 2 : (hipY + footY) / 2;
  // Along the thighs first, then along the shins.
  const along = (f: number): Point =>
    f < 0.5
      ? [hipX + (kneeX - hipX) * f * 2, hipY + (kneeY - hipY) * f * 2]
      : [kneeX + (footX - kneeX) * (f * 2 - 1), kneeY + (footY - kneeY) * (f * 2 - 1)];
  const end = along(length);
  if (rig.rests === "sitting" && near) return lapPath([topX, topY], [hipX, hipY], near.knee, waist, length);
  const unit = (a: Point, b: Point): Point => {
    const way = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / way, (b[1] - a[1]) / way];
  };
  const [vx, vy] = unit([topX, topY], end);

  const spread = near && far && !rig.rests ? Math.abs(near.knee[0] - far.knee[0]) * 0.45 * length : 0;
  const wide = hem + spread - (rig.rests || joints.lean > 0.5 ? hem * 0.32 : 0);
  const middle: Point = along(length * 0.45);
  const half = waist + (wide - waist) * 0.55;
  return smooth(
    [
      [topX - vy * waist, topY + vx * waist],
      [topX + vy * waist, topY - vx * waist],
      [middle[0] + vy * half, middle[1] - vx * half],
      [end[0] + vy * wide, end[1] - vx * wide],
      [end[0] + vx * 5 + vy * wide * 0.4, end[1] + vy * 5 - vx * wide * 0.4],
      [end[0] + vx * 3 - vy * wide * 0.2, end[1] + vy * 3 + vx * wide * 0.2],
      [end[0] + vx * 5 - vy * wide * 0.6, end[1] + vy * 5 + vx * wide * 0.6],
      [end[0] - vy * wide, end[1] + vx * wide],
      [middle[0] - vy * half, middle[1] + vx * half],
    ],
    true,
    0.8,
  );
}

/** A skirt on whoever sits: over the lap to the knees, its back spread on the ground. */
function lapPath([topX, topY]: Point, [hipX]: Point, [kneeX, kneeY]: Point, waist: number, length: number): string {
  const end = hipX + (kneeX - hipX) * Math.min(1.05, length * 2.1);
  return smooth(
    [
      [topX - waist, topY],
      [topX, topY - 2],
      [topX + waist, topY + 3],
      [(topX + waist + end) / 2, Math.min(kneeY - 14, topY + 22)],
      [end + 5, kneeY - 13],
      [end + 9, -6],
      [end - 6, -1],
      [hipX, 0],
      [hipX - waist - 4, -3],
    ],
    true,
    0.8,
  );
}

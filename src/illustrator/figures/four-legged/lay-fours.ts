import { place } from "../../gouache/shape.ts";
import { GARMENT_COLOURS } from "../colours.ts";
import { drawSpectacles } from "../face/draw-spectacles.ts";
import type { HeadDrawing } from "../heads/head.ts";
import type { LaidBody } from "../lay-body.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { Carried } from "./carry-thing.ts";
import { drawFoursLeg } from "./draw-fours-leg.ts";
import { drawFoursTrunk, drawUnderside } from "./draw-fours-trunk.ts";
import type { FourLeggedKind } from "./four-legged-kind.ts";
import { type FoursSitter, rootedAt } from "./fours-sitter.ts";
import { FOURS_GARMENTS } from "./worn/register.ts";

/** What is carried, drawn in the body's units. */
export interface CarriedDrawing {
  readonly by: Carried["by"];
  readonly svg: string;
}

/** Lays a four-legged body's parts over one another, from tail to head. */
export function layFours(
  kind: FourLeggedKind,
  sitter: FoursSitter,
  head: HeadDrawing,
  mirrored: boolean,
  carried: CarriedDrawing | undefined,
): LaidBody {
  const { canvas, card, joints, foursRig: rig, fours, foursBuild, build } = sitter;
  const worn = canvas.grade(GARMENT_COLOURS[card.garment.colour]);
  const garment = FOURS_GARMENTS[card.garment.kind](sitter, worn, head);
  const away = rig.away === "all";
  const asHead = (svg: string, scale = 1) =>
    svg &&
    place(
      svg,
      joints.head[0],
      joints.head[1],
      build.head * scale,
      mirrored ? -build.head : build.head,
      joints.headTilt,
    );
  const leg = (joint: LegJoints, fore: boolean, far: boolean) =>
    drawFoursLeg(sitter, joint, {
      root: fore ? 1.3 : rig.rests ? 1.85 : 1.6,
      far,
      foot: kind.foot,
      width: foursBuild.legWidth,
      ...(fore && garment.sleeves ? { colour: garment.sleeves } : {}),
    });
  const [l, d] = foursBuild.trunk;
  const [[rx, ry] = [0, 0]] = fours.put([[away ? 0.34 * l : -0.56 * l, -0.28 * d]]);
  const raise = (rig.tail * Math.PI) / 180;
  // Seen from behind, the tail hangs down before the rump.
  const lean = away ? (kind.trails ? -0.1 : -0.6) : rig.rests === "sitting" ? 0.1 : raise - fours.pitch * 0.5;
  const tail = kind.tail(rootedAt(sitter, [rx, ry], lean));
  const wings =
    kind.wings?.(rootedAt(sitter, [fours.withers[0] - 12, fours.withers[1] + 52], -fours.pitch * 0.3)) ?? "";
  const front = fours.view > 0.5 && !away;
  const trunk = drawFoursTrunk(
    sitter,
    (away ? "" : drawUnderside(sitter)) + (kind.coat?.(sitter) ?? "") + (garment.onTrunk ?? ""),
  );
  const farFore = leg(fours.fore[1], true, !front);
  const nearFore = leg(fours.fore[0], true, false);
  const farHind = leg(fours.hind[1], false, true);
  const nearHind = leg(fours.hind[0], false, front && !rig.rests);
  const sitting = rig.rests !== undefined;
  const by = (where: Carried["by"]) => (carried?.by === where ? carried.svg : "");
  const spectacles =
    !away && card.age === "old" && card.garment.kind !== "glasses"
      ? drawSpectacles(head.eyes, canvas.grade("#8f8794"), { width: 2.2, size: 0.82, drop: 6 })
      : "";
  const headgear = card.garment.kind === "crown" ? "" : (kind.headgear?.(sitter, head) ?? "");
  const onHead = away && card.garment.kind === "glasses" ? "" : (garment.onHead ?? "");
  const mane = head.behind ? asHead(head.behind, rig.rests === "lying" ? 0.8 : 1) : "";
  const over = (kind.over?.(sitter) ?? "") + by("back");

  const parts = away
    ? [farFore, nearFore, trunk, over, farHind, nearHind, wings, garment.behind, garment.over, tail]
    : front
      ? [
          kind.trails ? "" : tail,
          kind.behind?.(sitter),
          wings,
          garment.behind,
          sitting ? "" : farHind + nearHind,
          trunk,
          over,
          sitting ? farHind + nearHind : "",
          garment.over,
          farFore,
          by("hoof"),
          nearFore,
        ]
      : [
          kind.trails ? "" : tail,
          garment.behind,
          kind.behind?.(sitter),
          farHind,
          farFore,
          trunk,
          over,
          sitting ? "" : nearHind,
          by("hoof"),
          nearFore,
          sitting ? nearHind : "",
          garment.over,
          wings,
        ];
  const svg = [
    ...parts,
    mane,
    garment.neck,
    by("ground"),
    asHead(head.back + head.front + spectacles + onHead + headgear),
    by("mouth"),
  ].join("");
  return { back: kind.trails && !away ? tail : "", front: svg };
}

import { wornGarment } from "#book/worn-garment.ts";
import { place } from "../gouache/shape.ts";
import { GARMENT_COLOURS } from "./colours.ts";
import { drawSpectacles } from "./face/draw-spectacles.ts";
import { GARMENTS_DRAWN } from "./garments/register.ts";
import type { HeadDrawing } from "./heads/head.ts";
import type { Kind } from "./kinds/kind.ts";
import { drawArm } from "./parts/draw-arm.ts";
import { drawLeg } from "./parts/draw-leg.ts";
import { drawTrunk } from "./parts/draw-trunk.ts";
import { drawWheelchair } from "./parts/draw-wheelchair.ts";
import { tucksHands } from "./pose-sitter.ts";
import type { Sitter } from "./sitter.ts";

/** Poses in which the far arm passes before the trunk. */
const crosses = ({ joints }: Sitter): boolean => joints.far.hand[0] > joints.far.shoulder[0] + 14;

/** A body in two depths: what lies behind every other figure, and the rest. In the body's own units. */
export interface LaidBody {
  readonly back: string;
  readonly front: string;
}

/** Lays a body's parts over one another, from tail to near hand. */
export function layBody(kind: Kind, sitter: Sitter, head: HeadDrawing, mirrored: boolean, held: string): LaidBody {
  const { canvas, card, rig, joints, build } = sitter;
  const worn = canvas.grade(GARMENT_COLOURS[card.garment.colour]);
  // A soldier's or a wizard's hat is its kind's own hat, in the garment's colour.
  const ownHat = card.garment.kind === "hat" && kind.headgear;
  const garment = ownHat ? {} : GARMENTS_DRAWN[wornGarment(card.kind, card.garment.kind)](sitter, worn, head);
  // Long hair spreads on the ground beside whoever lies there.
  const hair = place(
    head.behind ?? "",
    joints.head[0],
    joints.head[1],
    build.head * (rig.rests === "lying" ? 0.58 : 1),
    mirrored ? -build.head : build.head,
    rig.rests === "lying" ? 0 : joints.headTilt,
  );
  const asHead = (svg: string) =>
    svg && place(svg, joints.head[0], joints.head[1], build.head, mirrored ? -build.head : build.head, joints.headTilt);

  const paintArm = kind.arm ?? drawArm;
  const paintLeg = kind.leg ?? ((s, leg) => drawLeg(s, leg));
  const near = paintArm(sitter, joints.near, rig.near.shape, false, garment.sleeves);
  const far = paintArm(sitter, joints.far, rig.far.shape, true, garment.sleeves);
  const legs = kind.tail?.(sitter) ?? paintLeg(sitter, joints.farLeg, true) + paintLeg(sitter, joints.nearLeg, false);
  const { colour, inside, back = "" } = kind.trunk(sitter);
  const away = rig.away !== undefined;
  const trunk = drawTrunk(sitter, colour, (away ? back : inside) + (garment.onTrunk ?? ""));
  const over = (kind.over?.(sitter) ?? "") + (garment.over ?? "");
  // The old have wire spectacles low on the nose, unless glasses are what they are known by.
  const spectacles =
    rig.away !== "all" && card.age === "old" && card.garment.kind !== "glasses" && !kind.barefaced
      ? drawSpectacles(head.eyes, canvas.grade("#8f8794"), { width: 2.2, size: 0.82, drop: 6 })
      : "";
  const covered = card.garment.kind === "crown";
  const headgear = covered ? "" : (kind.headgear?.(sitter, head, ownHat ? worn : undefined) ?? "");

  const onHead = rig.away === "all" && card.garment.kind === "glasses" ? "" : (garment.onHead ?? "");
  const headed = asHead(head.back + head.front + spectacles + onHead + headgear);
  const farCrosses = crosses(sitter);
  const farArm = rig.bothHands ? far.arm : far.arm + far.hand;
  const tucked = tucksHands(rig, held !== "");
  const sitting = rig.rests === "sitting" || (rig.seated === true && !away);
  const behind = kind.behind?.(sitter) ?? "";
  const fallsOver = away && head.behind !== undefined && head.behind !== "";
  const chair = rig.seated ? drawWheelchair(sitter) : undefined;
  const front = [
    kind.trails || away ? "" : behind,
    away ? "" : (garment.behind ?? ""),
    away || !head.behind ? "" : hair,
    chair?.behind ?? "",
    farCrosses ? "" : farArm,
    sitting ? "" : legs,
    trunk,
    sitting ? legs : "",
    over,
    chair?.before ?? "",
    kind.allHead ? headed : "",
    farCrosses ? farArm : "",
    near.arm,
    tucked ? near.hand : "",
    // Seen from behind, a tail, wings and a cape are before the body.
    away ? behind : "",
    away ? (garment.behind ?? "") : "",
    // Long hair falls over what is round the neck.
    fallsOver ? (garment.neck ?? "") + hair : "",
    kind.allHead ? "" : headed,
    fallsOver ? "" : (garment.neck ?? ""),
    held,
    rig.bothHands ? far.hand : "",
    tucked ? "" : near.hand,
  ].join("");
  return { back: kind.trails && !away ? behind : "", front };
}

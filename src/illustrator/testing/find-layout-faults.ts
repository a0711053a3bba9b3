import { FRAME } from "#book/format.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { PlacedFigure } from "../compose/compose-page.ts";
import { DWARFED_HEIGHT, SHOT_HEIGHTS, TEXT_ZONE_HEIGHT } from "../compose/shots.ts";
import { planPage } from "../draw-page.ts";
import { FIGURES } from "../figures/register.ts";
import { THINGS_DRAWN } from "../things/register.ts";

interface Circle {
  x: number;
  y: number;
  radius: number;
}

const mirror = ({ facing }: PlacedFigure) => (facing === "left" ? -1 : 1);

const faceOf = (figure: PlacedFigure): Circle => ({
  x: figure.x + figure.drawing.head.x * figure.scale * mirror(figure),
  y: figure.y + figure.drawing.head.y * figure.scale,
  radius: figure.drawing.head.radius * figure.scale,
});

/** What a composed page breaks of the layout's promises, in words; nothing when it keeps them all. */
export function findLayoutFaults(plan: PagePlan, cast: readonly CastCard[], seed: string): string[] {
  const { composition } = planPage(plan, cast, { seed, drawers: { figures: FIGURES, things: THINGS_DRAWN } });
  const { figures, things, scale } = composition;
  const faults: string[] = [];
  const [zoneTop, zoneBottom] =
    plan.textAt === "top" ? [0, TEXT_ZONE_HEIGHT] : [FRAME.height - TEXT_ZONE_HEIGHT, FRAME.height];

  for (const [i, figure] of figures.entries()) {
    const { who, pose } = figure.plan;
    const face = faceOf(figure);
    if (face.x - face.radius < 0 || face.x + face.radius > FRAME.width || face.y - face.radius < 0)
      faults.push(`${who}'s face (${pose}) is cut by the page`);
    if (figure.y > FRAME.height) faults.push(`${who}'s feet are cut by the page`);
    if (figure.x < 20 || figure.x > FRAME.width - 20) faults.push(`${who} stands at the page's edge`);
    const top = figure.y - figure.extent.height * scale;
    if (top < zoneBottom && figure.y > zoneTop) faults.push(`${who} (${pose}) stands in the text zone`);
    for (const other of figures.slice(i + 1)) {
      const otherFace = faceOf(other);
      const between = Math.hypot(face.x - otherFace.x, face.y - otherFace.y);
      if (between < face.radius + otherFace.radius) faults.push(`${who}'s and ${other.plan.who}'s faces overlap`);
    }
    const { hand } = figure.drawing;
    if (hand) {
      const x = figure.x + hand[0] * figure.scale * mirror(figure);
      const y = figure.y + hand[1] * figure.scale;
      for (const other of figures) {
        if (other === figure) continue;
        const otherFace = faceOf(other);
        if (Math.hypot(x - otherFace.x, y - otherFace.y) < otherFace.radius)
          faults.push(`${who}'s hand (${pose}) is over ${other.plan.who}'s face`);
      }
    }
    const previous = figures[i - 1];
    if (previous && figure.x <= previous.x) faults.push(`${who} is not right of ${previous.plan.who}`);
  }
  for (const { thing, x, y, drawing, scale: size } of things) {
    if (y > zoneTop && y - drawing.height * size < zoneBottom) faults.push(`the ${thing} lies in the text zone`);
    if (x < 0 || x > FRAME.width) faults.push(`the ${thing} is off the page`);
  }
  const [hero] = figures;
  const most = (plan.dwarfed && plan.shot === "wide" ? DWARFED_HEIGHT : SHOT_HEIGHTS[plan.shot])[1] * FRAME.height;
  if (hero && hero.extent.stature * scale > most + 1)
    faults.push(`${hero.plan.who} is taller than a ${plan.shot} shot`);
  return faults;
}

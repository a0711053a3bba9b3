import type { CastCard } from "#book/cast-card.ts";
import type { FigurePlan, PagePlan, Pose } from "#book/page-plan.ts";
import type { FigureManner } from "../figure.ts";

/** A figure's direction before it is drawn: which way it faces and where its eyes go. */
export interface Direction {
  plan: FigurePlan;
  card: CastCard;
  facing: "left" | "right";
  manner: FigureManner;
}

/** Where a figure looks when the plan names nothing: ahead, a little down into the page. */
const INTO_THE_PAGE = { x: 0.8, y: 0.1 };

/** Poses that bend to the size of whom they touch. */
const TOUCHING: readonly Pose[] = ["hug", "hold-hands", "dance", "whisper"];

/**
 * Directs the figures that have a card, left to right in the plan's order: each faces whom or what it looks at; else the
 * first faces the reading direction, or against it where `turned` and it is alone, and the others face the first.
 */
export function directFigures(plan: PagePlan, cast: readonly CastCard[], turned = false): Direction[] {
  const cards = new Map(cast.map((card) => [card.id, card]));
  const present = plan.figures.flatMap((figure) => {
    const card = cards.get(figure.who);
    return card ? [{ figure, card }] : [];
  });
  return present.map(({ figure, card }, index) => {
    const target = present.findIndex(({ figure: other }) => other.who === figure.looksAt);
    const sees = target >= 0 && target !== index ? target : undefined;
    const alone = present.length === 1;
    const toRight = sees === undefined ? index === 0 && !(alone && turned) : sees > index;
    const facing = figure.facing ?? (toRight ? "right" : "left");
    const neighbour = present[facing === "right" ? index + 1 : index - 1];
    const beside = neighbour && TOUCHING.includes(figure.pose) ? neighbour.card.size / card.size : undefined;
    return { plan: figure, card, facing, manner: { ...mannerOf(figure, lookOf()), ...(beside && { beside }) } };

    function lookOf(): FigureManner["look"] {
      if (figure.looksAt === "reader") return { x: 0, y: 0 };
      const other = sees === undefined ? undefined : present[sees]?.card;
      if (other) {
        const ahead = toRight === (facing === "right") ? 1 : -1;
        // Eyes stand at about seven tenths of a figure's height; the nearer a neighbour, the steeper the look.
        const rise = ((card.size - other.size) * 210) / 260;
        const length = Math.hypot(1, rise);
        return { x: ahead / length, y: Math.max(-0.75, Math.min(0.75, rise / length)) };
      }
      const thing = plan.things.find(({ thing: name }) => name === figure.looksAt);
      if (thing) return thing.where === "sky" ? { x: 0.66, y: -0.68 } : { x: 0.8, y: 0.5 };
      if (figure.holds !== undefined && figure.looksAt === figure.holds) return { x: 0.85, y: 0.4 };
      return INTO_THE_PAGE;
    }
  });
}

function mannerOf(figure: FigurePlan, look: FigureManner["look"]): FigureManner {
  const manner: FigureManner = { pose: figure.pose, mood: figure.mood, look };
  if (figure.holds === undefined) return manner;
  return {
    ...manner,
    holds: figure.holds,
    ...(figure.holdsColour !== undefined && { holdsColour: figure.holdsColour }),
  };
}

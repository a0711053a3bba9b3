import type { CastCard } from "#book/cast-card.ts";
import type { FigureManner } from "../figure.ts";
import { FIGURES } from "../figures/register.ts";
import { Canvas } from "../gouache/canvas.ts";
import { extentOf } from "../gouache/extent.ts";
import { PALETTES } from "../places/enchanted-forest/palettes.ts";

/** The views of a figure: whom it shows its face to, by where its eyes go. */
export const VIEWS: readonly FigureManner["look"][] = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 1, y: 0 },
  { x: -0.5, y: 0.2 },
  { x: -1, y: 0 },
];

/** What a figure's drawing breaks of its promises, in words; nothing when it keeps them all. */
export function findFigureFaults(card: CastCard, manner: FigureManner): string[] {
  const canvas = new Canvas({ palette: PALETTES.day, seed: "page", prefix: "p" });
  const { back = "", svg, reach, height, head, eyes, hand, grip } = FIGURES[card.kind](canvas, card, manner);
  const faults: string[] = [];
  const say = (broken: boolean, fault: string) => {
    if (broken) faults.push(`${card.kind} ${manner.pose} ${manner.mood} ${manner.look.x}: ${fault}`);
  };
  say(/NaN|undefined|Infinity/.test(back + svg), "a number is missing");
  say(svg.length > 64_000, `its drawing has ${svg.length} signs`);
  say(/ id="| opacity="|<filter/.test(back + svg), "it is dear to draw");
  const [left, top, right, bottom] = extentOf(back + svg);
  say(left < -reach.left - 0.5 || right > reach.right + 0.5, "it reaches farther than it says");
  say(top < -height - 0.5, "it is taller than it says");
  say(bottom > 14, "it goes into the ground");
  say(Math.hypot(eyes[0] - head.x, eyes[1] - head.y) > head.radius, "its eyes are not in its head");
  say(head.y > -head.radius * 0.5 || -head.y > height, "its head is not in the drawing");
  for (const [what, point] of [["hand", hand] as const, ["grip", grip] as const]) {
    if (!point) continue;
    const [x, y] = point;
    say(x < -reach.left - 1 || x > reach.right + 1 || y < -height - 1 || y > 14, `its ${what} is not in the drawing`);
  }
  return faults;
}

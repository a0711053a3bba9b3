import { at, oval } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

/** Round glasses with coloured frames, one lens over each eye. */
export const drawGlasses: DrawGarment = (_sitter, colour, { eyes }) => {
  const [[bx, by], [nx, ny]] = eyes;
  const radius = Math.min(14.5, (nx - bx) / 2 - 1.5);
  const back = oval(bx, by, radius, radius * 1.06);
  const near = oval(nx, ny, radius * 0.97, radius * 1.04);
  const bridge = `M${at(bx + radius, by - 2)}Q${at((bx + nx) / 2, (by + ny) / 2 - 6)} ${at(nx - radius * 0.97, ny - 2)}`;
  const temple = `M${at(bx - radius, by - 2)}L${at(-44, by - 6)}`;
  return {
    onHead: fill(back + near, "#ffffff", 0.16) + line(temple, colour, 2.6) + line(back + near + bridge, colour, 3.4),
  };
};

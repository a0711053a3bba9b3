/** Left, top, right, bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** A transform as SVG has it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** How many numbers each command takes; those of A are handled apart, for its radii are not points. */
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, H: 1, V: 1, A: 7 };

/**
 * The box that holds a path, moved by a transform: relative and absolute commands, control points counted as if the path reached them, arcs
 * counted with their whole ellipse where that could matter. Never too small.
 */
export function boundsOf(d: string, [a, b, c, e, dx, dy]: Matrix = IDENTITY): Bounds {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const add = (ownX: number, ownY: number) => {
    const px = a * ownX + c * ownY + dx;
    const py = b * ownX + e * ownY + dy;
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  };
  for (const [, letter = "", text = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    if (command === "Z") {
      x = startX;
      y = startY;
      continue;
    }
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const step = ARGUMENTS[command];
    if (!step) continue;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const value = (k: number) => numbers[i + k] ?? 0;
      const ox = relative ? x : 0;
      const oy = relative ? y : 0;
      if (command === "H") x = ox + value(0);
      else if (command === "V") y = oy + value(0);
      else if (command === "A") {
        const endX = ox + value(5);
        const endY = oy + value(6);
        const reach = Math.max(Math.abs(value(0)), Math.abs(value(1)));
        const half = Math.hypot(endX - x, endY - y) / 2;
        // A small arc bulges from its chord by at most the chord's half; a large one by up to the ellipse's size.
        const bulge = value(3) ? reach * 2 : Math.min(reach, half);
        const flat = value(2) === 0;
        const bx = flat ? Math.min(bulge, Math.abs(value(0)) * (value(3) ? 2 : 1)) : bulge;
        const by = flat ? Math.min(bulge, Math.abs(value(1)) * (value(3) ? 2 : 1)) : bulge;
        const mx = (x + endX) / 2;
        const my = (y + endY) / 2;
        // Over a level chord the arc leaves on one side only, which its sweep tells.
        const level = Math.abs(endY - y) < 1e-6;
        const plumb = Math.abs(endX - x) < 1e-6;
        const up = level ? (value(4) ? endX > x : endX < x) : true;
        const down = level ? !up : true;
        const toLeft = plumb ? (value(4) ? endY < y : endY > y) : true;
        const toRight = plumb ? !toLeft : true;
        for (const px of [mx - (toLeft ? bx : 0), mx + (toRight ? bx : 0)])
          for (const py of [my - (up ? by : 0), my + (down ? by : 0)]) add(px, py);
        x = endX;
        y = endY;
      } else {
        for (let k = 0; k < step; k += 2) add(ox + value(k), oy + value(k + 1));
        x = ox + value(step - 2);
        y = oy + value(step - 1);
        if (command === "M" && i === 0) {
          startX = x;
          startY = y;
        }
      }
      add(x, y);
    }
  }
  return left === Infinity ? [0, 0, 0, 0] : [left, top, right, bottom];
}

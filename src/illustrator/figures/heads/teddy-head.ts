import { line } from "../../gouache/shape.ts";
import { bearEars } from "./bear-head.ts";
import { roundHead } from "./round-head.ts";

/** A stitched bear: seams, and a patch that somebody sewed on with love. */
export const TEDDY_HEAD = roundHead({
  ears: bearEars,
  muzzle: { y: 17, rx: 21, ry: 16 },
  nose: { rx: 8, ry: 5.5, colour: "#5a3a34" },
  crown: { x: 0, y: -39, half: 34 },
  eyeRadius: 7.4,
  markings: ({ canvas, colours, turn }) => {
    const x = turn * 9;
    const thread = canvas.shade(colours.main, 0.6);
    const seam = `M${x} -48Q${x + 3} -34 ${x} -20`;
    const stitches = [-42, -36, -30, -24].map((y) => `M${x - 3} ${y}l8 1.4`).join("");
    return line(seam, thread, 1.8, 0.5) + line(stitches, thread, 1.8, 0.55);
  },
  over: ({ canvas, colours, turn }) => {
    const x = -38 + turn * 5;
    const patch = `M${x - 7} -18L${x + 8} -22L${x + 11} -6L${x - 6} -2Z`;
    return (
      `<path d="${patch}" fill="${colours.accent}"/>` +
      `<path d="${patch}" fill="none" stroke="${canvas.shade(colours.accent, 0.6)}" stroke-width="1.8" stroke-dasharray="3 3" stroke-linecap="round"/>`
    );
  },
});

import type { Painter } from "#features/pictures/server/painter/painter.ts";

const COLOURS = 5;

/** Paints one of few flat colours: for tests of everything around pictures, which need many and look at none. */
export const plainPainter: Painter = {
  name: "plain",
  paint({ seed }) {
    const colour = Array.from(seed).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % COLOURS, 0);
    const fill = `hsl(${colour * 70} 50% 60%)`;
    return Promise.resolve({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1280"><rect width="1024" height="1280" fill="${fill}"/></svg>`,
      textZone: { x: 60, y: 940, width: 904, height: 340, ink: "dark" },
    });
  },
};

import { mix } from "./inks.ts";
import { Sheet } from "./print.ts";

interface Planet {
  readonly ground: string;
  /** What is painted on the ball, on a grid from 0 to 64. */
  readonly bands: string;
  /** In front of the ball: its colour and tilt. */
  readonly ring?: { readonly ink: string; readonly tilt: number };
}

const zigzag = (y: number, height: number) =>
  `M2 ${y}${Array.from({ length: 11 }, (_, index) => `l3 ${index % 2 === 0 ? -height : height}l3 0`).join("")}`;

/** Planets as painted eggs: each with the bands of a folk craft. */
const PLANETS: Readonly<Record<string, Planet>> = {
  earth: {
    ground: "#2f6fb7",
    bands: `<path d="M10 22c6-8 15-7 17-2s-4 8-9 9-7 8-11 5 0-8 3-12ZM33 34c5-4 15-4 20 1s2 12-5 13-8 6-13 3-7-13-2-17ZM36 9c4-2 9 0 8 4s-9 4-10 1 0-4 2-5Z" fill="#37a06f"/><path d="M3 30q14 5 28 0t30 0" fill="none" stroke="#fbe3a0" stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>`,
  },
  moon: {
    ground: "#ddcff0",
    bands: `<g fill="#b79bd8"><circle cx="22" cy="22" r="7"/><circle cx="43" cy="18" r="4"/><circle cx="42" cy="41" r="9"/><circle cx="18" cy="45" r="4.5"/><circle cx="30" cy="34" r="2.5"/></g><circle cx="40" cy="39" r="5" fill="#c9b3e4"/>`,
  },
  mars: {
    ground: "#cf5048",
    bands: `<path d="M0 22h64v8H0ZM0 42h64v5H0Z" fill="#f08a5e"/><path d="${zigzag(29, 6)}" fill="none" stroke="#8f2440" stroke-width="2"/><path d="M0 14h64M0 52h64" stroke="#fbd9a0" stroke-width="1.5" stroke-dasharray="2 4"/>`,
  },
  jupiter: {
    ground: "#eab866",
    bands: `<path d="M0 12h64v7H0ZM0 36h64v9H0Z" fill="#b4502f"/><path d="M0 25h64v4H0ZM0 50h64v4H0Z" fill="#d9823f"/><path d="${zigzag(44, 7)}" fill="none" stroke="#f8dc9c" stroke-width="1.8"/><ellipse cx="42" cy="33" rx="7" ry="4" fill="#d3364a"/>`,
  },
  saturn: {
    ground: "#f0c878",
    bands: `<path d="M0 20h64v5H0ZM0 40h64v6H0Z" fill="#d98f3c"/><path d="M0 32.5h64" stroke="#a5532c" stroke-width="2" stroke-dasharray="3 3"/>`,
    ring: { ink: "#d3364a", tilt: -16 },
  },
  uranus: {
    ground: "#7fc8bf",
    bands: `<path d="M0 24h64v4H0ZM0 38h64v6H0Z" fill="#3d9b9a"/><path d="${zigzag(43, 5)}" fill="none" stroke="#d6f1e8" stroke-width="1.5"/>`,
    ring: { ink: "#e6f4f0", tilt: 72 },
  },
};

export const PLANET_NAMES = Object.keys(PLANETS);

/** A planet as a square picture with room for a ring. */
export function drawPlanet(name: string): string {
  const { ground, bands, ring } = PLANETS[name] as Planet;
  const sheet = new Sheet();
  const shade = mix(ground, "#14163f", 0.62);
  const ball = `<clipPath id="ball"><circle cx="32" cy="32" r="30"/></clipPath>`;
  const night = `<path d="M66-2v68H-2c36 2 58-24 58-54 0-5 0-10-1-14Z" fill="${sheet.fade(shade, 0.25, 0.85, "0 0 1 1")}" filter="url(#stipple)"/>`;
  const light = `<ellipse cx="20" cy="15" rx="9" ry="5" fill="#fff" fill-opacity=".32" transform="rotate(-32 20 15)"/>`;
  sheet.add(
    `${ball}<g clip-path="url(#ball)"><rect width="64" height="64" fill="${ground}"/>${bands}${night}${light}</g>`,
  );
  if (ring) {
    sheet.add(
      `<path d="M1.5 27.5C-10 35-6 43 32 41S74 24 62.5 27.5" transform="rotate(${ring.tilt} 32 32)" fill="none" stroke="${ring.ink}" stroke-width="3.5" stroke-linecap="round"/>`,
    );
  }
  return sheet.toSvg(104, 104, "-10 -10 84 84");
}

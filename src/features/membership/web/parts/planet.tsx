import type { ReactNode } from "react";
import { LEVELS } from "#features/membership/levels.ts";

type PlanetName = (typeof LEVELS)[number]["planet"];

interface Look {
  readonly ground: string;
  readonly shade: string;
  /** What is painted on the ball, on a grid from 0 to 64. */
  readonly bands: ReactNode;
  /** In front of the ball: a ring. */
  readonly ring?: ReactNode;
}

const zigzag = (y: number, height: number) =>
  `M2 ${y}${Array.from({ length: 11 }, (_, index) => `l3 ${index % 2 === 0 ? -height : height}l3 0`).join("")}`;

/** Planets as painted eggs: each with the bands of folk craft. */
const LOOKS: Readonly<Record<PlanetName, Look>> = {
  earth: {
    ground: "#2a63ab",
    shade: "#12285a",
    bands: (
      <>
        <path
          d="M10 22c6-8 15-7 17-2s-4 8-9 9-7 8-11 5 0-8 3-12ZM33 34c5-4 15-4 20 1s2 12-5 13-8 6-13 3-7-13-2-17ZM36 9c4-2 9 0 8 4s-9 4-10 1 0-4 2-5Z"
          fill="#2f9a6b"
        />
        <path
          d="M4 30q14 5 28 0t28 0"
          fill="none"
          stroke="#fbe3a0"
          strokeWidth="1.5"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
      </>
    ),
  },
  moon: {
    ground: "#d9c9ee",
    shade: "#6b4f96",
    bands: (
      <>
        <circle cx="22" cy="22" r="7" fill="#b79bd8" />
        <circle cx="43" cy="18" r="4" fill="#b79bd8" />
        <circle cx="42" cy="41" r="9" fill="#b79bd8" />
        <circle cx="18" cy="45" r="4.5" fill="#b79bd8" />
        <circle cx="30" cy="34" r="2.5" fill="#b79bd8" />
        <circle cx="40" cy="39" r="5" fill="#c9b3e4" />
      </>
    ),
  },
  mars: {
    ground: "#c94a45",
    shade: "#5e1734",
    bands: (
      <>
        <path d="M0 22h64v8H0ZM0 42h64v5H0Z" fill="#ee8158" />
        <path d={zigzag(29, 6)} fill="none" stroke="#8f2440" strokeWidth="2" />
        <path d="M0 14h64M0 52h64" stroke="#fbd9a0" strokeWidth="1.5" strokeDasharray="2 4" />
      </>
    ),
  },
  jupiter: {
    ground: "#eab866",
    shade: "#7a3a2a",
    bands: (
      <>
        <path d="M0 12h64v7H0ZM0 36h64v9H0Z" fill="#b4502f" />
        <path d="M0 25h64v4H0ZM0 50h64v4H0Z" fill="#d9823f" />
        <path d={zigzag(44, 7)} fill="none" stroke="#f8dc9c" strokeWidth="1.8" />
        <ellipse cx="42" cy="33" rx="7" ry="4" fill="#d3364a" />
      </>
    ),
  },
  saturn: {
    ground: "#f0c878",
    shade: "#875226",
    bands: (
      <>
        <path d="M0 20h64v5H0ZM0 40h64v6H0Z" fill="#d98f3c" />
        <path d="M0 32.500h64" stroke="#a5532c" strokeWidth="2" strokeDasharray="3 3" />
      </>
    ),
    ring: <RingOf colour="#d3364a" tilt={-16} />,
  },
  uranus: {
    ground: "#7fc8bf",
    shade: "#17566a",
    bands: (
      <>
        <path d="M0 24h64v4H0ZM0 38h64v6H0Z" fill="#3d9b9a" />
        <path d={zigzag(43, 5)} fill="none" stroke="#d6f1e8" strokeWidth="1.5" />
      </>
    ),
    ring: <RingOf colour="#e6f4f0" tilt={72} />,
  },
};

function RingOf({ colour, tilt }: { readonly colour: string; readonly tilt: number }) {
  return (
    <g transform={`rotate(${tilt} 32 32)`} fill="none" stroke={colour} strokeWidth="3.5" strokeLinecap="round">
      <path d="M1.5 27.500C-10 35 -6 43 32 41S74 24 62.5 27.5" />
    </g>
  );
}

interface PlanetProps {
  readonly level: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The planet of a level; its name stands beside it. */
export function Planet({ level, size, className }: PlanetProps) {
  const name = LEVELS[level]?.planet ?? "earth";
  const { ground, shade, bands, ring } = LOOKS[name];
  return (
    <svg viewBox="-10 -10 84 84" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <clipPath id={`ball-${name}`}>
        <circle cx="32" cy="32" r="30" />
      </clipPath>
      <g clipPath={`url(#ball-${name})`}>
        <rect width="64" height="64" fill={ground} />
        {bands}
        <path d="M64 0v64H0c34 0 54-24 54-52 0-5 0-9-1-12Z" fill={shade} fillOpacity=".34" />
        <path d="M64 12v52H14c30-3 48-22 50-52Z" fill={shade} fillOpacity=".3" />
        <ellipse cx="20" cy="15" rx="9" ry="5" fill="#fff" fillOpacity=".3" transform="rotate(-32 20 15)" />
      </g>
      {ring}
    </svg>
  );
}

import { LEVELS } from "#features/membership/levels.ts";
import earth from "#web/design/generated/scenery/planet-earth.webp";
import jupiter from "#web/design/generated/scenery/planet-jupiter.webp";
import mars from "#web/design/generated/scenery/planet-mars.webp";
import moon from "#web/design/generated/scenery/planet-moon.webp";
import saturn from "#web/design/generated/scenery/planet-saturn.webp";
import uranus from "#web/design/generated/scenery/planet-uranus.webp";

const PICTURES = { earth, moon, mars, jupiter, saturn, uranus } as const;

interface PlanetProps {
  readonly level: number;
  /** Width and height, in px. */
  readonly size: number;
}

/** The planet of a level; its name stands beside it. */
export function Planet({ level, size }: PlanetProps) {
  const { planet } = LEVELS[level] ?? LEVELS[0];
  return <img src={PICTURES[planet]} alt="" width={size} height={size} decoding="async" />;
}

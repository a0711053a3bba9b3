import { LEVELS } from "#features/membership/levels.ts";

const KEYS = ["level.0", "level.1", "level.2", "level.3", "level.4", "level.5"] as const;

/** A level's number within the six that there are. */
export function knownLevel(level: number): number {
  return Math.min(Math.max(level, 0), LEVELS.length - 1);
}

/** The message that names a level's planet. */
export function levelKey(level: number): (typeof KEYS)[number] {
  return KEYS[knownLevel(level)] ?? KEYS[0];
}

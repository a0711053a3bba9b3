import type { GoalFrame } from "./frames.ts";

/** Goals that are seldom said so: "wäre gern ein Stern", "der die Kälte hasst", "und die verschwundene Krone". */
export const RARER_GOALS: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.85,
    shape: "be",
    pattern:
      /(?<!\p{L})wären? (?:(?:so|auch|viel) )?(?:gerne?|lieber)\s+(?<phrase>(?:eine?\s+)?(?:\p{Ll}+e[sr]?\s+)?\p{Lu}\p{L}+)/u,
  },
  {
    kind: "fear",
    confidence: 0.85,
    shape: "dative",
    pattern: /(?<!\p{L})(?<phrase>(?:die|den|das) \p{Lu}\p{L}+) (?:hasst|hasste|scheut)(?!\p{L})/u,
  },
  {
    kind: "lost",
    confidence: 0.75,
    shape: "noun",
    pattern:
      /(?<!\p{L})(?<det>der|die|das) (?<phrase>(?:verschwundene|verlorene|gestohlene) \p{Lu}\p{Ll}+)(?=[,.!?]|$)/u,
  },
];

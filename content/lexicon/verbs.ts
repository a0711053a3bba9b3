import type { VerbRow } from "./verb-row.ts";
import { VERBS_OF_DOING } from "./verbs-of-doing.ts";
import { VERBS_OF_BEING } from "./verbs-of-being.ts";
import { VERBS_OF_MOVING } from "./verbs-of-moving.ts";
import { VERBS_OF_SEEKING } from "./verbs-of-seeking.ts";

export const VERBS: readonly VerbRow[] = [
  ...VERBS_OF_MOVING,
  ...VERBS_OF_SEEKING,
  ...VERBS_OF_BEING,
  ...VERBS_OF_DOING,
];

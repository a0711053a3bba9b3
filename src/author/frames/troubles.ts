import type { ByLanguage } from "#book/languages.ts";
import type { GoalFrame } from "./frames.ts";
import { FAMILY_TROUBLES } from "./family-troubles.ts";
import { TROUBLES_DE } from "./troubles-de.ts";
import { TROUBLES_EN } from "./troubles-en.ts";
import { TROUBLES_RO } from "./troubles-ro.ts";

/**
 * Troubles that an idea tells without saying what anybody wants: who is stuck wants to get out, who has no tail wants one.
 * Tried after wishes, fears and losses that are said, before what is only guessed.
 */
export const TROUBLES: ByLanguage<readonly GoalFrame[]> = {
  en: [...FAMILY_TROUBLES.en, ...TROUBLES_EN],
  ro: [...FAMILY_TROUBLES.ro, ...TROUBLES_RO],
  de: [...FAMILY_TROUBLES.de, ...TROUBLES_DE],
};

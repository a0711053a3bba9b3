import type { ByLanguage } from "#book/languages.ts";
import { NINTH_INSTRUCTIONS_DE } from "./instructions-ninth-de.ts";
import { NINTH_INSTRUCTIONS_EN } from "./instructions-ninth-en.ts";
import { NINTH_INSTRUCTIONS_RO } from "./instructions-ninth-ro.ts";

/**
 * A ninth collection, 180 a language, written by somebody who had not seen the reader. Before it learnt from them it understood 105
 * (en), 82 (ro) and 81 (de) of the first 120 whole, and 49, 44 and 41 of the last 60. In the words of `wishInWords`; "?" where
 * something is to be reported as not understood.
 */
export const NINTH_INSTRUCTIONS: ByLanguage<readonly (readonly [said: string, ...wishes: string[]])[]> = {
  en: NINTH_INSTRUCTIONS_EN,
  ro: NINTH_INSTRUCTIONS_RO,
  de: NINTH_INSTRUCTIONS_DE,
};

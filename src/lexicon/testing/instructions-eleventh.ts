import type { ByLanguage } from "#book/languages.ts";
import { ELEVENTH_INSTRUCTIONS_DE } from "./instructions-eleventh-de.ts";
import { ELEVENTH_INSTRUCTIONS_EN } from "./instructions-eleventh-en.ts";
import { ELEVENTH_INSTRUCTIONS_RO } from "./instructions-eleventh-ro.ts";

/**
 * An eleventh collection, 150 a language, written by somebody who had not seen the reader. Before it learnt from them it understood
 * 134 (en), 126 (ro) and 124 (de) of them whole. In the words of `wishInWords`; "?" where something is to be reported as not understood.
 */
export const ELEVENTH_INSTRUCTIONS: ByLanguage<readonly (readonly [said: string, ...wishes: string[]])[]> = {
  en: ELEVENTH_INSTRUCTIONS_EN,
  ro: ELEVENTH_INSTRUCTIONS_RO,
  de: ELEVENTH_INSTRUCTIONS_DE,
};

import type { ByLanguage } from "#book/languages.ts";
import { TWELFTH_INSTRUCTIONS_DE } from "./instructions-twelfth-de.ts";
import { TWELFTH_INSTRUCTIONS_EN } from "./instructions-twelfth-en.ts";
import { TWELFTH_INSTRUCTIONS_RO } from "./instructions-twelfth-ro.ts";

/**
 * A twelfth collection, 60 a language, by the hand of the eleventh, read for the first time when the reader had learnt from that: it
 * understood 57 (en), 50 (ro) and 55 (de) of them whole, and has learnt from them since (docs/decisions/021). In the words of
 * `wishInWords`; "?" where something is to be reported as not understood.
 */
export const TWELFTH_INSTRUCTIONS: ByLanguage<readonly (readonly [said: string, ...wishes: string[]])[]> = {
  en: TWELFTH_INSTRUCTIONS_EN,
  ro: TWELFTH_INSTRUCTIONS_RO,
  de: TWELFTH_INSTRUCTIONS_DE,
};

import type { ByLanguage } from "#book/languages.ts";

/** What a clause tells that goes wrong, and nobody wishes for who does not say so: „verschläft den Frühling“. */
export const WENT_WRONG: ByLanguage<RegExp> = {
  en: /^(?:oversleep|miss|forget|lose|break|drop|spill|fall(?! (?:asleep|in love))|trip|stumble|ruin|burn|mix up)\b(?!.*\b(?:less|no|never|fewer)\b)/iu,
  ro: /^s[ăa] (?:piard[ăa]|uite|rateze|strice|sparg[ăa]|rup[ăa]|verse|cad[ăa]|r[ăa]t[ăa]ceasc[ăa]|[îi]ncurce|v[ăa]rse)(?!\p{L})/iu,
  de: /^(?!.*(?<!\p{L})(?:nicht|nie|niemals|kein\p{Ll}*|nichts)(?!\p{L})).*(?<!\p{L})(?:verschlafen|verpassen|vergessen|verlieren|zerbrechen|verlegen|hinfallen|umfallen|stolpern|verwechseln|vertauschen|verschütten)$/iu,
};

import type { ByLanguage } from "#book/languages.ts";

/** Words, folded, of sentences that ask for a story or tell of one. */
export const ASKING: ByLanguage<RegExp> = {
  en: /\b(?:story|stories|tale|book|about|could|please|maybe|perhaps|want|wanted|would|like|hero|star|write|something|can)\b/gu,
  ro: /\b(?:povest\w*|carte\w*|despre|vreau|vrem|as vrea|doresc|rog|erou\w*|personaj\w*|sa fie|scrie\w*|ceva)\b/gu,
  de: /\b(?:geschichte\w*|buch|marchen|soll\w*|bitte|mochte\w*|konnte\w*|uber|held\w*|hauptfigur|schreib\w*|hatte\w*|wunsch\w*)\b/gu,
};

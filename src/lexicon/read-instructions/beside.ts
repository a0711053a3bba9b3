import type { Language } from "#book/languages.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";

const BESIDE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:behind|beside|next to|in front of|near)(?: the| his| her| their)?$/iu,
  ro: /(?<!\p{L})(?:lângă|langa|în spatele|in spatele|în fața|in fata|alături de|alaturi de|după|dupa)(?: lui| ei)?$/iu,
  de: /(?<!\p{L})(?:hinter|neben|vor)(?: d\p{L}{2}| ihr\p{L}*| sein\p{L}*)?$/iu,
};

/** "Behind Bruno", "next to her": somebody is named to say where. */
export const isBesideWhich = ({ clause, language }: Walk, { start }: InstructionEvent): boolean =>
  BESIDE[language].test(clause.sentence.slice(0, start).trimEnd());

import type { ByLanguage, Language } from "#book/languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import type { Kit } from "./participant.ts";
import { romanian } from "./romanian.ts";

const KITS: ByLanguage<Kit> = { en: english, ro: romanian, de: german };

export function kitFor(language: Language): Kit {
  return KITS[language];
}

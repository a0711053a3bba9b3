import type { ByLanguage, Language } from "#book/languages.ts";
import { english } from "./frames/en.ts";
import type { ReadingFrames } from "./frames/frames.ts";
import { german } from "./frames/de.ts";
import { romanian } from "./frames/ro.ts";

const FRAMES: ByLanguage<ReadingFrames> = { en: english, ro: romanian, de: german };

export function framesFor(language: Language): ReadingFrames {
  return FRAMES[language];
}

import type { ByLanguage, Language } from "#book/languages.ts";
import { english } from "./frames/en.ts";
import type { ReadingFrames } from "./frames/frames.ts";
import { foldText } from "./fold-text.ts";
import { german } from "./frames/de.ts";
import { romanian } from "./frames/ro.ts";

/** What sentences of the neighbours’ languages begin with: "Une petite souris", "El zorro". */
const FOREIGN_WORDS = "une le les des del el los las il lo gli uno het een eine il était habia érase c'era".split(" ");

const FRAMES: ByLanguage<ReadingFrames> = { en: folded(english), ro: folded(romanian), de: folded(german) };

/** Words that are no names are looked up without marks, as names are. */
function folded(frames: ReadingFrames): ReadingFrames {
  const words = [...frames.noNames].flatMap((word) => [word, foldText(word)]);
  return { ...frames, noNames: new Set([...words, ...FOREIGN_WORDS]) };
}

export function framesFor(language: Language): ReadingFrames {
  return FRAMES[language];
}

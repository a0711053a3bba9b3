import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadFigure } from "./reading.ts";

/** From an owner to what befalls a thing of theirs, which does nothing itself: "The postman’s bag is full of". */
const BEFALLS: Partial<ByLanguage<RegExp>> = {
  en: /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]) (?:[\p{Ll}-]+ ){1,3}?(?:(?:has|have|had|is|are|was|were|goes|go|went|gets?|got)(?: suddenly| all| been| just| gone| always)* )?(?:missing|gone|stolen|vanish\p{Ll}*|disappear\p{Ll}*|broken down|breaks? down|broke down|full of|empty|torn|mixed up|muddled|flat|jammed|cancelled)(?!\p{L})/iu,
};

/** The owner that an idea begins with, whose thing is gone or out of order, if nobody there has a name: it is their trouble. */
export function bereftOwner(figures: readonly ReadFigure[], text: string, language: Language): ReadFigure | undefined {
  const owner = figures.find(({ owns }) => owns);
  const isFirst = owner && /^(?:(?:the|our|my|one) )?(?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, owner.at));
  if (!isFirst || !BEFALLS[language]?.test(text.slice(owner.at))) return undefined;
  return figures.some((one) => one !== owner && one.name !== "") ? undefined : owner;
}

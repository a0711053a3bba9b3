import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadFigure } from "./reading.ts";

/** A first clause that tells what is so where it plays: "In a city where all the cars fly, a girl". */
const SCENE: ByLanguage<RegExp> = {
  en: /^(?:in|on) (?:an?|the) (?:[\p{L}’'-]+ ){1,3}?(?:where|in which|with) [^,.!?]*,/iu,
  ro: /^(?:[îi]ntr-(?:un|o)|[îi]n) (?:[\p{L}-]+ ){1,3}?(?:unde|[îi]n care|cu) [^,.!?]*?(?:,|(?= (?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|lucreaz[ăa]|se na[șs]te) ))/iu,
  de: /^(?:in|auf) (?:eine[mr]|de[mr]) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+, (?:in|auf) de[mr] [^,.!?]*,/iu,
};

/** Whoever is there once it has been told where it plays; all where nobody comes after. */
export function afterScene(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const end = SCENE[language].exec(text)?.[0].length ?? 0;
  const later = figures.filter(({ at }) => at >= end);
  return later.some(({ role }) => role !== "helper") ? later : figures;
}

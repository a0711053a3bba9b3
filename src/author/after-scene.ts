import type { ByLanguage, Language } from "#book/languages.ts";
import { hasGermanVerb } from "./told/german-clause.ts";
import type { ReadFigure } from "./reading.ts";

/** A first clause that tells what is so where it plays: "In a city where all the cars fly, a girl". */
const SCENE: ByLanguage<RegExp> = {
  en: /^(?:in|on) (?:an?|the) (?:[\p{L}’'-]+ ){1,3}?(?:where|in which|with) [^,.!?]*,/iu,
  ro: /^(?:povestea (?:noastr[ăa] )?(?:[îi]ncepe|se petrece) )?(?:[îi]ntr-(?:un|o)|[îi]n) (?:[\p{L}-]+ ){1,3}?(?:unde|[îi]n care|cu) [^,.!?]*?(?:,(?: unde)?|(?= (?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|lucreaz[ăa]|se na[șs]te) ))/iu,
  de: /^(?:(?:in|auf) )?(?:eine?[mr]?|de[mr]|die|das) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+(?: (?:in|am|im|auf|an|hinter) [^,.!?]{2,30})?, (?:(?:in|auf) de[mr]|wo) (?:alle|jede\p{Ll}*|die|niemand|keiner|es|nur|nie|sonst)\s[^,.!?]*,/iu,
};

/** „O cutie plină de creioane. Unul dintre ele, Bont,“: the story is that one’s. */
const ONE_OF_THEM_RO =
  /^[^]{5,120}?[.,;] (?:dar |[îi]ns[ăa] |iar )?(?:[Uu]nul|[Uu]na) dintre (?:ei|ele),? (?=(?:pe nume )?\p{Lu})/u;

/** „În tramvaiul 5 s-a urcat o vulpe“: where it is. */
const AT_RO =
  /^(?:[îi]n|din|pe|la|sub|l[âa]ng[ăa]|dup[ăa]|de pe) (?:(?:\p{L}+ ){1,3}(?:de la|la|din|de pe|[îi]n|pe|sub|l[âa]ng[ăa]) )?$/iu;

/** Whoever is there once it has been told where it plays; all where nobody comes after. */
export function afterScene(figures: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const one = language === "ro" ? (ONE_OF_THEM_RO.exec(text)?.[0].length ?? 0) : 0;
  const end = Math.max(one, SCENE[language].exec(text)?.[0].length ?? 0, endOfHeading(figures, text, language));
  const later = figures.filter(({ at }) => at >= end && !(language === "ro" && AT_RO.test(text.slice(0, at))));
  return later.some(({ role }) => role !== "helper") ? later : figures;
}

/** Behind how many letters a first sentence without a verb is no heading but a story. */
const LONGEST_HEADING = 50;

/** „Sturm auf hoher See!“: where it plays and what is on, before somebody is told of by a name; 0 where nothing does that. */
function endOfHeading(figures: readonly ReadFigure[], text: string, language: Language): number {
  if (language !== "de") return 0;
  const heading = /^(?!(?:der|die|das|eine?|mein|unser)\p{Ll}* )[^.!?:]+[.!:]\s+(?=\p{L})/iu.exec(text)?.[0] ?? "";
  const isPlain = heading.length <= LONGEST_HEADING && heading.includes(" ") && !hasGermanVerb(heading);
  const isNamed = figures.some(({ at, name }) => at < heading.length && name !== "");
  return isPlain && !isNamed && figures.some(({ at, name }) => at >= heading.length && name !== "")
    ? heading.length
    : 0;
}

import type { ByLanguage, Language } from "#book/languages.ts";
import { sexOfName } from "./known-names.ts";

/** What is told before a story is asked for in so many words, up to whom it is about. */
const ASKED: ByLanguage<RegExp> = {
  en: /^(?=[^]*?\b(?:I|we|my|our|I['’][md]|we['’]d)\b)[^]*?\b(?:story|tale|book)(?: \p{Ll}+)? (?:about|with|of|on) (?=(?:an?|the|two|three)\s)/iu,
  ro: /^(?=[^]*?(?<!\p{L})(?:sunt|avem|a[șs]|am|vreau|vrem|mea|meu|noastr[ăa]|nostru|mele|mei)(?!\p{L}))[^]*?(?<!\p{L})(?:poveste|povestioar[ăa]|basm|carte)(?: \p{Ll}+)? (?:despre|cu) (?=(?:un|o|doi|dou[ăa]|trei)\s)/iu,
  de: /^(?=[^]*?(?<!\p{L})(?:[Ii]ch|[Ww]ir|uns|mir|[Mm]eine?|[Uu]nsere?|[Bb]itte)(?!\p{L}))[^]*?(?<!\p{L})(?:[Gg]eschichte|[Mm]ärchen|[Bb]uch)(?: \p{Ll}+)?,? (?:über|von|mit|um|in der|in dem|wo) (?=(?:eine?[mnr]?|zwei|drei|\p{Lu}\p{Ll}+)\s)/u,
};

/** "For our class: a pen has …". */
const FOR: ByLanguage<RegExp> = {
  en: /^[^.!?:]{0,60}?\bfor (?:my|our|the) [^.!?:]{2,60}:\s+/iu,
  ro: /^[^.!?:]{0,60}?(?<!\p{L})pentru [^.!?:]{2,80}:\s+/iu,
  de: /^[^.!?:]{0,60}?(?<!\p{L})für (?:meine?n?|unsere?n?|die|den|das) [^.!?:]{2,60}:\s+|^[^]*?(?<!\p{L})(?:Version|Variante|Idee|Vorschlag|Thema|Geschichte)[^.!?:]{0,30}:\s+(?=eine?\s)/iu,
};

/** "From the bean’s point of view". */
const VIEW: ByLanguage<RegExp> = {
  en: /^[^]*?\b(?:from the (?:point of view|perspective) of|through the eyes of) (?=(?:an?|the|our|my)\s)|^[^]*?\bfrom (?=(?:the|our|my) \p{Ll}+['’]s (?:point of view|perspective|side|view|angle)\b)/iu,
  ro: /^[^]*?(?<!\p{L})(?:din (?:perspectiva|punctul de vedere al)|din ochii) (?=\p{L}{4,}(?:ului|ei|ii)(?!\p{L}))/iu,
  de: /^[^]*?(?<!\p{L})aus (?:der )?(?:Sicht|Perspektive) (?=(?:de[rs]|eine[rs]|unsere[rs])\s)/iu,
};

/** What is told of a child whose book it is, and of no hero. */
const READS: ByLanguage<RegExp> = {
  en: /\b(?:loves?|likes?|adores?|obsess\w*|crazy|into|favou?rite|years? old|is \d|turns?|birthday)\b/iu,
  ro: /(?<!\p{L})(?:[îi]i plac\p{Ll}*|ador[ăa]|iube[șs]te|nebun\p{Ll}*|preferat\p{Ll}*|are \w+ ani|de \w+ ani|[îi]mpline[șs]te|scriu|nevoie)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:liebt|mag|steht auf|verrückt|begeistert|Lieblings\p{Ll}+|Jahre|wird \d|ist (?:\d|zwei|drei|vier|fünf|sechs|sieben|acht)|Geburtstag)(?!\p{L})/iu,
};

function isNamed(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu) ?? []).some((word) => sexOfName(word) !== undefined);
}

/** Where whoever writes has done with themselves and whom the book is for: "I am a teacher and need a story about | a boy"; 0 where nothing tells it. */
export function endOfRequest(text: string, language: Language): number {
  const asked = ASKED[language].exec(text)?.[0] ?? "";
  // „Unser Felix vermisst Oma. Eine Geschichte über den Garten …“: of whom more than a liking is told is the hero.
  const isReaders = !isNamed(asked) || READS[language].test(asked);
  const view = VIEW[language].exec(text)?.[0].length ?? 0;
  return Math.max(view, FOR[language].exec(text)?.[0].length ?? 0, isReaders ? asked.length : 0);
}

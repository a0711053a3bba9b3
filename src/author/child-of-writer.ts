import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadFigure } from "./reading.ts";

type Of = "boy" | "girl";

/** Words for a child of the one who writes, which say of a story’s hero only that it is a child. */
const WORDS: ByLanguage<readonly (readonly [Of, RegExp])[]> = {
  en: [
    ["boy", /(?<!\p{L})(?:my|our) (?:\p{L}+[ -]){0,2}?son(?!\p{L})/iu],
    ["girl", /(?<!\p{L})(?:my|our) (?:\p{L}+[ -]){0,2}?daughter(?!\p{L})/iu],
  ],
  ro: [
    ["boy", /(?<!\p{L})(?:fiul|fiu|fiului) (?:meu|nostru)(?!\p{L})/iu],
    ["girl", /(?<!\p{L})(?:fiica|fiicei|fata) (?:mea|mele|noastr[ăa])(?!\p{L})/iu],
  ],
  de: [
    ["boy", /(?<!\p{L})(?:mein|unser)(?:e[nmr]?)? (?:\p{Ll}+e[rnm]? ){0,2}?Sohn(?!\p{L})/iu],
    ["girl", /(?<!\p{L})(?:mein|unser)(?:e[nmr]?)? (?:\p{Ll}+e[rnm]? ){0,2}?Tochter(?!\p{L})/iu],
  ],
};

const SEXES = { boy: "male", girl: "female" } as const;

/** "My son never wants to sleep": whom an idea is about that names nobody else. */
export function childOfWriter(text: string, language: Language): ReadFigure | undefined {
  for (const [concept, word] of WORDS[language]) {
    const at = text.search(word);
    if (at >= 0) return { name: "", concept, sex: SEXES[concept], role: "friend", at };
  }
  return undefined;
}

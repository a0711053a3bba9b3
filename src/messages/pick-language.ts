import { LANGUAGES, type Language } from "#book/languages.ts";

/** The offered language that a tag stands for: `ro-MD` is `ro`, `de_AT` is `de`, `fr` is none. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** The language to speak: the stored preference, else the first wished for that is offered, else the default (S1.8). */
export function pickLanguage(stored: string | null, wished: readonly string[], fallback: Language): Language {
  for (const tag of [stored ?? "", ...wished]) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return fallback;
}

/** The languages of an `Accept-Language` header, best liked first. */
export function wishedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

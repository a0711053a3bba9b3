import { LANGUAGES, type Language } from "#book/languages.ts";

/** The best-liked language of an Accept-Language header that the product speaks, else the default. */
export function chooseLanguage(header: string | undefined, fallback: Language): Language {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, place) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight =
        parameters
          .find((parameter) => parameter.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? "1";
      return { language: tag.split("-")[0], weight: Number(weight), place };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { language } of wishes) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known !== undefined) return known;
  }
  return fallback;
}

export const TEXT_SIZES = ["normal", "large", "huge"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The book's own letters, or letters that are easy to tell apart (OpenDyslexic). */
export const LETTERS = ["book", "easy"] as const;
export type Letters = (typeof LETTERS)[number];

/** Of a book in two languages: both on each page, or one of them. */
export const SHOWN_LANGUAGES = ["both", "first", "second"] as const;
export type ShownLanguages = (typeof SHOWN_LANGUAGES)[number];

/** How somebody likes to read, whatever the book (S13.3); the light is the theme's. */
export interface ReadingSettings {
  readonly size: TextSize;
  readonly letters: Letters;
  readonly languages: ShownLanguages;
}

export const USUAL_SETTINGS: ReadingSettings = { size: "normal", letters: "book", languages: "both" };

/** Times the usual size of the words. */
export const SCALE_OF: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.25, huge: 1.55 };

/** Settings as they were remembered; what is missing or unknown is as usual. */
export function readSettings(json: string | null): ReadingSettings {
  const kept = parse(json);
  return {
    size: TEXT_SIZES.find((size) => size === kept["size"]) ?? USUAL_SETTINGS.size,
    letters: LETTERS.find((letters) => letters === kept["letters"]) ?? USUAL_SETTINGS.letters,
    languages: SHOWN_LANGUAGES.find((shown) => shown === kept["languages"]) ?? USUAL_SETTINGS.languages,
  };
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The languages a book can be written in, and the interface can be shown in (S3.9, S1.8). */
export const LANGUAGES = ["en", "ro", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

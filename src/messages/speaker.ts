import type { Language } from "#book/languages.ts";
import { abbreviateCount } from "./abbreviate-count.ts";
import type { Catalogue, MessageKey, ValuesOf } from "./catalogue.ts";
import { formatMessage } from "./format-message.ts";
import { writeFigure } from "./write-figure.ts";

export type DateStyle = "long" | "medium" | "short";

/** Says things in one language: to a screen, in a server's answer, on paper. */
export interface Speaker<Known extends MessageKey = MessageKey> {
  readonly language: Language;
  /** The message of a key; a wrong key or a missing value does not compile. */
  t<K extends Known>(this: void, key: K, ...values: ValuesOf<K>): string;
  /** A calendar date: `5 noiembrie 2026`. The time zone is the reader's, unless one is named. */
  readonly date: (date: Date, style?: DateStyle, timeZone?: string) => string;
  /** A date with its time of day, in the reader's time zone: `5 nov. 2026, 14:30`. */
  readonly moment: (date: Date) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A count of likes, abbreviated (S9.1). */
  readonly count: (value: number) => string;
  /** A list in words: `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
}

/** A speaker of one language over its compiled catalogue. */
export function makeSpeaker(language: Language, catalogue: Catalogue): Speaker {
  return {
    language,
    t: (key, ...values) => {
      const message = catalogue[key];
      if (message === undefined) throw new Error(`"${key}" is not loaded: its part of the catalogue is missing here`);
      return formatMessage(message, language, values[0]);
    },
    date: (date, style = "long", timeZone) =>
      new Intl.DateTimeFormat(language, { dateStyle: style, ...(timeZone === undefined ? {} : { timeZone }) }).format(
        date,
      ),
    moment: (date) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(date),
    number: (value, options) => writeFigure(value, language, options),
    count: (value) => abbreviateCount(value, language),
    list: (items) => new Intl.ListFormat(language, { type: "conjunction" }).format(items),
  };
}

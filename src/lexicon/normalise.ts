import { withCommas } from "./with-commas.ts";

/** The written form under which a word is looked up: composed letters, Romanian commas below, lower case. */
export function normalise(text: string): string {
  return withCommas(text.normalize("NFC")).toLowerCase();
}

/** Without diacritics, as on a keyboard that has none: "șoarece" → "soarece", "Straße" → "strasse". */
export function foldDiacritics(text: string): string {
  return normalise(text)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss");
}

/** German as it is typed without umlauts: "Bär" → "baer". */
export function spellOutUmlauts(text: string): string {
  return normalise(text).replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
}

export interface Token {
  readonly text: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Nothing but a space, a hyphen or an apostrophe stands between this word and the one before. */
  readonly joined: boolean;
}

/** The words of a text with their places. Letters of any script count, so that "î" and "ș" do not end a word. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const before = tokens.at(-1);
    const start = match.index;
    tokens.push({
      text: match[0],
      word: normalise(match[0]),
      start,
      end: start + match[0].length,
      joined: before !== undefined && /^(?:[\s-]+|['’])$/u.test(text.slice(before.end, start)),
    });
  }
  return tokens;
}

/** Cedilla letters that old keyboards type for Romanian comma-below letters. */
const COMMA_BELOW: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };

/**
 * Text as it can be set: composed, Romanian cedillas as comma-below letters, line ends as `\n`, without control characters,
 * and without signs that the font has no glyph for (an emoji is left out rather than shown as a box).
 */
export function cleanText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const composed = text
    .normalize("NFC")
    .replace(/[şŞţŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter)
    .replace(/\r\n?/g, "\n");
  let kept = "";
  for (const sign of composed) {
    const codePoint = sign.codePointAt(0) ?? 0;
    if (sign === "\n" || (codePoint >= 0x20 && hasGlyph(codePoint))) kept += sign;
  }
  return kept.replace(/[^\S\n]{2,}/g, " ").trim();
}

import { splitSigns } from "#book/count-signs.ts";

/**
 * Breaks a paragraph into lines that are at most so wide; a word that is wider alone is broken where the line ends. The first
 * line has `extra` less room.
 */
export function breakLines(paragraph: string, width: number, widthOf: (text: string) => number, extra = 0): string[] {
  const lines: string[] = [];
  const space = widthOf(" ");
  let line = "";
  let filled = extra;
  for (const word of paragraph.split(" ").flatMap((whole) => breakWord(whole, width, widthOf))) {
    const wordWidth = widthOf(word);
    if (line !== "" && filled + space + wordWidth > width) {
      lines.push(line);
      line = word;
      filled = wordWidth;
    } else {
      filled += line === "" ? wordWidth : space + wordWidth;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const sign of splitSigns(word)) {
    if (part !== "" && widthOf(part + sign) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

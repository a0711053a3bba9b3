import { splitSigns } from "#book/count-signs.ts";
import { cleanText } from "./clean-text.ts";
import type { Face } from "./face.ts";
import { hasRightToLeft, orderSigns } from "./order-signs.ts";

/** A font under the name that it is registered with. */
export interface NamedFace<Name extends string = string> {
  readonly name: Name;
  readonly face: Face;
}

/** Part of a line in one font and one direction, its text in the order in which it is read; `x` from the line's left end. */
export interface Run<Name extends string = string> {
  readonly font: Name;
  readonly text: string;
  readonly x: number;
}

/** What a text is set with: a font, and others for the signs that it has not. */
export interface Letters<Name extends string = string> {
  /** The text as it can be set. */
  clean(text: string): string;
  /** In points. */
  widthOf(text: string, size: number): number;
  /** A line as runs, from left to right as they are seen. */
  runsOf(line: string, size: number): Run<Name>[];
  /** The outlines of a line as SVG path data: its left end at `x`, its baseline at `y`. */
  outlineOf(line: string, size: number, x: number, y: number): string;
  /** From the baseline up to the top of the tallest letters of the first font, in points. */
  ascentOf(size: number): number;
  /** From the baseline up to the middle between the first font's own top and bottom, in points. */
  middleOf(size: number): number;
}

interface Piece<Name extends string> extends NamedFace<Name> {
  readonly text: string;
  readonly level: number;
}

/** Joins a font with those that stand in for it, in the order in which they are asked. */
export function joinFaces<Name extends string>(
  first: NamedFace<Name>,
  ...others: readonly NamedFace<Name>[]
): Letters<Name> {
  const all = [first, ...others];
  const choices = new Map<string, NamedFace<Name>>();
  const choose = (sign: string) => {
    let choice = choices.get(sign);
    if (!choice) {
      choice = all.find(({ face }) => face.covers(sign)) ?? first;
      choices.set(sign, choice);
    }
    return choice;
  };

  const piecesOf = (line: string): Piece<Name>[] => {
    const signs = hasRightToLeft(line) ? orderSigns(line) : splitSigns(line).map((sign) => ({ sign, level: 0 }));
    const pieces: Piece<Name>[] = [];
    for (const { sign, level } of signs) {
      const { name, face } = choose(sign);
      const last = pieces.at(-1);
      const backwards = level % 2 === 1;
      // A space parts words that run from right to left: each is shaped by itself.
      if (last?.name === name && last.level === level && !(backwards && (sign === " " || last.text === " "))) {
        pieces[pieces.length - 1] = { ...last, text: backwards ? sign + last.text : last.text + sign };
      } else pieces.push({ name, face, text: sign, level });
    }
    return pieces;
  };

  const place = (line: string, size: number) => {
    let x = 0;
    return piecesOf(line).map((piece) => {
      const placed = { ...piece, x };
      x += piece.face.widthOf(piece.text, size);
      return placed;
    });
  };
  const isPlain = (text: string) => Array.from(text).every((sign) => choose(sign) === first) && !hasRightToLeft(text);

  return {
    clean: (text) => cleanText(text, (sign) => all.some(({ face }) => face.covers(sign))),
    widthOf: (text, size) =>
      isPlain(text)
        ? first.face.widthOf(text, size)
        : piecesOf(text).reduce((sum, { face, text: part }) => sum + face.widthOf(part, size), 0),
    runsOf: (line, size) => place(line, size).map(({ name, text, x }) => ({ font: name, text, x })),
    outlineOf: (line, size, x, y) =>
      place(line, size)
        .map((piece) => piece.face.outlineOf(piece.text, size, x + piece.x, y))
        .join(""),
    ascentOf: (size) => first.face.ascentOf(size),
    middleOf: (size) => first.face.middleOf(size),
  };
}

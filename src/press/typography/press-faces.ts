import type { PressFonts } from "../printed-book.ts";
import { type Face, openFace } from "./face.ts";
import { joinFaces, type Letters } from "./letters.ts";

export type FontName = keyof PressFonts;
/** What a text may be set with: titles, and reading text of two kinds. */
export type LettersName = "title" | "early" | "literary";

/** The fonts of the press, open, and how they stand in for one another. */
export interface PressFaces {
  readonly faces: Readonly<Record<FontName, Face>>;
  readonly letters: Readonly<Record<LettersName, Letters<FontName>>>;
}

/** Who stands in for a font, in the order in which they are asked. */
export const STAND_INS: Readonly<Record<LettersName, readonly FontName[]>> = {
  title: ["early", "arabic", "hebrew", "emoji"],
  early: ["arabic", "hebrew", "emoji"],
  literary: ["early", "arabic", "hebrew", "emoji"],
};

const opened = new WeakMap<PressFonts, PressFaces>();

/** Opens the fonts; the same files are opened once. */
export function openFaces(fonts: PressFonts): PressFaces {
  let press = opened.get(fonts);
  if (!press) {
    const faces = {
      title: openFace(fonts.title),
      early: openFace(fonts.early),
      literary: openFace(fonts.literary),
      arabic: openFace(fonts.arabic),
      hebrew: openFace(fonts.hebrew),
      emoji: openFace(fonts.emoji),
    };
    const named = (name: FontName) => ({ name, face: faces[name] });
    const join = (name: LettersName) => joinFaces(named(name), ...STAND_INS[name].map(named));
    press = { faces, letters: { title: join("title"), early: join("early"), literary: join("literary") } };
    opened.set(fonts, press);
  }
  return press;
}

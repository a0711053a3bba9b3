import type { PressFonts } from "../printed-book.ts";
import { type Face, openFace } from "./face.ts";

/** The fonts of the press, open. */
export type PressFaces = Readonly<Record<keyof PressFonts, Face>>;

const opened = new WeakMap<PressFonts, PressFaces>();

/** Opens the fonts; the same files are opened once. */
export function openFaces(fonts: PressFonts): PressFaces {
  let faces = opened.get(fonts);
  if (!faces) {
    faces = {
      title: openFace(fonts.title),
      early: openFace(fonts.early),
      literary: openFace(fonts.literary),
    };
    opened.set(fonts, faces);
  }
  return faces;
}

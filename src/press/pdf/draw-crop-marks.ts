import { MM, PAGE } from "../typography/page-frame.ts";
import type { Sheet } from "./document.ts";

/** Marks keep clear of what is printed. */
const CLEAR = 1 * MM;
const LENGTH = 5 * MM;
const HAIRLINE = 0.25;
/** Ink of every plate, in per cent. */
const REGISTRATION: [number, number, number, number] = [100, 100, 100, 100];

/** Two marks at each corner, outside the bleed, where the page is cut. */
export function drawCropMarks({ pdf, stock: { bleed } }: Sheet): void {
  const near = bleed + CLEAR;
  const far = near + LENGTH;
  pdf.markContent("Artifact");
  pdf.save().lineWidth(HAIRLINE).strokeColor(REGISTRATION);
  for (const { edge, out } of [
    { edge: 0, out: -1 },
    { edge: PAGE.width, out: 1 },
  ]) {
    for (const y of [0, PAGE.height]) pdf.moveTo(edge + out * near, y).lineTo(edge + out * far, y);
  }
  for (const { edge, out } of [
    { edge: 0, out: -1 },
    { edge: PAGE.height, out: 1 },
  ]) {
    for (const x of [0, PAGE.width]) pdf.moveTo(x, edge + out * near).lineTo(x, edge + out * far);
  }
  pdf.stroke().restore();
  pdf.endMarkedContent();
}

import { expect, test } from "vitest";
import { pressFonts } from "../testing/sample-book.ts";
import { layOutBlock } from "./lay-out-block.ts";
import { openFaces } from "./press-faces.ts";

const { letters } = openFaces(pressFonts);
const setting = { size: 10, leading: 1.5, x: 20, y: 0, width: 120 };

test("lines of a title are of about one length, and no word of it is left alone", () => {
  const { lines, height } = layOutBlock("Pip and the small Moon's Button", letters.title, setting);
  expect(height).toBe(lines.length * 15);
  const widths = lines.map(({ text }) => letters.title.widthOf(text, 10));
  expect(lines.length).toBe(2);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
  expect(lines.map(({ text }) => text).join(" ")).toBe("Pip and the small Moon's Button");
});

test("each line stands in the middle of the measure", () => {
  const { lines } = layOutBlock("Povestea lui سارة și a dragonului 🐉", letters.title, setting);
  for (const { text, x } of lines) expect(x + letters.title.widthOf(text, 10) / 2).toBeCloseTo(80, 6);
});

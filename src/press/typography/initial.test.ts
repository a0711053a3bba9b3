import { expect, test } from "vitest";
import { pressFonts } from "../testing/sample-book.ts";
import { initialOf } from "./initial.ts";
import { layOutWords } from "./lay-out-words.ts";
import { PAGE, PLAIN_ZONE, SIDE } from "./page-frame.ts";
import { openFaces } from "./press-faces.ts";
import { TYPE_SCALE } from "./type-scale.ts";

const letters = openFaces(pressFonts).letters.literary;
const setting = { size: 15, times: 2, width: 450 };
const initial = (text: string) => initialOf(text, letters, setting)?.text;

test("a page opens with its first capital letter, and with the quotation mark before it", () => {
  expect(initial("Vulpea stă în fața ușii.")).toBe("V");
  expect(initial("Ștefan ascultă.")).toBe("Ș");
  expect(initial("S\u0326tefan ascultă.")).toBe("S\u0326");
  expect(initial("„Vino!”, strigă ea.")).toBe("„V");
  expect(initial("»Öffne die Tür!«")).toBe("»Ö");
});

test("nothing else is an initial, and neither is the letter of a word that would run over", () => {
  for (const text of ["vulpea stă", "🐉 Un dragon", "3 arici", "— Vino!", "سارة vine", "A سارة vine", ""]) {
    expect(initial(text)).toBeUndefined();
  }
  expect(initialOf("Vulpea", letters, { ...setting, times: 1 })).toBeUndefined();
  expect(initialOf("Vulpea", letters, { ...setting, width: 50 })).toBeUndefined();
});

test("the words stand in their measure and keep clear of what hangs below the initial, from the third level on", () => {
  const text = `Ștefan ${"Înțelept și Âgil stă în fața ușii și ascultă. ".repeat(4).trim()}`;
  for (const level of ["Spark", "Seeker", "Dreamer", "Adventurer", "Visionary"] as const) {
    const type = TYPE_SCALE[level];
    const own = openFaces(pressFonts).letters[type.font];
    const { size, paragraphs, top, height } = layOutWords(text, PLAIN_ZONE, own, type);
    const [first, second] = paragraphs[0] ?? [];
    expect(first?.initial !== undefined).toBe(!["Spark", "Seeker"].includes(level));
    expect(
      paragraphs
        .flat()
        .map((line) => line.text)
        .join(" "),
    ).toBe(text);
    expect(own.widthOf(first?.text ?? "", size) + (first?.initial?.extra ?? 0)).toBeLessThanOrEqual(
      PAGE.width - 2 * SIDE,
    );
    if (!first?.initial || !second) continue;
    const heights = (path: string) => [...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y));
    const outline = heights(own.outlineOf(first.initial.text, first.initial.size, first.x, first.y));
    expect(Math.min(...outline)).toBeGreaterThanOrEqual(top);
    expect(Math.max(...outline)).toBeLessThan(Math.min(...heights(own.outlineOf("Vh", size, second.x, second.y))));
    expect(top + height).toBeGreaterThan(second.y);
  }
});

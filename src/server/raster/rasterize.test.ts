import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_SIZES } from "#book/format.ts";
import { naturalSize } from "./natural-size.ts";
import { rasterize } from "./rasterize.ts";

/** Red above, blue below, and a green frame of 8 units at the very edge. */
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>
    <rect width="1024" height="640" fill="#c83232"/><rect y="640" width="1024" height="640" fill="#3232c8"/>
    <rect x="4" y="4" width="1016" height="1272" fill="none" stroke="#28a028" stroke-width="8"/>
  </svg>`;
const DRAWING = drawing('width="1024" height="1280" viewBox="0 0 1024 1280"');

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test("makes every size at its very measure and in its kind", async () => {
  const sizes = ["thumb", "small", "screen", "print"] as const;
  const pictures = await rasterize(DRAWING, sizes);
  for (const size of sizes) {
    const { width, height, format, channels } = await sharp(pictures[size]).metadata();
    const { type, ...measure } = PICTURE_SIZES[size];
    expect({ width, height, type: format }).toEqual({ ...measure, type });
    expect(channels).toBe(3);
  }
});

test("keeps the drawing whole and its colours true, at the edges too", async () => {
  const { screen, thumb } = await rasterize(DRAWING, ["thumb", "screen"]);
  const isNear = (seen: number[], wanted: number[]) =>
    seen.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 40);
  expect(isNear(await pixel(screen, 512, 300), [200, 50, 50])).toBe(true);
  expect(isNear(await pixel(screen, 512, 1000), [50, 50, 200])).toBe(true);
  expect(isNear(await pixel(screen, 3, 700), [40, 160, 40])).toBe(true);
  expect(isNear(await pixel(screen, 1020, 700), [40, 160, 40])).toBe(true);
  expect(isNear(await pixel(thumb, 80, 50), [200, 50, 50])).toBe(true);
});

test("a flat colour gets the grain of paper, and its mean stays", async () => {
  const flat = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1280"><rect width="1024" height="1280" fill="#9a8c7a"/></svg>`;
  const { screen } = await rasterize(flat, ["screen"]);
  const { channels } = await sharp(screen).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(0.5);
  expect(channels[0]?.stdev).toBeLessThan(8);
  for (const [i, wanted] of [0x9a, 0x8c, 0x7a].entries()) {
    expect(Math.abs((channels[i]?.mean ?? 0) - wanted)).toBeLessThan(4);
  }
});

test("nothing drawn is paper, not black", async () => {
  const { small } = await rasterize('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>', ["small"]);
  expect(Math.min(...(await pixel(small, 100, 100)))).toBeGreaterThan(235);
});

test("says in its own data that software made it", async () => {
  const pictures = await rasterize(DRAWING, ["screen", "print"]);
  for (const picture of [pictures.screen, pictures.print]) {
    const { xmpAsString, exif } = await sharp(picture).metadata();
    expect(xmpAsString).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia");
    expect(exif?.toString("latin1")).toContain("Illustration made by software");
  }
});

test("the same drawing gives the same bytes", async () => {
  const [first, second] = await Promise.all([rasterize(DRAWING, ["small"]), rasterize(DRAWING, ["small"])]);
  expect(first.small.equals(second.small)).toBe(true);
});

test("the print size, of a slightly other shape, is filled to its edges", async () => {
  const { print } = await rasterize(DRAWING, ["print"]);
  const [red, , blue] = await pixel(print, 1200, 40);
  expect((red ?? 0) - (blue ?? 0)).toBeGreaterThan(80);
  const [, green] = await pixel(print, 4, 1500);
  expect(green).toBeGreaterThan(110);
});

test.each([
  ['width="1024" height="1280"', { width: 1024, height: 1280 }],
  ["width='10px' height='20.5px'", { width: 10, height: 20.5 }],
  ['viewBox="0 0 400 500" width="100%"', { width: 400, height: 500 }],
  ['stroke-width="3" viewBox="0, 0, 8, 10"', { width: 8, height: 10 }],
])("reads the size of <svg %s>", (attributes, size) => {
  expect(naturalSize(drawing(attributes))).toEqual(size);
});

test("a drawing without a size is an error", async () => {
  await expect(rasterize("<svg></svg>", ["small"])).rejects.toThrow("viewBox");
});

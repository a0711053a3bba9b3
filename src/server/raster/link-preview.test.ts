import sharp from "sharp";
import { expect, test } from "vitest";
import { linkPreview } from "./link-preview.ts";

const cover = await sharp({ create: { width: 1024, height: 1280, channels: 3, background: "#c83232" } })
  .composite([
    { input: { create: { width: 1024, height: 40, channels: 3, background: "#28a028" } }, left: 0, top: 0 },
    { input: { create: { width: 1024, height: 40, channels: 3, background: "#2828c8" } }, left: 0, top: 1240 },
  ])
  .webp({ lossless: true })
  .toBuffer();

async function pixel(picture: Buffer, left: number, top: number): Promise<[number, number, number]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}

test("shows the whole cover, to its upper and lower edge, in the size that links are shown in", async () => {
  const preview = await linkPreview(cover);
  const { width, height, format } = await sharp(preview).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  const [, green] = await pixel(preview, 600, 33);
  const [, , blue] = await pixel(preview, 600, 596);
  expect(green).toBeGreaterThan(110);
  expect(blue).toBeGreaterThan(150);
});

test("fills the ground with the cover's own colours, darker than the cover", async () => {
  const preview = await linkPreview(cover);
  for (const x of [20, 200, 1180]) {
    const [red, green, blue] = await pixel(preview, x, 315);
    expect(red).toBeGreaterThan(110);
    expect(red).toBeLessThan(200);
    expect(Math.max(green, blue)).toBeLessThan(70);
  }
});

test("says that software made it", async () => {
  const { xmpAsString } = await sharp(await linkPreview(cover)).metadata();
  expect(xmpAsString).toContain("digitalsourcetype/algorithmicMedia");
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { PORTRAIT_SIZE, toPortrait } from "./to-portrait.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c04030" } });

test("paints a picture of each kind anew, square, and keeps nothing that was written in it", async () => {
  const taken = plain(300, 200).withExif({ IFD0: { Copyright: "Ana", ImageDescription: "At home" } });
  const pictures = await Promise.all([
    taken.clone().jpeg().toBuffer(),
    taken.clone().png().toBuffer(),
    taken.clone().webp().toBuffer(),
    plain(20, 20).gif().toBuffer(),
  ]);
  for (const picture of pictures) {
    const { format, width, height, exif, xmp } = await sharp(await toPortrait(picture)).metadata();
    expect([format, width, height, exif, xmp]).toEqual(["webp", PORTRAIT_SIZE, PORTRAIT_SIZE, undefined, undefined]);
  }
});

test("takes no drawing, no text, nothing torn off and nothing that is vast when unpacked", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`;
  const png = await plain(300, 300).png().toBuffer();
  const vast = await plain(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
  const tiff = await plain(10, 10).tiff().toBuffer();
  expect(vast.length).toBeLessThan(3_000_000);
  for (const bytes of [Buffer.from(svg), Buffer.from("<html>"), Buffer.alloc(0), png.subarray(0, 60), vast, tiff]) {
    expect(await toPortrait(bytes)).toBeUndefined();
  }
});

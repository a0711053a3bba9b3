import sharp from "sharp";
import { PICTURE_SIZES } from "#book/format.ts";

const { width, height } = PICTURE_SIZES.screen;

/** A stored picture with an SVG of the same frame laid over it, as WebP at the size for screens. */
export async function layOver(picture: Uint8Array, svg: string): Promise<Uint8Array> {
  const density = (72 * width) / 1024;
  const overlay = await sharp(Buffer.from(svg), { density, unlimited: true })
    .resize(width, height, { fit: "fill" })
    .png()
    .toBuffer();
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: overlay }])
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

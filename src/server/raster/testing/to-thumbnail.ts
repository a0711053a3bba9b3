import sharp from "sharp";
import { readPixels } from "./read-pixels.ts";

/** An SVG as a small WebP, to be kept with the sources. */
export async function toThumbnail(svg: string, width: number): Promise<Buffer> {
  const { data, ...size } = await readPixels(svg, width);
  return sharp(data, { raw: { ...size, channels: 3 } })
    .webp({ quality: 88, effort: 6 })
    .toBuffer();
}

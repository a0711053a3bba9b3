import sharp from "sharp";
import { provenance } from "./provenance.ts";

/** A square drawing as PNG of that many pixels a side; what is drawn on nothing stays so. */
export async function toIcon(svg: string, side: number): Promise<Buffer> {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * side) / width })
    .resize(side, side)
    .withXmp(provenance())
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
}

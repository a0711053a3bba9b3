import sharp from "sharp";
import { paperGrain } from "./paper-grain.ts";
import { provenance } from "./provenance.ts";

interface WebpOptions {
  readonly width: number;
  readonly height: number;
  readonly quality?: number;
  /** Nothing behind it, and no grain of paper. */
  readonly transparent?: boolean;
}

/** A drawing of any shape as WebP of that very size; what lies outside is cut off evenly. */
export async function toWebp(svg: string, options: WebpOptions): Promise<Buffer> {
  const { width, height, quality = 76, transparent = false } = options;
  const natural = await sharp(Buffer.from(svg), { unlimited: true }).metadata();
  const density = 72 * Math.max(width / (natural.width ?? width), height / (natural.height ?? height));
  const drawn = sharp(Buffer.from(svg), { density, unlimited: true }).resize(width, height, { fit: "cover" });
  const finished = transparent
    ? drawn
    : drawn.flatten({ background: "#fffdf8" }).composite([await paperGrain(Math.min(width, 2 * height))]);
  return finished.withXmp(provenance()).webp({ quality, effort: 5, alphaQuality: 90 }).toBuffer();
}

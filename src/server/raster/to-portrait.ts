import sharp from "sharp";

/** Pixels on each side: twice as many as the largest place where it is shown. */
export const PORTRAIT_SIZE = 160;

/** What is read; a drawing in SVG is none of it, since it is a document that can hold and load others. */
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "gif"];
/** Of 100 MB of pixels at most, whatever few bytes they are told in. */
const MOST_PIXELS = 25_000_000;

/**
 * Somebody's picture, painted anew as a square WebP, so that nothing of the bytes that came is kept: no place where it was
 * taken, no second meaning. Undefined when they are no picture of a kind that is read.
 */
export async function toPortrait(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.includes(format)) return undefined;
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(PORTRAIT_SIZE, PORTRAIT_SIZE, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

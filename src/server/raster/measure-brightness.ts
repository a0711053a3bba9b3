import sharp from "sharp";
import { FRAME } from "#book/format.ts";

/** How bright a part of a picture is, from 0 to 1, as the eye weighs colours; the part is in `FRAME` units. */
export async function measureBrightness(
  picture: Uint8Array,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<number> {
  const { data } = await sharp(picture)
    .resize(FRAME.width / 8, FRAME.height / 8, { fit: "cover" })
    .extract({
      left: Math.round(part.x / 8),
      top: Math.round(part.y / 8),
      width: Math.round(part.width / 8),
      height: Math.round(part.height / 8),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((sum, grey) => sum + grey, 0) / data.length / 255;
}

import sharp from "sharp";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** The pixels of a picture, or of an SVG drawn at this width; of a part of it, in its own units, when one is given. */
export async function readPixels(
  picture: Buffer | string,
  width: number,
  part?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly of: number;
  },
): Promise<Pixels> {
  const source =
    typeof picture === "string"
      ? sharp(Buffer.from(picture), { density: (72 * width) / naturalWidth(picture), unlimited: true })
      : sharp(picture);
  const scaled = source.flatten({ background: "#ffffff" }).resize(width).removeAlpha().toColourspace("srgb");
  const whole = await scaled.raw().toBuffer({ resolveWithObject: true });
  if (!part) return { width: whole.info.width, height: whole.info.height, data: whole.data };
  const k = width / part.of;
  const { data, info } = await sharp(whole.data, {
    raw: { width: whole.info.width, height: whole.info.height, channels: 3 },
  })
    .extract({
      left: Math.round(part.x * k),
      top: Math.round(part.y * k),
      width: Math.round(part.width * k),
      height: Math.round(part.height * k),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const naturalWidth = (svg: string) => Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 1024);

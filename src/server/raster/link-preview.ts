import sharp from "sharp";
import { provenance } from "./provenance.ts";

/** What sites that show links ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const;
/** The cover, whole, with air above and below it. */
const COVER = { width: 464, height: 580 } as const;
const CORNER = 16;
/** Far enough that no shape of the cover is told twice. */
const BLUR = 96;

/** A book's cover for links, as JPEG: whole, on its own blurred colours. */
export async function linkPreview(cover: Uint8Array): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const left = Math.round((width - COVER.width) / 2);
  const top = Math.round((height - COVER.height) / 2);
  // Blurred small, it is the same and ten times as fast.
  const ground = await sharp(cover)
    .resize(width / 4, Math.round(height / 4), { fit: "cover" })
    .blur(BLUR / 4)
    .modulate({ brightness: 0.82, saturation: 1.15 })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toBuffer();
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width}" height="${COVER.height}"><rect width="100%" height="100%" rx="${CORNER}"/></svg>`;
  const book = await sharp(cover)
    .resize(COVER.width, COVER.height)
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(ground)
    .composite([{ input: await shadow(left, top) }, { input: book, left, top }])
    .withXmp(provenance())
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The soft shade that lifts the book off its ground. */
async function shadow(left: number, top: number): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" y="${top + 8}" width="${COVER.width}" height="${COVER.height}" rx="${CORNER}" fill="#1d1840" fill-opacity=".55"/></svg>`;
  return sharp(Buffer.from(shape)).blur(14).png().toBuffer();
}

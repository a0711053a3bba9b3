import sharp from "sharp";

/** Whether bytes are a picture that can be opened whole. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes).stats();
    return true;
  } catch {
    return false;
  }
}

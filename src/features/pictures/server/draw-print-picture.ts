import { approveWritten } from "#features/safety/approve.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { artOf, paintersFrom } from "#features/pictures/server/painter/painter.ts";
import type { Picture } from "#features/pictures/server/store.ts";

/**
 * A kept picture for paper: JPEG of trim and bleed at 300 dpi. A model's is made of its own bytes; a drawn one is painted
 * anew from the plan, cast and seed that it was painted from, so that within the trim it is the picture on screen. Undefined
 * when another painter's hand painted it.
 */
export async function drawPrintPicture(
  { painter, rasterize, storage }: Studio,
  { plan, cast, seed, painter: name, original }: Pick<Picture, "plan" | "cast" | "seed" | "painter" | "original">,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (original !== null) {
    const bytes = await storage.read(original);
    return bytes && (await rasterize(bytes, ["print"])).print;
  }
  const hand = paintersFrom(painter).find((each) => each.name === name);
  if (!hand) return undefined;
  const order = { plan, cast: cast.map((card) => approveWritten(card)), seed, bleed: true };
  const painting = await hand.paint(order, signal);
  signal.throwIfAborted();
  return (await rasterize(artOf(painting), ["print"])).print;
}

import { approveWritten } from "#features/safety/approve.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import type { Picture } from "#features/pictures/server/store.ts";

/**
 * A kept picture for paper: JPEG of trim and bleed at 300 dpi, painted anew from the plan, cast and seed that it was
 * painted from, so that within the trim it is the picture on screen. Undefined when another painter's hand painted it.
 */
export async function drawPrintPicture(
  { painter, rasterize }: Pick<Studio, "painter" | "rasterize">,
  { plan, cast, seed, painter: hand }: Pick<Picture, "plan" | "cast" | "seed" | "painter">,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (hand !== painter.name) return undefined;
  const { svg } = await painter.paint(
    { plan, cast: cast.map((card) => approveWritten(card)), seed, bleed: true },
    signal,
  );
  signal.throwIfAborted();
  return (await rasterize(svg, ["print"])).print;
}

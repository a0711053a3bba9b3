import sharp from "sharp";
import { rasterize } from "./rasterize.ts";

export interface Tile {
  name: string;
  svg: string;
}

const TILE = { width: 320, height: 400 } as const;
const GAP = 8;

/** Pictures side by side on white, as PNG: rasterised as stories' pictures are, then made small. */
export async function contactSheet(tiles: readonly Tile[], columns: number): Promise<Uint8Array> {
  const rows = Math.ceil(tiles.length / columns);
  const placed = [];
  for (const [i, { svg }] of tiles.entries()) {
    const { small } = await rasterize(svg, ["small"]);
    placed.push({
      input: await sharp(small).resize(TILE.width, TILE.height).png().toBuffer(),
      left: GAP + (i % columns) * (TILE.width + GAP),
      top: GAP + Math.floor(i / columns) * (TILE.height + GAP),
    });
  }
  const width = GAP + columns * (TILE.width + GAP);
  const height = GAP + rows * (TILE.height + GAP);
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(placed)
    .png()
    .toBuffer();
}

import sharp from "sharp";
import { rasterize } from "./rasterize.ts";

export interface Tile {
  name: string;
  svg: string;
  /** Words that are set under the picture. */
  words?: string;
}

const TILE = { width: 320, height: 400 } as const;
const GAP = 8;
const LINE = { height: 16, signs: 46, size: 13 } as const;

/** Pictures side by side on white, as PNG: rasterised as stories' pictures are, then made small. */
export async function contactSheet(tiles: readonly Tile[], columns: number): Promise<Uint8Array> {
  const rows = Math.ceil(tiles.length / columns);
  const captions = tiles.map(({ words }) => wrap(words ?? ""));
  const rowHeight = TILE.height + GAP + Math.max(...captions.map((lines) => lines.length), 0) * LINE.height;
  const placed = [];
  for (const [i, { svg }] of tiles.entries()) {
    const { small } = await rasterize(svg, ["small"]);
    const left = GAP + (i % columns) * (TILE.width + GAP);
    const top = GAP + Math.floor(i / columns) * rowHeight;
    placed.push({ input: await sharp(small).resize(TILE.width, TILE.height).png().toBuffer(), left, top });
    const lines = captions[i] ?? [];
    if (lines.length > 0) placed.push({ input: Buffer.from(caption(lines)), left, top: top + TILE.height });
  }
  const width = GAP + columns * (TILE.width + GAP);
  const height = GAP + rows * rowHeight;
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(placed)
    .png()
    .toBuffer();
}

function wrap(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE.signs) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function caption(lines: readonly string[]): string {
  const height = lines.length * LINE.height + 4;
  const rows = lines.map((text, i) => `<text x="2" y="${(i + 1) * LINE.height - 2}">${escape(text)}</text>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${height}" font-family="sans-serif" font-size="${LINE.size}">${rows}</svg>`;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

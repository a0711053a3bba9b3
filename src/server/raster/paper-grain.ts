import sharp, { type OverlayOptions } from "sharp";

/** Side of the tile, in pixels. */
const TILE = 512;
/** The picture's width that the tile is made for; on any other it is scaled, so that print looks like the screen. */
const MADE_FOR = 1024;
/** How far the grain goes from the middle grey that changes nothing; 1 would be from black to white. */
const DEPTH = 0.11;

let tile: Promise<Buffer> | undefined;
const scaled = new Map<number, Promise<Buffer>>();

/** The grain of paper for a picture of that width: one tile, to be repeated over it in soft light. */
export async function paperGrain(width: number): Promise<OverlayOptions> {
  tile ??= makeTile();
  let own = scaled.get(width);
  if (own === undefined) {
    const side = Math.max(1, Math.round((TILE * width) / MADE_FOR));
    own = side === TILE ? tile : tile.then((made) => sharp(made).resize(side, side).png().toBuffer());
    scaled.set(width, own);
  }
  return { input: await own, tile: true, blend: "soft-light" };
}

/** Greys around the middle: long soft clouds of pulp, short fibres and a fine tooth, seamless at the edges. */
async function makeTile(): Promise<Buffer> {
  const layers = [
    // Broad clouds are all that is left of the grain when a picture is made small, and would look like stains there.
    { noise: noise(6, 11), share: 0.08 },
    { noise: noise(128, 23), share: 0.3 },
    { noise: noise(TILE, 47), share: 0.62 },
  ];
  const pixels = Buffer.alloc(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const height = layers.reduce((sum, layer) => sum + layer.share * layer.noise(x / TILE, y / TILE), 0);
      pixels[y * TILE + x] = Math.round(127.5 + 127.5 * DEPTH * 2 * (height - 0.5) * 2);
    }
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 1 } })
    .blur(0.5)
    .png()
    .toBuffer();
}

/** Smooth noise from 0 to 1 on a grid that meets itself at the edges. */
function noise(cells: number, seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number) => hash((x % cells) + (y % cells) * cells, seed);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = Math.floor(u * cells);
    const y = Math.floor(v * cells);
    const right = ease(u * cells - x);
    const down = ease(v * cells - y);
    const top = corner(x, y) * (1 - right) + corner(x + 1, y) * right;
    const bottom = corner(x, y + 1) * (1 - right) + corner(x + 1, y + 1) * right;
    return top * (1 - down) + bottom * down;
  };
}

/** An even mix of two whole numbers into 0 to 1 (the finishing steps of MurmurHash3). */
function hash(value: number, seed: number): number {
  let mixed = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

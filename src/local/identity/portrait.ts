import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

/** Pixels on each side. */
const SIZE = 192;

/** A person's picture as PNG, the kind that real providers give: head and shoulders, in a colour that goes with the name. */
export function portraitOf(name: string): Buffer {
  const hue = createHash("sha256").update(name).digest().readUInt16BE(0) % 360;
  const [ground, figure] = [toRgb(hue, 0.52, 0.82), toRgb(hue, 0.45, 0.42)];
  const rows = Array.from({ length: SIZE }, (_row, y) => [
    0,
    ...Array.from({ length: SIZE }, (_column, x) => {
      const share = shareOfFigure((x + 0.5) / SIZE, (y + 0.5) / SIZE);
      return ground.map((value, part) => Math.round(value + ((figure[part] ?? value) - value) * share));
    }).flat(),
  ]);
  return encode(Buffer.from(rows.flat()));
}

/** How much of a pixel the figure covers, from 0 to 1; an edge is a pixel and a half wide. */
function shareOfFigure(x: number, y: number): number {
  const head = 0.17 - Math.hypot(x - 0.5, y - 0.4);
  const shoulders = 0.3 - Math.hypot((x - 0.5) * 0.9, y - 0.96);
  return Math.min(1, Math.max(0, (Math.max(head, shoulders) * SIZE) / 1.5 + 0.5));
}

/** Red, green and blue, 0 to 255, of a hue in degrees. */
function toRgb(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((turn) => {
    const part = (turn + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(part - 3, 9 - part, 1))));
  });
}

function encode(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // 8 bits, colours without transparency.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND")]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

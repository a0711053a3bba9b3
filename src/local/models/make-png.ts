import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const WIDTH = 64;
const HEIGHT = 80;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A small picture, 4:5: two colours that come from what it was made for, and what it was made for as a text within. */
export function makePng(madeFor: string): Buffer {
  const seed = createHash("sha256").update(madeFor).digest();
  const row = (colour: Buffer) => Buffer.concat([Buffer.of(0), ...Array.from({ length: WIDTH }, () => colour)]);
  const [sky, ground] = [row(seed.subarray(0, 3)), row(seed.subarray(3, 6))];
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y < HEIGHT / 2 ? sky : ground));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from(`Seed\0${seed.toString("hex")}`)),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

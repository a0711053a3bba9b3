// Puts beside each text file of the built app what goes over the wire: Brotli and gzip at their best, which is too slow to
// be done for each request and a sixth smaller than what is fast enough. Usage: node --import tsx scripts/compress-web.ts
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WEB = path.resolve(import.meta.dirname, "../dist/web");
const TEXT = /\.(?:js|css|svg|json|webmanifest)$/;
/** What fits into one packet anyhow is not worth unpacking. */
const SMALLEST = 600;

for (const name of await readdir(WEB, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = path.join(WEB, name);
  const content = await readFile(file);
  if (content.length < SMALLEST) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}

// Keeps the golden pictures anew, and tells which have changed and how far. Usage: npm run golden. Look at each that
// changed before it is committed.
import * as fs from "node:fs/promises";
import { GOLDEN_PICTURES, GOLDEN_WIDTH, pictureDifference } from "#features/pictures/server/testing/golden-pictures.ts";
import { toThumbnail } from "#server/raster/testing/to-thumbnail.ts";

const FOLDER = "src/features/pictures/server/painter/golden";

await fs.mkdir(FOLDER, { recursive: true });
const names = new Set(GOLDEN_PICTURES.map(({ name }) => `${name}.webp`));
for (const file of await fs.readdir(FOLDER)) if (!names.has(file)) await fs.rm(`${FOLDER}/${file}`);
for (const { name, draw } of GOLDEN_PICTURES) {
  const file = `${FOLDER}/${name}.webp`;
  const svg = draw();
  const before = await fs.readFile(file).catch(() => undefined);
  const difference = before && (await pictureDifference(svg, before));
  if (difference && difference.mean < 0.9 && difference.most < 4) continue;
  await fs.writeFile(file, await toThumbnail(svg, GOLDEN_WIDTH));
  console.log(
    `${file}  ${difference ? `changed by ${difference.mean.toFixed(1)}, at most ${difference.most.toFixed(1)}` : "new"}`,
  );
}

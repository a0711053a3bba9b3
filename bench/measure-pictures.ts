import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { build } from "vite";
import { writeBook } from "#author/write-book.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { WHOLE_BOOKS } from "../scripts/gallery/whole-books.ts";
import { inPairs } from "./in-pairs.ts";
import type { Row } from "./row.ts";

const run = promisify(execFile);

/**
 * What pictures cost: processor time a page of the gallery's books takes from plan to 1024 pixels, two in flight, and the
 * most memory that a process has held which draws a 24-page book.
 */
export async function measurePictures(): Promise<Row[]> {
  const pages = WHOLE_BOOKS.flatMap(({ name, request }) => {
    const book = writeBook(request, name);
    return [book.cover, ...book.pages.map(({ plan }) => plan)].map((plan, i) => ({ plan, book, seed: `${name}/${i}` }));
  });
  const before = process.cpuUsage();
  await inPairs(pages, ({ plan, book, seed }) => rasterize(drawPicture(plan, book.cast, { seed }).svg, ["screen"]));
  const { user, system } = process.cpuUsage(before);
  return [
    {
      name: `a page of the gallery's ${pages.length}, composed and rasterised, processor time`,
      value: (user + system) / 1e6 / pages.length,
      unit: "s",
      limit: { most: 0.35 },
    },
    { name: "a 24-page book drawn, most memory held", value: await mostMemory(), unit: "MB", limit: { most: 300 } },
  ];
}

/** Bundled and run as the product is: what compiles TypeScript on the way would be measured too. */
async function mostMemory(): Promise<number> {
  const outDir = "out/draw-book";
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "bench/draw-book.ts", outDir, emptyOutDir: true, target: "node20" },
  });
  const environment = { ...process.env, MALLOC_ARENA_MAX: "2" };
  const { stdout } = await run(process.execPath, [`${outDir}/draw-book.js`], { env: environment });
  const { megabytes } = JSON.parse(stdout) as { megabytes: number };
  return megabytes;
}

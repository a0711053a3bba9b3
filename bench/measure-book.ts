import * as fs from "node:fs/promises";
import * as os from "node:os";
import path from "node:path";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { drawPicture } from "#features/pictures/server/draw-picture.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { openDiskStorage } from "#server/storage/disk/open-disk-storage.ts";
import { inPairs } from "./in-pairs.ts";
import { median, type Row, timed } from "./row.ts";
import { sampleBook } from "./sample-book.ts";

const ROUNDS = 3;
const SIZES = ["thumb", "small", "screen"] as const;

/** A 24-page book, written, composed, drawn and stored, against the bare raster, grain and encode of the same SVGs. */
export async function measureBook(): Promise<Row[]> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-bench-"));
  const storage = await openDiskStorage(directory);
  const signal = new AbortController().signal;
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const svgs: string[] = [];
    whole.push(
      await timed(async () => {
        const book = sampleBook(`bench-${round}`);
        const plans = [book.cover, ...book.pages.map((page) => page.plan)];
        await inPairs(plans, async (plan, index) => {
          const painter = {
            ...builtInPainter,
            paint: async (...order: Parameters<typeof builtInPainter.paint>) => {
              const painting = await builtInPainter.paint(...order);
              svgs[index] = painting.svg;
              return painting;
            },
          };
          const place = { storyId: "bench", pageNumber: index, position: round };
          const cast = book.cast.map((card) => approveWritten(card));
          const order = { plan, cast, seed: `${round}/${index}` };
          await drawPicture({ storage, painter, rasterize }, place, order, "", signal);
        });
      }),
    );
    bare.push(await timed(() => inPairs(svgs, (svg) => rasterize(svg, SIZES))));
  }
  await fs.rm(directory, { recursive: true, force: true });
  return [
    {
      name: "a 24-page book / bare raster, grain and encode of its SVGs",
      value: median(whole) / median(bare),
      unit: "ratio",
      limit: { most: 1.25 },
    },
    { name: "a 24-page book, wall time", value: median(whole) / 1000, unit: "s" },
  ];
}

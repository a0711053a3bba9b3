// Draws the sample book, two pictures at once, in a process of its own, and tells what that took: `measure-pictures.ts`.
import { drawPicture } from "#illustrator/draw-picture.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { inPairs } from "./in-pairs.ts";
import { sampleBook } from "./sample-book.ts";

let most = 0;
const look = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
// `resourceUsage().maxRSS` would be that of the process that started this one, where it is greater.
setInterval(look, 10).unref();
const book = sampleBook("memory");
const plans = [book.cover, ...book.pages.map(({ plan }) => plan)];
await inPairs(plans, async (plan, index) => {
  await rasterize(drawPicture(plan, book.cast, { seed: `memory/${index}` }).svg, ["thumb", "small", "screen"]);
  look();
});
console.log(JSON.stringify({ megabytes: most / 2 ** 20 }));

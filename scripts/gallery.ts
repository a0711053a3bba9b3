// Draws contact sheets of everything the illustrator can draw, to be looked at after each change: every set at every
// hour, the weathers, every figure in every pose and mood, all things, and pages as an author plans them.
// Usage: npm run gallery [places] [weathers] [figures] [moods] [things] [pages]
import { mkdir, writeFile } from "node:fs/promises";
import { FIGURE_KINDS } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { HOURS, MOODS, POSES, THINGS } from "#book/page-plan.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { PLACES } from "#illustrator/places/register.ts";
import { anyPlan, sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import { contactSheet, type Tile } from "#server/raster/contact-sheet.ts";

const FOLDER = "out/gallery";

const page = (
  name: string,
  plan: Parameters<typeof samplePlan>[0],
  card: Parameters<typeof sampleCard>[0] = {},
): Tile => ({
  name,
  svg: drawPicture(samplePlan(plan), [sampleCard(card)], { seed: name }).svg,
});

/** Every sheet by its name; drawn only when it is asked for. */
const SHEETS: Record<string, () => { name: string; columns: number; tiles: Tile[] }[]> = {
  places: () =>
    ENVIRONMENTS.map((environment) => ({
      name: `places-${environment}`,
      columns: HOURS.length,
      tiles: PLACES[environment].sets.flatMap((_, set) =>
        HOURS.map((hour, i) =>
          page(`${environment} ${set} ${hour}`, {
            place: { environment, set },
            hour,
            textAt: (set + i) % 3 === 0 ? "bottom" : "top",
            shot: (set + i) % 2 ? "medium" : "wide",
          }),
        ),
      ),
    })),
  weathers: () => [
    {
      name: "weathers",
      columns: 4,
      tiles: ENVIRONMENTS.flatMap((environment) =>
        PLACES[environment].weathers.map((weather, i) =>
          page(`${environment} ${weather}`, {
            place: { environment, set: i },
            weather,
            hour: HOURS[i % HOURS.length] ?? "day",
          }),
        ),
      ),
    },
  ],
  figures: () =>
    FIGURE_KINDS.map((kind) => ({
      name: `figures-${kind}`,
      columns: 5,
      tiles: POSES.map((pose, i) =>
        page(
          `${kind} ${pose}`,
          { shot: "medium", figures: [{ who: "hero", pose, mood: MOODS[i % MOODS.length] ?? "happy" }] },
          { kind },
        ),
      ),
    })),
  moods: () => [
    {
      name: "moods",
      columns: MOODS.length,
      tiles: FIGURE_KINDS.flatMap((kind) =>
        MOODS.map((mood) =>
          page(
            `${kind} ${mood}`,
            { shot: "close", figures: [{ who: "hero", pose: "stand", mood, looksAt: "reader" }] },
            { kind },
          ),
        ),
      ),
    },
  ],
  things: () => [
    {
      name: "things",
      columns: 6,
      tiles: THINGS.map((thing) =>
        page(thing, {
          shot: "medium",
          figures: [{ who: "hero", pose: "hold", mood: "happy", holds: thing }],
          things: [
            { thing, where: "ground" },
            { thing, where: "sky" },
          ],
        }),
      ),
    },
  ],
  pages: () => [
    {
      name: "pages",
      columns: 6,
      tiles: Array.from({ length: 30 }, (_, i) => {
        const { plan, cast, seed } = anyPlan(i);
        return { name: seed, svg: drawPicture(plan, cast, { seed }).svg };
      }),
    },
  ],
};

const asked = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const [group, sheets] of Object.entries(SHEETS)) {
  if (asked.length > 0 && !asked.includes(group)) continue;
  for (const { name, columns, tiles } of sheets()) {
    const path = `${FOLDER}/${name}.png`;
    await writeFile(path, await contactSheet(tiles, columns));
    console.log(`${path}  ${tiles.length} pictures`);
  }
}

// Draws contact sheets of everything the illustrator can draw, to be looked at after each change: every set at every
// hour, the weathers, every figure in every pose, mood and view, four of them in every pose and mood at once, pairs,
// places and things that are somebody, all things, covers, chance pages, and ten whole books with each page's words under
// its picture. Usage: npm run gallery [group or sheet …], as in `places`, `books-en-forest-balloon`.
import { mkdir, writeFile } from "node:fs/promises";
import { writeBook } from "#author/write-book.ts";
import { FIGURE_KINDS } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { FURTHER_THINGS } from "#book/further-things.ts";
import { HOURS, MOODS, POSES, ROOMS, type Thing, THINGS } from "#book/page-plan.ts";
import { drawPicture } from "#illustrator/draw-picture.ts";
import { PLACES } from "#illustrator/places/register.ts";
import { anyPlan, sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import { contactSheet, type Tile } from "#server/raster/contact-sheet.ts";
import { actorSheets, livingSheet, pairSheet, viewSheets } from "./gallery/figure-sheets.ts";
import { WHOLE_BOOKS } from "./gallery/whole-books.ts";

const FOLDER = "out/gallery";

const page = (
  name: string,
  plan: Parameters<typeof samplePlan>[0],
  card: Parameters<typeof sampleCard>[0] = {},
): Tile => ({
  name,
  svg: drawPicture(samplePlan(plan), [sampleCard(card)], { seed: name }).svg,
});

interface Sheet {
  name: string;
  columns: number;
  tiles: () => Tile[];
}

/** A written book, cover first, its seeds as the product gives them. */
function bookTiles(name: string, request: (typeof WHOLE_BOOKS)[number]["request"]): Tile[] {
  const book = writeBook(request, name);
  const draw = (plan: typeof book.cover, number: number) =>
    drawPicture(plan, book.cast, { seed: `${name}/${number}/0` }).svg;
  return [
    { name: "cover", svg: draw(book.cover, 0), words: book.title },
    ...book.pages.map(({ plan, text, beat }, i) => ({
      name: `${i + 1}`,
      svg: draw(plan, i + 1),
      words: `${i + 1} [${beat}, ${plan.shot}, set ${plan.place.set}, ${plan.hour}] ${text}`,
    })),
  ];
}

/** Each thing in a hand, on the ground and in the sky. */
const thingSheet = (name: string, things: readonly Thing[]): Sheet => ({
  name,
  columns: 6,
  tiles: () =>
    things.map((thing) =>
      page(thing, {
        shot: "medium",
        figures: [{ who: "hero", pose: "hold", mood: "happy", holds: thing }],
        things: [
          { thing, where: "ground" },
          { thing, where: "sky" },
        ],
      }),
    ),
});

/** Copies of each book, of which each has a cover of its own. */
const SHELF = ["", " again", " once more", " anew"] as const;

/** The sheets of each group; drawn only when they are asked for. */
const SHEETS: Record<string, () => Sheet[]> = {
  books: () =>
    WHOLE_BOOKS.map(({ name, request }) => ({
      name: `books-${name}`,
      columns: request.pages > 12 ? 6 : 5,
      tiles: () => bookTiles(name, request),
    })),
  covers: () => [
    {
      name: "covers",
      columns: 2 * SHELF.length,
      tiles: () =>
        WHOLE_BOOKS.flatMap(({ name, request }) =>
          SHELF.map((copy) => {
            const book = writeBook(request, `${name}${copy}`);
            return { name, svg: drawPicture(book.cover, book.cast, { seed: `${name}${copy}/0/0` }).svg };
          }),
        ),
    },
  ],
  places: () =>
    ENVIRONMENTS.map((environment) => ({
      name: `places-${environment}`,
      columns: HOURS.length,
      tiles: () =>
        PLACES[environment].sets.flatMap((_, set) =>
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
  rooms: () => [
    {
      name: "rooms",
      columns: ROOMS.length,
      tiles: () =>
        ENVIRONMENTS.flatMap((environment, row) =>
          ROOMS.map((indoors, i) =>
            page(`${environment} ${indoors}`, {
              place: { environment, set: 0, indoors },
              hour: indoors === "bedroom" ? "night" : (HOURS[(row + i) % HOURS.length] ?? "day"),
              shot: "medium",
              figures: [{ who: "hero", pose: indoors === "bedroom" ? "sleep" : "stand", mood: "happy" }],
            }),
          ),
        ),
    },
  ],
  weathers: () => [
    {
      name: "weathers",
      columns: 4,
      tiles: () =>
        ENVIRONMENTS.flatMap((environment) =>
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
      tiles: () =>
        POSES.map((pose, i) =>
          page(
            `${kind} ${pose}`,
            { shot: "medium", figures: [{ who: "hero", pose, mood: MOODS[i % MOODS.length] ?? "happy" }] },
            { kind },
          ),
        ),
    })),
  views: viewSheets,
  actors: actorSheets,
  pairs: () => [pairSheet()],
  living: () => [livingSheet()],
  moods: () => [
    {
      name: "moods",
      columns: MOODS.length,
      tiles: () =>
        FIGURE_KINDS.flatMap((kind) =>
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
  things: () => [thingSheet("things", THINGS), thingSheet("things-further", FURTHER_THINGS)],
  pages: () => [
    {
      name: "pages",
      columns: 6,
      tiles: () =>
        Array.from({ length: 30 }, (_, i) => {
          const { plan, cast, seed } = anyPlan(i);
          return { name: seed, svg: drawPicture(plan, cast, { seed }).svg };
        }),
    },
  ],
};

const asked = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const [group, sheets] of Object.entries(SHEETS)) {
  for (const { name, columns, tiles } of sheets()) {
    if (asked.length > 0 && !asked.includes(group) && !asked.includes(name)) continue;
    const path = `${FOLDER}/${name}.png`;
    const pictures = tiles();
    await writeFile(path, await contactSheet(pictures, columns));
    console.log(`${path}  ${pictures.length} pictures`);
  }
}

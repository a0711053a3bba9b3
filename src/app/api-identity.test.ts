import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CastCard } from "#book/cast-card.ts";
import type { PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { StoryPage } from "#features/stories/story.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

/** The illustrator itself, watched. */
const orders: PictureOrder[] = [];
let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({
    players: {
      painter: {
        ...builtInPainter,
        paint: (order, signal) => {
          orders.push(order);
          return builtInPainter.paint(order, signal);
        },
      },
    },
  });
  ana = await product.signUp("Ana");
  id = await makeStory(product, ana, {
    pages: 24,
    story: "Mira the red fox with a green scarf and Ion the bald baker want to bake the biggest cake of the village",
    characters: [
      { name: "Mira", description: "a red fox with a green scarf" },
      { name: "Ion", description: "a bald baker" },
    ],
  });
}, 120_000);
afterAll(() => product.close());

const bytesOf = async (address: string) => (await product.call(`GET ${address}`)).bytes;

/** How many of a picture's pixels are as green as a green scarf is in any light. */
async function shareOfGreen(address: string): Promise<number> {
  const { data, info } = await sharp(await bytesOf(address))
    .resize(128, 160)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, middle, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (middle > red * 1.25 && middle > blue * 1.15) green += 1;
  }
  return green / (info.width * info.height);
}

describe("a book of 24 pages about Mira the red fox with a green scarf", () => {
  test("has one card of each for every picture", () => {
    const cards = (who: string) => orders.flatMap((order) => order.cast.filter((card) => card.id === who));
    expect(orders).toHaveLength(25);
    for (const who of ["hero", "helper"]) {
      expect(new Set(cards(who).map((card) => JSON.stringify(card))).size).toBe(1);
    }
    expect(cards("hero")[0]).toMatchObject({
      name: "Mira",
      kind: "fox",
      garment: { kind: "scarf", colour: "green" },
    });
  });

  test("keeps her as she is in a new picture of page 9, which is another picture", async () => {
    const before = (await storyOf(product, ana, id)).pages[8]!;
    const first = orders.find((order) => order.seed.split("/")[1] === "8")!;
    const page = StoryPage.parse((await product.call(`POST /stories/${id}/pages/8/image`, { as: ana })).body);
    const again = orders.at(-1)!;
    const seen = (order: PictureOrder): CastCard[] =>
      order.cast.filter((card) => order.plan.figures.some(({ who }) => who === card.id));
    expect(seen(again)).toEqual(seen(first));
    expect(again.plan.figures).toEqual(first.plan.figures);
    const [one, other] = await Promise.all([bytesOf(before.imageUrl), bytesOf(page.imageUrl)]);
    expect(one.equals(other)).toBe(false);
    expect(page.alt).toContain("green scarf");
  });

  test("is drawn to the same bytes by the same seed", async () => {
    const { rows } = await product.database.$client.query<PictureOrder>(
      `select plan, "cast", seed from pictures where story_id = $1 and page_number = 8 order by position limit 1`,
      [id],
    );
    const row = rows[0]!;
    const paint = () => builtInPainter.paint(row, new AbortController().signal);
    const drawn = await paint();
    expect((await paint()).svg).toBe(drawn.svg);
    const ordered = orders.find((order) => order.seed === row.seed)!;
    expect(drawn.svg).toBe((await builtInPainter.paint(ordered, new AbortController().signal)).svg);
  });

  test("shows in pixels what an edit asks for", async () => {
    const edit = async (instructions: string) => {
      const { status, body } = await product.call(`PUT /stories/${id}/pages/8/edit`, {
        as: ana,
        body: { instructions },
      });
      expect([status, body["notUnderstood"]]).toEqual([200, []]);
      return String(body["imageUrl"] as unknown);
    };
    const lightOf = async (address: string) => {
      const { channels } = await sharp(await bytesOf(address)).stats();
      return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3;
    };
    const day = await edit("by day, in the village");
    const night = await edit("make it night");
    expect(await lightOf(night)).toBeLessThan((await lightOf(day)) * 0.8);
    const close = await edit("by day, at the castle, closer, Mira alone, Mira's scarf should be red");
    const green = await edit("Mira's scarf should be green");
    expect(await shareOfGreen(green)).toBeGreaterThan(await shareOfGreen(close));
  });
});

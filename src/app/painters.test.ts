import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FRAME } from "#book/format.ts";
import { drawPrintPicture } from "#features/pictures/server/draw-print-picture.ts";
import { artOf, type Painter, type PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { pictures } from "#features/pictures/server/tables.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { sampleCard, samplePlan } from "#illustrator/testing/sample-plans.ts";
import { makePng } from "#local/models/make-png.ts";
import { answerAsAuthor } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const PIP = [{ name: "Pip", description: "a hedgehog with a red scarf" }];

let local: ListeningModels;
beforeAll(async () => {
  local = await listenModels({ answer: answerAsAuthor, paint: (ask) => makePng(`${ask.prompt} ${ask.place}`) });
});
afterAll(() => local.close());

// What every painter promises, whoever it is: whoever adds one adds it here.
describe.each(["built-in", "openai:gpt-image-2"])("the painter %s", (name) => {
  let product: TestProduct;
  let parent: Person;
  let painter: Painter;
  let story: string;
  beforeAll(async () => {
    product = await openTestProduct({ variables: { ...local.variables, IMAGE_MODEL: name } });
    parent = await product.signUp("Painters");
    ({ painter } = product.workshop);
    story = await makeStory(product, parent, { characters: PIP });
  });
  afterAll(() => product.close());

  const order = (more: Partial<PictureOrder> = {}): PictureOrder => ({
    plan: samplePlan({ hour: "day", shot: "medium" }),
    cast: [approveWritten(sampleCard())],
    seed: "one",
    storyId: story,
    ...more,
  });
  const paint = (more: Partial<PictureOrder> = {}) => painter.paint(order(more), new AbortController().signal);

  test("is called what pictures say they were painted by", () => {
    expect(painter.name).toBe(name);
  });

  test("gives a picture of 4:5 that can be opened, and a zone for words within it", async () => {
    const painting = await paint();
    const { width, height } = await sharp(Buffer.from(artOf(painting))).metadata();
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(FRAME.width / FRAME.height, 2);
    const { textZone } = painting;
    expect(textZone.x).toBeGreaterThanOrEqual(0);
    expect(textZone.y).toBeGreaterThanOrEqual(0);
    expect(textZone.x + textZone.width).toBeLessThanOrEqual(FRAME.width);
    expect(textZone.y + textZone.height).toBeLessThanOrEqual(FRAME.height);
    expect(["dark", "light"]).toContain(textZone.ink);
  });

  test("gives the same picture for the same order, and another for another seed or plan", async () => {
    const first = artOf(await paint());
    expect(artOf(await paint())).toEqual(first);
    expect(artOf(await paint({ seed: "two" }))).not.toEqual(first);
    expect(artOf(await paint({ plan: samplePlan({ hour: "night" }) }))).not.toEqual(first);
  });

  test("keeps words where the plan has them", async () => {
    const zoneAt = async (textAt: "top" | "bottom") =>
      (await paint({ plan: samplePlan({ hour: "day", textAt }), seed: textAt })).textZone.y;
    expect(await zoneAt("top")).toBeLessThan(await zoneAt("bottom"));
  });

  test("stops where nobody wants the picture any more", async () => {
    const gone = AbortSignal.abort(new Error("nobody"));
    await expect((async () => painter.paint(order({ seed: "never" }), gone))()).rejects.toThrow("nobody");
  });

  test("makes a whole book that opens in every size, with alternatives and edits of the same figures", async () => {
    const book = await storyOf(product, parent, story);
    expect(book).toMatchObject({ status: "completed", pagesDone: 8 });
    const rows = () =>
      product.database
        .select()
        .from(pictures)
        .where(and(eq(pictures.storyId, story), eq(pictures.pageNumber, 1)))
        .orderBy(pictures.position);
    const change = (call: string, body?: object) =>
      product.call(`${call.replace("PAGE", `/stories/${story}/pages/1`)}`, { as: parent, ...(body && { body }) });
    expect((await change("POST PAGE/image")).status).toBe(200);
    const edited = await change("PUT PAGE/edit", { instructions: "make it night" });
    expect([edited.status, edited.body["notUnderstood"]]).toEqual([200, []]);
    const [first, second, third] = await rows();
    expect([first?.painter, second?.painter, third?.painter]).toEqual([name, name, name]);
    expect(third?.plan.hour).toBe("night");
    const heroOf = (row: typeof first) => row?.cast.find(({ id }) => id === "hero");
    expect([heroOf(second), heroOf(third)]).toEqual([heroOf(first), heroOf(first)]);
    for (const { imageUrl } of [book.cover, ...book.pages]) {
      const answered = await product.call(`GET ${imageUrl}`, { as: parent });
      expect([answered.status, answered.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    const print = third && (await drawPrintPicture(product.workshop, third, new AbortController().signal));
    expect(Buffer.from(print ?? []).subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8));
  });
});

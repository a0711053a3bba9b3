import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CastCard } from "#book/cast-card.ts";
import type { PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
beforeAll(async () => {
  product = await openTestProduct();
  ana = await product.signUp("Ana");
});
afterAll(() => product.close());

const draw = (body: object) => product.call("POST /pictures/cast-card", { as: ana, body });
const bytesOf = (image: unknown) => Buffer.from(String(image).replace("data:image/webp;base64,", ""), "base64");

test("a character as described comes as a card and a small picture, in the three languages", async () => {
  const descriptions = {
    en: "a red fox with a green scarf",
    ro: "o vulpe roșie cu un fular verde",
    de: "ein roter Fuchs mit grünem Schal",
  };
  for (const [language, description] of Object.entries(descriptions)) {
    const { status, body } = await draw({ name: "Mira", description, language });
    expect(status).toBe(200);
    expect(CastCard.parse(body["card"])).toMatchObject({
      name: "Mira",
      kind: "fox",
      garment: { kind: "scarf", colour: "green" },
    });
    const { width, height, format } = await sharp(bytesOf(body["image"])).metadata();
    expect([width, height, format]).toEqual([512, 640, "webp"]);
  }
});

test("a card is drawn as it is, the same each time, and otherwise when it is changed", async () => {
  const { body } = await draw({ name: "Bo", description: "a bear" });
  const card = CastCard.parse(body["card"]);
  const again = await draw({ card });
  expect(again.body).toEqual(body);
  const blue = await draw({ card: { ...card, colour: "blue" } });
  expect(blue.body["image"]).not.toBe(body["image"]);
});

test("a card out of bounds names the field, and signing in is asked for", async () => {
  const { body } = await draw({ name: "Bo", description: "a bear" });
  const card = CastCard.parse(body["card"]);
  const huge = await draw({ card: { ...card, size: 1e6 } });
  expect([huge.status, huge.body["fields"]?.[0]?.["field"]]).toEqual([400, "card.size"]);
  expect((await draw({ name: "a".repeat(41) })).status).toBe(400);
  expect((await product.call("POST /pictures/cast-card", { body: { name: "Bo" } })).status).toBe(401);
});

test("the card beside the form is the one that every picture of the book is drawn by, and every other picture of a page (S10.7)", async () => {
  const orders: PictureOrder[] = [];
  const watched = await openTestProduct({
    players: {
      painter: {
        ...plainPainter,
        paint: (order, signal) => {
          orders.push(order);
          return plainPainter.paint(order, signal);
        },
      },
    },
  });
  try {
    const mia = await watched.signUp("Mia");
    const characters = [
      { name: "Zadie", description: "a girl" },
      { name: "Grandmother", description: "her grandmother" },
      { name: "Tom", description: "her brother with a green cape" },
    ];
    const form = { story: "Zadie bakes a cake for everybody", characterType: "EverydayPeople", characters };
    const seen = [];
    for (const [at, character] of characters.entries()) {
      const { story, characterType } = form;
      const others = characters.toSpliced(at, 1);
      const { body } = await watched.call("POST /pictures/cast-card", {
        as: mia,
        body: { ...character, story, characterType, others, at },
      });
      seen.push(CastCard.parse(body["card"]));
    }
    orders.length = 0;
    const id = await makeStory(watched, mia, form);
    expect((await storyOf(watched, mia, id)).cast).toEqual(seen);
    expect((await watched.call(`POST /stories/${id}/pages/3/image`, { as: mia })).status).toBe(200);
    expect(orders).toHaveLength(10);
    for (const { cast } of orders) for (const card of seen) expect(cast).toContainEqual(card);
    // Kin of one skin, each told from the others by what they wear.
    expect(new Set(seen.map(({ skin }) => skin)).size).toBe(1);
    expect(new Set(seen.map(({ garment }) => garment.kind)).size).toBe(3);
  } finally {
    await watched.close();
  }
});

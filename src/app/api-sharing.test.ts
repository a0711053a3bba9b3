import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPrintPicture } from "#features/pictures/server/draw-print-picture.ts";
import { findPicture } from "#features/pictures/server/find-picture.ts";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { rasterize } from "#server/raster/rasterize.ts";
import { pageDescriber } from "./describe-page.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const ORIGIN = "https://basmia.example";
const TITLE = `Pip & the "moon" <script>alert('x')</script>`;

let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct();
  ana = await product.signUp("Ana Maria Pop");
  id = await makeStory(product, ana, { title: TITLE, language: "ro", pages: 8 });
}, 120_000);
afterAll(() => product.close());

const share = (shared: boolean) => product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared } });
const describePage = (pathname: string) => pageDescriber(product.database, ORIGIN)(pathname, "en");
const contentOf = (tags: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(tags)?.[1];

describe("a link to a story", () => {
  test("shows a shared one as the book: title, author's first name, cover, language, escaped; any other is a 404 with neutral tags (S14.1)", async () => {
    const neutral = await describePage(`/stories/00000000-0000-4000-8000-000000000000`);
    expect(neutral.status).toBe(404);
    expect(await describePage(`/stories/${id}`)).toEqual(neutral);
    expect(neutral.tags).toContain("<title>Basmia</title>");
    expect(contentOf(neutral.tags, "og:image")).toBeUndefined();

    await share(true);
    const { shortId, cover } = await storyOf(product, ana, id);
    for (const address of [id, shortId]) {
      const page = await describePage(`/stories/${address}`);
      expect(page.status).toBe(200);
      const { tags } = page;
      expect(contentOf(tags, "og:title")).toBe(
        "Pip &amp; the &quot;moon&quot; &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;",
      );
      expect(tags).not.toContain("<script");
      expect(tags).toContain(`imagesrcset="${cover.imageUrl.replace("screen.webp", "small.webp")} `);
      expect(contentOf(tags, "og:description")).toContain("de Ana.");
      expect(tags).not.toContain("Pop");
      expect(contentOf(tags, "og:locale")).toBe("ro_RO");
      expect(contentOf(tags, "og:url")).toBe(`${ORIGIN}/stories/${shortId}`);
      expect(contentOf(tags, "og:type")).toBe("book");
      expect(contentOf(tags, "robots")).toBe("noindex");
      expect(contentOf(tags, "og:image:alt")).toBe(cover.alt);

      const image = contentOf(tags, "og:image") ?? "";
      expect(image.startsWith(`${ORIGIN}/images/`)).toBe(true);
      const answer = await product.call(`GET ${image.slice(ORIGIN.length)}`);
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      const { width, height } = await sharp(answer.bytes).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }

    await share(false);
    expect(await describePage(`/stories/${shortId}`)).toEqual(neutral);
  });

  test("has no word of the book when the address is none", async () => {
    const { tags: neutral } = await describePage("/stories/x");
    for (const address of ["/stories/x", `/stories/${"a".repeat(500)}`, "/stories/%3Cscript%3E"]) {
      const page = await describePage(address);
      expect(page.status).toBe(404);
      expect(page.tags).not.toMatch(/<script|%3Cscript/i);
    }
    for (const address of ["/stories", "/"]) {
      const { tags, status } = await describePage(address);
      expect([status, contentOf(tags, "description")]).toEqual([200, contentOf(neutral, "og:description")]);
      expect(contentOf(tags, "og:title")).toBeUndefined();
    }
  });
});

test("only a cover has a link preview, and it goes when its story goes", async () => {
  const other = await makeStory(product, ana, { pages: 8 });
  const { cover, pages } = await storyOf(product, ana, other);
  const previewOf = (url: string) => url.replace("screen.webp", "preview.jpg");
  expect((await product.call(`GET ${previewOf(cover.imageUrl)}`)).status).toBe(200);
  expect((await product.call(`GET ${previewOf(pages[0]?.imageUrl ?? "")}`)).status).toBe(404);
  await product.call(`DELETE /stories/${other}`, { as: ana });
  expect((await product.call(`GET ${previewOf(cover.imageUrl)}`)).status).toBe(404);
});

test("a kept picture is painted for paper at 300 dpi with its bleed, the same within the trim", async () => {
  const { cover } = await storyOf(product, ana, id);
  const [, storyId = "", pictureId = ""] = /images\/([^/]+)\/([^/]+)/.exec(cover.imageUrl) ?? [];
  const picture = await findPicture(product.database, storyId, pictureId);
  if (!picture) throw new Error("the cover has no picture");
  const { signal } = new AbortController();
  const print = await drawPrintPicture({ ...product.workshop, painter: builtInPainter, rasterize }, picture, signal);
  const { width, height, format } = await sharp(print).metadata();
  expect([width, height, format]).toEqual([2433, 3024, "jpeg"]);

  const bleed = 35;
  const inner = { left: bleed, top: bleed, width: 2433 - 2 * bleed, height: 3024 - 2 * bleed };
  const small = { width: 128, height: 160 };
  const trimmed = await sharp(print).extract(inner).resize(small.width, small.height, { fit: "fill" }).raw().toBuffer();
  const screen = await product.call(`GET ${cover.imageUrl}`);
  const shown = await sharp(screen.bytes).resize(small.width, small.height).raw().toBuffer();
  const difference = trimmed.reduce((sum, value, i) => sum + Math.abs(value - (shown[i] ?? 0)), 0) / trimmed.length;
  expect(difference).toBeLessThan(4);
  const another = { ...builtInPainter, name: "another" };
  expect(await drawPrintPicture({ ...product.workshop, painter: another, rasterize }, picture, signal)).toBeUndefined();
});

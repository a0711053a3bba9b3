import { expect, test } from "./support/product-test.ts";
import { liveStory } from "./support/story-life.ts";

test.use({
  locale: "en-GB",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ["clipboard-read", "clipboard-write"],
});

test("on a phone too, title, words, wishes and pictures are changed, the book liked, shared, taken along and deleted", async ({
  page,
  product,
}) => {
  await liveStory({ page, product, owner: "Pocketed", narrow: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

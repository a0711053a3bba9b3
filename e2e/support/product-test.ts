import { test as base, expect } from "@playwright/test";
import { type Product, startProduct } from "./start-product.ts";

/** The admin site of the product under test; nothing answers there. */
export const ADMIN_URL = "https://admin.example/portal?from=basmia";

/** A browser test with a running product: one for all tests of a worker. No page may break the product's own policy. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the fixture's needs from this empty pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct({ environment: { ADMIN_URL } });
      await use(product);
      await product.stop();
    },
    // A first start makes a database, which a busy machine does slowly.
    { scope: "worker", timeout: 200_000 },
  ],
  page: async ({ page }, use) => {
    const broken: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) broken.push(message.text());
    });
    await use(page);
    expect(broken, "against the content security policy").toEqual([]);
  },
});

export { expect } from "@playwright/test";

import { readdir } from "node:fs/promises";
import { say } from "#messages/say.ts";
import { expect, test } from "./support/product-test.ts";

interface Told {
  readonly url: string;
  readonly errors: readonly { readonly message: string }[];
  readonly data?: string;
}

test.use({ locale: "ro-RO", colorScheme: "light", viewport: { width: 360, height: 740 } });

test("the browser takes the app's manifest in the language that is picked, and its frame the colour of the light that is chosen", async ({
  page,
  product,
}) => {
  const browser = await page.context().newCDPSession(page);
  const readManifest = async () => (await browser.send("Page.getAppManifest")) as Told;
  const frame = page.locator('meta[name="theme-color"][media="all"]');

  await page.goto(product.origin);
  await expect(page.getByRole("button", { name: say("ro").t("login.google") })).toBeVisible();
  const romanian = await readManifest();
  expect(romanian.errors).toEqual([]);
  expect(JSON.parse(romanian.data ?? "{}")).toMatchObject({ lang: "ro", name: "Basmia" });
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Without a window of its own to install into, a test's browser names that alone.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);

  await page.getByRole("radio", { name: "Deutsch" }).click({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(JSON.parse((await readManifest()).data ?? "{}")).toMatchObject({ lang: "de" });

  await expect(frame).toHaveCount(0);
  await page.getByRole("button", { name: say("de").t("theme.to_night") }).click();
  await expect(frame).toHaveAttribute("data-light", "night");
  await page.reload();
  await expect(frame).toHaveAttribute("data-light", "night");
});

test("every script, style and letter of the app is kept for when there is no network, and by its name for ever", async ({
  product,
}) => {
  const built = (await readdir("dist/web/assets")).filter((name) => /\.(?:js|css|woff2)$/.test(name));
  const worker = await (await fetch(`${product.origin}/sw.js`)).text();
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((name) => !worker.includes(`/assets/${name}`))).toEqual([]);
  const held = await Promise.all(
    built.map(async (name) => {
      const { headers } = await fetch(`${product.origin}/assets/${name}`, { method: "HEAD" });
      return headers.get("cache-control")?.includes("immutable") ? undefined : name;
    }),
  );
  expect(held.filter(Boolean)).toEqual([]);
});

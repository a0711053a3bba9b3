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

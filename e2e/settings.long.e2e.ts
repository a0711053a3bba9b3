import { say } from "#messages/say.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";
import { signIn } from "./support/sign-in.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("the settings are loaded once at the start and kept for five minutes (S7.22)", async ({ page, product }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/app/settings")) asked += 1;
  });
  await page.clock.install();
  await signIn(page, product.origin, { language: "en", provider: "google", name: "Ioana" });
  asked = 0;
  await page.reload();
  await expect.poll(() => asked).toBe(1);

  const walk = async () => {
    await page.getByText(t("home.create")).first().click();
    await expect(page.getByRole("textbox", { name: t("new.idea") })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(t("home.create")).first()).toBeVisible();
  };
  await walk();
  await page.clock.fastForward("04:00");
  await walk();
  expect(asked).toBe(1);
});

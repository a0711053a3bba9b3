import { expect, type Page } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import { say } from "#messages/say.ts";

export type Provider = "google" | "facebook" | "x";

/** Signs in as a person would: the provider's button, the local sign-in page, back on the shelf. */
export async function signIn(
  page: Page,
  origin: string,
  { language, provider, name }: { language: Language; provider: Provider; name: string },
): Promise<void> {
  const { t } = say(language);
  const local = LOCAL_IDENTITY_TEXTS[language];
  // Whoever comes for the first time is shown around.
  await page.addLocatorHandler(page.getByRole("button", { name: t("onboarding.skip") }), (skip) => skip.click());
  await page.goto(origin);
  await page.getByRole("button", { name: t(`login.${provider}`) }).click();
  await page.getByLabel(local.name, { exact: true }).fill(name);
  await page.getByLabel(local.email, { exact: true }).fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: local.continue, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(
    page
      .getByRole("link", { name: t("home.create") })
      .or(page.getByRole("button", { name: t("home.create") }))
      .first(),
  ).toBeVisible();
}

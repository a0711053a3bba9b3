import type { Page } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import { say } from "#messages/say.ts";
import type { Provider } from "./sign-in.ts";

export const providerButton = (page: Page, provider: Provider, language: Language = "en") =>
  page.getByRole("button", { name: say(language).t(`login.${provider}`) });

/** Presses a provider's button, and waits until its page is there. */
export async function goToProvider(page: Page, provider: Provider): Promise<void> {
  await providerButton(page, provider).click();
  await page.getByLabel(LOCAL_IDENTITY_TEXTS.en.name, { exact: true }).waitFor();
}

/** Says who one is on the provider's page, and goes on. */
export async function consent(page: Page, name: string): Promise<void> {
  const local = LOCAL_IDENTITY_TEXTS.en;
  await page.getByLabel(local.name, { exact: true }).fill(name);
  await page.getByLabel(local.email, { exact: true }).fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: local.continue, exact: true }).click();
}

export async function refuse(page: Page): Promise<void> {
  await page.getByRole("button", { name: LOCAL_IDENTITY_TEXTS.en.cancel, exact: true }).click();
}

/** What the browser keeps for the product, by name. */
export const storedIn = (page: Page, where: "localStorage" | "sessionStorage"): Promise<Record<string, string>> =>
  page.evaluate(
    (name) => Object.fromEntries(Object.entries(globalThis[name] as unknown as Record<string, string>)),
    where,
  );

/** Paths of the calls that a page makes to the API, in order; `POST /auth/x`, `GET /stories`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname.slice(4)}`);
  });
  return calls;
}

/** Whoever comes for the first time is shown around; in this page they want none of it. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole("button", { name: say("en").t("onboarding.skip") }), (skip) =>
    skip.click(),
  );
}

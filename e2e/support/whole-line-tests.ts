import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import { expect, test } from "./product-test.ts";
import { type Provider, signIn } from "./sign-in.ts";

const IDEAS = {
  en: {
    idea: "A brave hedgehog called Pip wants to find the moon's lost button",
    hero: "Pip",
    provider: "google",
  },
  ro: {
    idea: "Un arici curajos pe nume Pip vrea să găsească nasturele pierdut al lunii",
    hero: "Pip",
    provider: "facebook",
  },
  de: {
    idea: "Ein mutiger Igel namens Pip möchte den verlorenen Knopf des Mondes finden",
    hero: "Pip",
    provider: "x",
  },
} as const satisfies Record<Language, { idea: string; hero: string; provider: Provider }>;

const SCREENS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;
const LOCALES = { en: "en-GB", ro: "ro-RO", de: "de-DE" } as const;
const LABELS = { en: "English", ro: "Romanian", de: "German" } as const;

/** The whole line in a language, on a desktop or on a phone. */
export function describeWholeLine(language: Language, screen: keyof typeof SCREENS): void {
  test.describe(`${LABELS[language]}, ${screen}`, () => {
    test.use({ viewport: SCREENS[screen], locale: LOCALES[language] });

    test(`an idea becomes an illustrated book that is read and downloaded${screen === "wide" ? " (S1.2, S1.13)" : ""}`, async ({
      page,
      product,
    }) => {
      const { idea, hero, provider } = IDEAS[language];
      const { t } = say(language);
      await signIn(page, product.origin, { language, provider, name: "Ioana" });

      await page.goto(`${product.origin}/new`);
      await page.getByRole("textbox", { name: t("new.idea") }).fill(idea);
      await page.getByRole("button", { name: t("new.analyze") }).click();

      await expect(page).toHaveURL(/\/review$/);
      await expect(page.getByRole("textbox", { name: t("review.field.title") })).not.toHaveValue("");
      await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(idea);
      await expect(page.getByRole("textbox", { name: t("review.character.name") }).first()).toHaveValue(hero);
      await expect(page.getByRole("radio", { name: t(`choice.language.${language}`) })).toBeChecked();
      await expect(page.getByRole("group", { name: t("review.characters") }).first()).toContainText(t("review.sure"));

      await page.getByRole("button", { name: t("review.create") }).click();
      await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
      await untilFinished(page, product.origin);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");

      await readToTheEnd(page, language, hero);
      await download(page, language, hero);
    });
  });
}

/** Waits until the story that the page shows is completed, by asking as the page does. */
async function untilFinished(page: Page, origin: string): Promise<void> {
  const id = page.url().split("/").at(-1);
  const headers = { authorization: `Bearer ${await page.evaluate<string>("localStorage.getItem('token')")}` };
  const ask = async () => {
    const answer = await page.request.get(`${origin}/api/stories/${id}`, { headers });
    return ((await answer.json()) as { status: string }).status;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe("completed");
}

async function readToTheEnd(page: Page, language: Language, hero: string): Promise<void> {
  const { t } = say(language);
  const next = page.getByRole("button", { name: t("reader.next") });
  let seen = "";
  for (let number = 1; number <= 8; number += 1) {
    await next.click();
    await expect(page.getByText(t("reader.page", { page: number }), { exact: false }).first()).toBeAttached();
    await expect(page.locator("img[src*='/images/']:visible").first()).toBeVisible();
    seen += await page.locator("main").innerText();
  }
  expect(seen).toContain(hero);
  await expect(next).toBeDisabled();
}

async function download(page: Page, language: Language, hero: string): Promise<void> {
  const { t } = say(language);
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: t("reader.pdf") }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const path = await file.path();
  const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" });
  expect(text).toContain(hero);
  const pages = Number(/^Pages:\s+(\d+)/m.exec(execFileSync("pdfinfo", [path], { encoding: "utf8" }))?.[1]);
  expect(pages).toBe(10);
}

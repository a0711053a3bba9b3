import type { Page } from "@playwright/test";
import type { Visit } from "./visit.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

/** Opens the shelf's book as its owner at a page; 0 is the cover. */
export async function openPage({ page, signedIn, shelf, t }: Visit, number: number): Promise<void> {
  await signedIn(shelf.book.path);
  const thumbnail = button(page, number === 0 ? t("reader.cover") : t("reader.page", { page: number }));
  await thumbnail.click();
  await page.locator(`[aria-current="page"]`).first().waitFor();
}

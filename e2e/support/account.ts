import { expect, type Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { onPhone } from "./screen.ts";

const { t } = say("en");

/** The avatar in the header, with a person's whole name; on a phone the same for everybody. */
export const accountButton = (page: Page, name: string) =>
  page.getByRole("button", { name: onPhone ? t("header.menu") : t("header.account", { name }) });

/** Opens the account, and waits until it is there: the popover of a wide header, the side drawer of a phone's. */
export async function openAccount(page: Page, name: string): Promise<void> {
  await accountButton(page, name).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: t("header.logout") })).toBeVisible();
}

/** One of the three boxes about likes, level and plan. */
export const statBox = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: t("header.stats") }).getByRole("button", { name });

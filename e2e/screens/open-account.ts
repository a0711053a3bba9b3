import type { Visit } from "./visit.ts";

/** Opens the popover of the account, or the drawer where the header is the phone's, which it still is at 768 px. */
export async function openAccount({ page, t, shelf }: Visit): Promise<void> {
  const account = page.getByRole("button", { name: t("header.account", { name: shelf.owner }) });
  const menu = page.getByRole("button", { name: t("header.menu") });
  await account.or(menu).filter({ visible: true }).first().click();
}

import { expect, type Page } from "@playwright/test";

/** Waits until a window that opens has come to rest: what is pressed by force is where it stays. */
export async function untilAtRest(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect
    .poll(() =>
      dialog.evaluate(
        (shown) => shown.getAnimations({ subtree: true }).filter((each) => each.playState === "running").length,
      ),
    )
    .toBe(0);
}

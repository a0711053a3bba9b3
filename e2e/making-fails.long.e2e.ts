import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { queryDatabase, setMembership } from "./support/query-database.ts";
import { SCREEN } from "./support/screen.ts";
import { startProduct } from "./support/start-product.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("a book that cannot be made gives its last booklet back, says so calmly and keeps the form (S4.33, T27)", async ({
  page,
}) => {
  const product = await startProduct({ environment: { FREE_STORY_WAIT: "3600" } });
  const caller = await openSignedIn(page, product.origin, { name: "Unlucky" });
  await setMembership(product, "Unlucky", "pro_booklets = 1, last_free_story_at = now()");
  // No picture can be kept any more: where their folder was, there is a file.
  const files = path.join(product.dataDirectory, "files");
  await rm(files, { recursive: true, force: true });
  await writeFile(files, "");

  await page.goto(`${product.origin}/new`);
  await page.getByRole("textbox", { name: t("new.idea") }).fill("A brave hedgehog called Pip wants to fly to the moon");
  await page.getByRole("button", { name: t("new.advanced") }).click();
  await expect(page.getByText("1 PRO booklet left")).toBeVisible();
  await page.getByRole("button", { name: t("review.create") }).click();
  await expect(page.getByRole("heading", { name: t("review.making.title") })).toBeVisible();
  expect((await caller.call("GET /stories/rights")).body["proStorybooks"]).toBe(0);

  // The pauses between the tries are not waited for.
  await expect
    .poll(
      async () => {
        await queryDatabase(product, "update jobs set due_at = now() where state = 'waiting'");
        return (await caller.call("GET /stories")).body[0]?.["status"];
      },
      { timeout: 60_000 },
    )
    .toBe("failed");
  await expect(page.getByRole("heading", { name: t("review.failed") })).toBeVisible();
  await expect(page.getByText(t("review.failed.text"))).toBeVisible();
  expect((await caller.call("GET /stories/rights")).body["proStorybooks"]).toBe(1);
  await page.getByRole("button", { name: t("review.failed.back") }).click();
  await expect(page.getByText("1 PRO booklet left")).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(/hedgehog called Pip/);
  await product.stop();
});

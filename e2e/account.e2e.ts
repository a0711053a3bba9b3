import { say } from "#messages/say.ts";
import { signInByHttp } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

test("a visitor reports a shared story; hidden, it is gone for others at once, and its owner is told (S12.3)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Tudora");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const admin = await signInByHttp(product, "Vlad");
  await queryDatabase(product, "update users set roles = '{admin}' where email = 'vlad@example.com'");
  await page.goto(product.origin + story.path);
  await page.getByRole("button", { name: t("report.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("report.title") });
  await dialog.getByRole("radio", { name: t("report.reason.frightening") }).check();
  await dialog.getByLabel(t("report.comment")).fill("The wolf");
  await dialog.getByRole("button", { name: t("report.send") }).click();
  await expect(page.getByText(t("report.sent"))).toBeVisible();
  const { body } = await admin.call("GET /admin/reports");
  expect(body[0]).toMatchObject({ storyId: story.id, reason: "frightening", comment: "The wolf" });

  await admin.call(`PUT /admin/stories/${story.id}/hidden`, { hidden: true });
  expect((await page.goto(product.origin + story.path))?.status()).toBe(404);
  await openSignedIn(page, product.origin, { name: "Tudora", path: story.path });
  await expect(page.getByText(t("story.hidden.title"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("report.open") })).toHaveCount(0);
});

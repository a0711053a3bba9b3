import { say } from "#messages/say.ts";
import { button, expectNoEditor, pictureTool, titleTool } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("a reader who may not edit has the book alone, and the title only whom the story allows (S6.2)", async ({
  page,
  browser,
  product,
}) => {
  const story = await makeStory(product, "Author");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  await openSignedIn(page, product.origin, { name: "Stranger", path: story.path });
  await expect(button(page, t("like.button", { count: 0 }))).toBeVisible();
  await expectNoEditor(page);
  const own = await (await browser.newContext({ locale: "en-GB", ...SCREEN })).newPage();
  await own.route(`**/api/stories/${story.path.split("/").at(-1) ?? ""}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { story: object };
    await route.fulfill({ response: answer, json: { ...body, story: { ...body.story, canEditTitle: false } } });
  });
  await openSignedIn(own, product.origin, { name: "Author", path: story.path });
  await expect(pictureTool(own, -1)).toBeVisible();
  await expect(titleTool(own)).toHaveCount(0);
  if (!onPhone) {
    // The cover has no words but the title.
    await button(own, t("edit.tool.words")).click();
    await expect(own.getByText(t("edit.words.cover"))).toBeVisible();
    await expect(button(own, t("edit.tool.title.long"))).toHaveCount(0);
  }
  await expect(button(own, t("edit.tool.title"))).toHaveCount(0);
  await own.context().close();
});

test("whoever is signed out gets no editor, whatever the story says (H05) (S6.7)", async ({ page, product }) => {
  const story = await makeStory(product, "Sharer");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  await page.route("**/api/stories/*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { story: object };
    const claimed = { ...body.story, canEdit: true, canEditTitle: true };
    await route.fulfill({ response: answer, json: { ...body, story: claimed } });
  });
  await page.goto(`${product.origin}${story.path}`);
  await expect(button(page, t("like.button", { count: 0 }))).toBeVisible();
  await expectNoEditor(page);
});

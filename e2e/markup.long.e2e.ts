import { say } from "#messages/say.ts";
import { button, openAt, turnToTools } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

/** What would run, load or change the page if it were read as anything but text. */
const TITLE = `<img src=x onerror="window.ran=1"> & <b>Pip</b>`;
const NAME = "<i onclick=ran()>Pip</i>";
const WORDS = `</p><script>window.ran = 1</script> {{title}} \${1+1} & "so on" <svg onload="window.ran=1">`;

test.use({ locale: "en-GB", ...SCREEN });

test("markup that somebody types is text in every place that shows it: shelf, book, preview, window and notice", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Marker", { title: TITLE, characters: [{ name: NAME }] });
  await story.owner.call(`PUT /stories/${story.id}/pages/0/text`, { text: WORDS });
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await openSignedIn(page, product.origin, { name: "Marker" });
  await expect(page.getByRole("link", { name: TITLE }).first()).toBeVisible();

  const preview = await (await page.request.get(product.origin + story.path)).text();
  const escaped = "&lt;img src=x onerror=";
  expect(preview.replaceAll("&#60;", "&lt;")).toContain(escaped);
  expect(preview).not.toContain("<img src=x");

  await openAt(page, product.origin, story, "Marker", 0);
  await expect(page.locator('[data-words="0"]')).toHaveText(WORDS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(new RegExp(TITLE.replace(/[^\w ]/g, "\\$&")));

  await turnToTools(page);
  await button(page, t("reader.delete")).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await button(page, t("reader.delete.confirm")).click();
  const notices = page.getByRole("region", { name: t("app.notices") });
  await expect(notices.getByText(`“${TITLE}” has been deleted.`)).toBeVisible();

  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  expect(asked.filter((path) => path.endsWith("/x"))).toEqual([]);
});

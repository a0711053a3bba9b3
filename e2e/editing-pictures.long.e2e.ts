import path from "node:path";
import { say } from "#messages/say.ts";
import {
  button,
  leaveSheet,
  openAt,
  openPicture,
  pictureChoice,
  pictureTool,
  showPictures,
  turnTo,
} from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("a new picture joins the others and is selected, another can be selected, and an edited cover comes first (S2.68, S4.55, S7.8, S7.9, S7.10)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Painter");
  await openAt(page, product.origin, story, "Painter", 2);
  await pictureTool(page, 2).click();
  await expect(pictureChoice(page, 1, 1)).toBeChecked();
  await button(page, t("edit.picture.new")).click();
  await expect(pictureChoice(page, 2, 2)).toBeChecked({ timeout: 30_000 });
  let now = pageOf(await story.read(), 2);
  expect(Number(now["selectedImageIndex"])).toBe(1);
  expect(now["imageUrl"]).toBe(now["imageUrls"]?.[1]);

  await pictureChoice(page, 1, 2).click({ force: true });
  await expect.poll(async () => Number(pageOf(await story.read(), 2)["selectedImageIndex"])).toBe(0);
  now = pageOf(await story.read(), 2);
  expect(now["imageUrl"]).toBe(now["imageUrls"]?.[0]);

  const change = page.getByRole("textbox", { name: t("edit.picture.change") });
  await change.fill("It is night.");
  await button(page, t("edit.picture.change.do")).click();
  await expect(pictureChoice(page, 3, 3)).toBeChecked({ timeout: 30_000 });
  await expect(change).toHaveValue("");

  await leaveSheet(page);
  await turnTo(page, -1);
  await showPictures(page, -1);
  await change.fill("It is night.");
  await button(page, t("edit.picture.change.do")).click();
  await expect(pictureChoice(page, 1, 2)).toBeChecked({ timeout: 30_000 });
  const cover = pageOf(await story.read(), -1);
  expect(Number(cover["selectedImageIndex"])).toBe(0);
  expect(cover["imageUrl"]).toBe(cover["imageUrls"]?.[0]);
});

test(
  "pictures are chosen with the arrow keys, and the page is not turned by them",
  { tag: "@desktop" },
  async ({ page, product }) => {
    const story = await makeStory(product, "Keyboarder");
    await story.owner.call(`POST /stories/${story.id}/pages/1/image`);
    await openAt(page, product.origin, story, "Keyboarder", 1);
    await pictureChoice(page, 2, 2).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(pictureChoice(page, 1, 2)).toBeChecked();
    await expect.poll(async () => Number(pageOf(await story.read(), 1)["selectedImageIndex"])).toBe(0);
    await expect(page.locator('[data-words="1"]')).toBeVisible();
  },
);

test("what of an instruction is not understood is said kindly, and stays to be said in another way", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Instructor");
  await openAt(page, product.origin, story, "Instructor", 1);
  await pictureTool(page, 1).click();
  const change = page.getByRole("textbox", { name: t("edit.picture.change") });
  await change.fill("Xyzzy qwrt frobnicate");
  await button(page, t("edit.picture.change.do")).click();
  await expect(page.getByRole("status").filter({ hasText: "Perhaps in other words?" })).toBeVisible();
  await expect(change).toHaveValue("Xyzzy qwrt frobnicate");
  await expect(pictureChoice(page, 1, 1)).toBeChecked();
});

test("a free story that has had its pictures leads to the plans (S6.4)", async ({ page, product }) => {
  const story = await makeStory(product, "Thrifty");
  await queryDatabase(product, "update stories set picture_changes = 20 where id = $1", [story.id]);
  await openAt(page, product.origin, story, "Thrifty", 0);
  await showPictures(page, 0);
  await button(page, t("edit.picture.new")).click();
  await expect(page.getByText(t("error.story.free_limit")).first()).toBeVisible();
  await expect(page.getByRole("dialog").filter({ hasText: "PRO" }).first()).toBeVisible();
  await expect(page.getByText(t("subscribe.plans")).first()).toBeAttached();
  expect(Number(pageOf(await story.read(), 0)["imageUrls"]?.["length"])).toBe(1);
});

test("a character gets another colour, and its pages are painted again meanwhile", async ({ page, product }) => {
  const story = await makeStory(product, "Caster");
  await openSignedIn(page, product.origin, { name: "Caster", path: story.path });
  await button(page, t("edit.tool.cast")).click();
  await page.getByRole("button", { name: t("edit.cast.change", { name: "Pip" }) }).click();
  await expect(page.getByRole("img", { name: t("edit.cast.picture", { name: "Pip" }) })).toBeVisible();
  await page
    .getByRole("group", { name: t("edit.cast.colour"), exact: true })
    .getByRole("radio", { name: "teal" })
    .check({ force: true });
  await page.getByRole("radio", { name: t("edit.cast.where.cover") }).check({ force: true });
  await button(page, t("edit.cast.save")).click();
  await expect(page.getByText(t("edit.cast.redrawing", { count: 1 })).first()).toBeVisible();
  await leaveSheet(page);
  await showPictures(page, -1);
  await expect(pictureChoice(page, 2, 2)).toBeChecked({ timeout: 30_000 });
  expect(String((await story.read())["cast"]?.[0]?.["colour"])).toBe("teal");
});

test("a picture that is missing in a finished book can be passed and painted, and shifts no other (T30, H13) (S4.57, S10.11)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Gapper");
  await queryDatabase(product, "delete from pictures where story_id = $1 and page_number = 3", [story.id]);
  await queryDatabase(product, "update stories set version = version + 1 where id = $1", [story.id]);
  await queryDatabase(product, "update pages set status = 'failed' where story_id = $1 and number = 3", [story.id]);
  const five = String(pageOf(await story.read(), 4)["imageUrl"]);
  await openAt(page, product.origin, story, "Gapper", 2);
  await button(page, t("reader.next")).click();
  await expect(page.locator('[data-words="3"]')).toBeVisible();
  await expect(page.getByText(t("reader.picture.missing"))).toBeVisible();
  await button(page, t("reader.next")).click();
  await expect(page.locator('[data-words="4"]')).toBeVisible();
  const shown = openPicture(page).first();
  await expect(shown).toHaveAttribute("src", five);
  // Of one picture, the thumbnail lies beside what is shown.
  const thumbnail = button(page, t("reader.page", { page: 5 })).locator("img");
  await expect(thumbnail).toHaveAttribute("src", new RegExp(`^${path.dirname(five)}/thumb`));
  await button(page, t("reader.previous")).click();
  await button(page, t("edit.retry")).click();
  await expect(page.getByText(t("reader.picture.missing"))).toBeHidden({ timeout: 30_000 });
  expect(String(pageOf(await story.read(), 3)["status"])).toBe("ready");
});

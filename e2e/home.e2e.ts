import { say } from "#messages/say.ts";
import type { ApiCaller } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { callsOf } from "./support/provider-page.ts";
import { onPhone, PHONE, SCREEN } from "./support/screen.ts";
import { cards, covers, create, describeShelf, fillShelf, STORIES, type Summary } from "./support/shelf-tests.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

let owner: ApiCaller;
test.beforeAll(async ({ product }) => {
  owner = await fillShelf(product);
});

describeShelf(onPhone ? "phone" : "desktop", SCREEN, () => owner);

test("books that are being made say what is being done and how far it is, and come by themselves", async ({
  page,
  product,
}) => {
  let drawn = 2;
  const { body } = await owner.call("GET /stories");
  const [first, second, third] = body as unknown as Summary[];
  await page.route(STORIES, (route) =>
    route.fulfill({
      json: [
        { ...first, status: "pending", coverUrl: "", pagesDone: 0 },
        drawn > 8 ? second : { ...second, status: "pending", pagesDone: drawn, pages: 8 },
        { ...third, status: "failed" },
      ],
    }),
  );
  await openSignedIn(page, product.origin, { name: "Shelver" });
  await expect(cards(page).nth(0)).toContainText("Sketching the cover");
  await expect(cards(page).nth(1)).toContainText("Painting page 3 of 8");
  await expect(cards(page).nth(2)).toContainText("This book got stuck");
  drawn = 8;
  await expect(cards(page).nth(1)).toContainText("Binding the book");
  drawn = 9;
  await expect(cards(page).nth(1)).not.toContainText("Binding the book");
});

test("a story that was deleted is told of once, in green, and a reload does not tell it again (S2.22)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Tidier", { title: "To be forgotten" });
  await openSignedIn(page, product.origin, { name: "Tidier", path: story.path });
  await page.getByRole("button", { name: t("reader.delete"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("reader.delete.confirm") })
    .click();
  await expect(page).toHaveURL(`${product.origin}/`);
  const notices = page.getByRole("region", { name: t("app.notices") });
  await expect(notices.getByText("“To be forgotten” has been deleted.")).toBeVisible();
  await expect(notices.locator("[data-tone=success]")).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
  await page.reload();
  await expect(page.getByText(t("home.empty.title"))).toBeVisible();
  await expect(page.getByText("has been deleted")).toHaveCount(0);
});

test(
  "below 768 px the shelf is the phone's, from 768 px on the wide one (S2.24)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 767, height: 1024 });
    await openSignedIn(page, product.origin, { name: "Shelver" });
    const stats = page.getByRole("main").getByRole("list", { name: t("header.stats") });
    const road = page.getByRole("region", { name: t("level.road") });
    await expect(stats).toBeVisible();
    await expect(road).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(road).toBeVisible();
    await expect(stats).toHaveCount(0);
    await expect(covers(page).first()).toBeVisible();
  },
);

test.describe("a whole story on a phone", () => {
  test.use(PHONE);

  test("goes from the button to a sheet for the idea, to the form, to the book (S2.25)", async ({ page, product }) => {
    await openSignedIn(page, product.origin, { name: "Walker" });
    await create(page).tap();
    const sheet = page.getByRole("dialog", { name: t("new.title") });
    const idea = sheet.getByRole("textbox", { name: t("new.idea") });
    const analyze = sheet.getByRole("button", { name: t("new.analyze") });
    await expect(idea).toBeFocused();
    await expect(analyze).toBeDisabled();
    await idea.fill("   ");
    await expect(analyze).toBeDisabled();
    await idea.fill("");
    await page.keyboard.type("a brave hedgehog called Pip wants to fly. he has a friend");
    await expect(idea).toHaveValue("A brave hedgehog called Pip wants to fly. He has a friend");

    // Closed by Back, the sheet keeps what was typed.
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${product.origin}/`);
    await create(page).tap();
    await expect(idea).toHaveValue(/^A brave hedgehog/);

    await page.route("**/api/stories/analyze", (route) =>
      route.fulfill({ status: 500, json: { code: "error.unknown" } }),
    );
    await analyze.tap();
    await expect(sheet.getByRole("alert")).toHaveText("Failed to analyze your story. Please try again.");
    await expect(idea).toHaveValue(/^A brave hedgehog/);
    await page.unroute("**/api/stories/analyze");
    const calls = callsOf(page);
    await analyze.tap();
    await expect(page).toHaveURL(`${product.origin}/review`);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(/^A brave hedgehog/);
    expect(calls.filter((call) => call === "POST /stories/analyze")).toHaveLength(1);
    const form = await page.getByRole("main").boundingBox();
    expect(form?.width).toBe(PHONE.viewport.width);
    await page.getByRole("button", { name: t("review.create") }).tap();
    await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
    await expect(page.getByRole("button", { name: t("reader.cover"), exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`^${product.origin}/(review)?$`));
  });

  test(
    "the end of the onboarding leads to the same sheet, and Back from it to the shelf",
    { tag: "@phone" },
    async ({ page, product }) => {
      await openSignedIn(page, product.origin, { name: "Beginner", newcomer: true });
      const onboarding = page.getByRole("dialog", { name: t("onboarding.title") });
      await onboarding.getByRole("button", { name: t("onboarding.slide", { number: 6, total: 6 }) }).tap();
      await onboarding.getByRole("button", { name: t("onboarding.start") }).tap();
      const sheet = page.getByRole("dialog", { name: t("new.title") });
      await expect(sheet.getByRole("textbox", { name: t("new.idea") })).toBeFocused();
      await expect(onboarding).toBeHidden();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`${product.origin}/`);
      await page.reload();
      await expect(create(page)).toBeVisible();
      await expect(onboarding).toHaveCount(0);
    },
  );
});

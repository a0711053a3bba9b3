import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");
const FAULT = {
  status: 500,
  json: { code: "internal", message: "401 Unauthorized: author not found", requestId: "r" },
};

test.use({ locale: "en-GB", ...SCREEN });

test("a story that does not come says so, one of an unknown status got stuck, and both are asked for again on request (H06, H07) (S3.21, S8.3, S8.4, S8.20, S8.24)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Stuck");
  let answer: "fault" | "unknown" | "real" = "fault";
  await page.route(/\/api\/stories\/[\w-]{8,}$/, async (route) => {
    if (answer === "fault") return route.fulfill(FAULT);
    if (answer === "real") return route.fallback();
    const real = (await (await route.fetch()).json()) as { story: object };
    return route.fulfill({ json: { ...real, status: null } });
  });
  await page.clock.install();
  await openSignedIn(page, product.origin, { name: "Stuck", path: story.path });
  const heading = page.getByRole("heading", { level: 1, name: "Error loading story" });
  // It is asked for five times before that is said.
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return heading.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole("alert")).toHaveText(
    "Sorry, we couldn't load this story. It might not exist, or there was a server error.",
  );
  await expect(page).toHaveTitle("Failed to load story. Please try again later.");
  // What a message says is nothing to go by.
  await expect(page.getByRole("dialog", { name: "Session Expired" })).toHaveCount(0);
  await page.clock.resume();

  answer = "unknown";
  await button(page, t("app.retry")).click();
  await expect(page.getByText(t("reader.failed.title"))).toBeVisible();
  answer = "real";
  await button(page, t("app.retry")).click();
  await expect(page.getByText(t("reader.failed.title"))).toBeHidden();
  await expect(button(page, t("reader.pdf"))).toBeVisible();
});

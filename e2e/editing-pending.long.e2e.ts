import { say } from "#messages/say.ts";
import { button, expectNoEditor } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import { startProduct } from "./support/start-product.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("nothing of the editor is there while a story is being made (S2.53)", async ({ page }) => {
  const product = await startProduct({ environment: { ROLES: "web" } });
  try {
    const story = await makeStory(product, "Waiter", {}, { finished: false });
    await openSignedIn(page, product.origin, { name: "Waiter", path: story.path });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectNoEditor(page);
    // The wide book opens where there is a picture, a phone at any page (S4.56).
    await expect(button(page, t("reader.next"))).toBeEnabled({ enabled: onPhone });
  } finally {
    await product.stop();
  }
});

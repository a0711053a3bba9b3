import { devices, type Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");
const { userAgent, viewport, deviceScaleFactor } = devices["iPhone 13"];

test.use({ locale: "en-GB", userAgent, viewport, deviceScaleFactor, isMobile: true, hasTouch: true });

interface Handed {
  readonly shared: readonly unknown[];
  readonly copied: readonly string[];
}

/** What the reader of a share sheet does; `none`: the browser has no share sheet. */
type Sheet = "takes" | "closes" | "none";

/**
 * Safari's rule: the share sheet and the clipboard are there only while the tap's own listeners run, and refused after
 * anything has been waited for.
 */
async function likeSafari(page: Page, sheet: Sheet, clipboard: boolean): Promise<void> {
  await page.addInitScript(
    ({ ofSheet, hasClipboard }) => {
      const handed = { shared: [] as unknown[], copied: [] as string[] };
      let tapped = false;
      addEventListener("click", () => (tapped = true), { capture: true });
      addEventListener("click", () => (tapped = false));
      const refused = () => Promise.reject(new DOMException("Not in a tap", "NotAllowedError"));
      const share = (data: unknown) => {
        if (!tapped) return refused();
        handed.shared.push(data);
        return ofSheet === "takes" ? Promise.resolve() : Promise.reject(new DOMException("Closed", "AbortError"));
      };
      const writeText = (text: string) => {
        if (!tapped) return refused();
        handed.copied.push(text);
        return Promise.resolve();
      };
      const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value });
      set("share", ofSheet === "none" ? undefined : share);
      set("clipboard", hasClipboard ? { writeText } : undefined);
      Object.assign(globalThis, { handed });
    },
    { ofSheet: sheet, hasClipboard: clipboard },
  );
}

const handedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { handed: Handed }).handed);

for (const { name, sheet, clipboard } of [
  { name: "Sender", sheet: "takes", clipboard: true },
  { name: "Undecided", sheet: "closes", clipboard: true },
  { name: "Copier", sheet: "none", clipboard: true },
  { name: "Copyist", sheet: "none", clipboard: false },
] as const) {
  const told = `a share sheet that ${sheet === "none" ? "is not there" : sheet}, ${clipboard ? "a" : "no"} clipboard`;
  test(`on an iPhone a link is handed on within the tap, and called copied only if it was: ${told} (T58) (S2.55)`, async ({
    page,
    product,
  }) => {
    const story = await makeStory(product, name, {}, { finished: false });
    const link = `${product.origin}${story.path}`;
    const isShared = async () => (await story.read())["shared"];
    await likeSafari(page, sheet, clipboard);
    await openSignedIn(page, product.origin, { name, path: story.path });
    await button(page, t("reader.share.title")).tap();

    const said = page.getByText(t("reader.share.copied"), { exact: true });
    const dialog = page.getByRole("dialog", { name: t("reader.share.title") });
    if (sheet === "none" && clipboard) await expect(said.first()).toBeVisible();
    if (sheet === "none" && !clipboard) {
      await expect(dialog.getByRole("textbox", { name: t("reader.share.link") })).toHaveValue(link);
      await dialog.getByRole("button", { name: t("reader.share.copy") }).tap();
      await expect(dialog.getByText("Failed to copy link. Please try again.")).toBeVisible();
    }
    // Who closes the sheet has shared nothing.
    await expect.poll(isShared).toBe(sheet !== "closes");
    const { shared, copied } = await handedBy(page);
    expect(shared).toEqual(sheet === "none" ? [] : [expect.objectContaining({ url: link })]);
    expect(copied).toEqual(sheet === "none" && clipboard ? [link] : []);
    if (copied.length === 0) await expect(said).toHaveCount(0);
  });
}

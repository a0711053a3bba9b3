import type { Locator, Page } from "@playwright/test";
import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import { say } from "#messages/say.ts";
import { bareButtons } from "./support/bare-buttons.ts";
import { button, wordsField } from "./support/editing-page.ts";
import { expect, test } from "./support/product-test.ts";
import { providerButton } from "./support/provider-page.ts";

const { t } = say("en");
/** No screen has more places to stop at. */
const MOST_STOPS = 120;

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

const isHere = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether what has the focus shows it: by an outline of its own, or of the label that stands for it. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    // Past the last stop the browser's own bar has it.
    if (here === document.body) return true;
    const signs = [here, here?.closest("label"), here?.parentElement, here?.parentElement?.parentElement];
    return signs.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
  });

/** Goes on by Tab until a thing has the focus; every stop on the way shows that it has it. */
async function goTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS && !(await isHere(target)); stop += 1) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    await expect.poll(() => showsFocus(page), here).toBe(true);
  }
  expect(await isHere(target)).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press("Enter");
}

for (const forcedColors of ["none", "active"] as const) {
  test(`a first story from sign-in to sign-out by keys alone, ${forcedColors === "none" ? "in the product's colours" : "in forced colours, where whatever can be pressed keeps an edge"} (S13.1)`, async ({
    page,
    product,
  }) => {
    const name = forcedColors === "none" ? "Keys" : "Edges";
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await page.goto(product.origin);
    await press(page, providerButton(page, "google"));
    const local = LOCAL_IDENTITY_TEXTS.en;
    await goTo(page, page.getByLabel(local.name, { exact: true }));
    await page.keyboard.type(name);
    await goTo(page, page.getByLabel(local.email, { exact: true }));
    await page.keyboard.type(`${name.toLowerCase()}@example.com`);
    await page.keyboard.press("Enter");

    const onboarding = page.getByRole("dialog", { name: t("onboarding.title") });
    await expect(onboarding).toBeVisible();
    for (let slide = 1; slide < 6; slide += 1) await page.keyboard.press("ArrowRight");
    await expectEdges(page, forcedColors);
    await press(page, onboarding.getByRole("button", { name: t("onboarding.start") }));
    await expect(page).toHaveURL(`${product.origin}/new`);

    await goTo(page, page.getByRole("textbox", { name: t("new.idea") }));
    await page.keyboard.type("a brave hedgehog called Pip wants to fly to the moon");
    await press(page, button(page, t("new.analyze")));
    await expect(page).toHaveURL(`${product.origin}/review`);
    await goTo(page, page.getByRole("textbox", { name: t("review.field.title") }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Pip by keys");
    await goTo(page, page.getByRole("radio", { name: /^8 pages/ }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: /^12 pages/ })).toBeChecked();
    await expectEdges(page, forcedColors);
    await press(page, button(page, t("review.create")));

    await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
    await expect(button(page, t("reader.pdf"))).toBeVisible({ timeout: 60_000 });
    await expectEdges(page, forcedColors);
    await page.keyboard.press("ArrowRight");
    const first = button(page, t("reader.page", { page: 1 }));
    await expect(first).toHaveAttribute("aria-current", "page");
    await press(page, button(page, t("edit.tool.words")));
    await expect(wordsField(page)).toBeFocused();
    await page.keyboard.type(" By keys.");
    await press(page, button(page, t("edit.save")));
    await expect(page.locator('[data-words="0"]').first()).toContainText("By keys.");
    await page.keyboard.press("Escape");
    await expect(wordsField(page)).toBeHidden();
    await press(page, button(page, t("like.button", { count: 0 })));
    await expect(button(page, t("like.button", { count: 1 }))).toHaveAttribute("aria-pressed", "true");
    await goTo(page, page.getByRole("link", { name: t("header.back") }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(page.getByRole("link", { name: /Pip by keys/ }).first()).toBeVisible();
    await press(page, page.getByRole("button", { name: t("header.account", { name }) }));
    await press(page, page.getByRole("button", { name: t("header.logout") }));
    await expect(providerButton(page, "google")).toBeVisible();
  });
}

/** In forced colours: each button that can be pressed is told from the ground it stands on. */
async function expectEdges(page: Page, forcedColors: "none" | "active"): Promise<void> {
  if (forcedColors === "none") return;
  expect(await bareButtons(page)).toEqual([]);
}

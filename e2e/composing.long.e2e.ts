import { devices, type Locator } from "@playwright/test";
import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");
const { userAgent, viewport, deviceScaleFactor } = devices["Pixel 7"];

test.use({ locale: "en-GB", userAgent, viewport, deviceScaleFactor, isMobile: true, hasTouch: true });

interface Area {
  selectionStart: number;
  selectionEnd: number;
  setSelectionRange(from: number, to: number): void;
}

const caretOf = (field: Locator) => field.evaluate((area) => (area as unknown as Area).selectionStart);

test("a phone's keyboard that composes word by word, and a dead key, are left alone: no composition is broken off, the caret stays (T62) (S5.11)", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Swiper" });
  await page.getByRole("button", { name: t("home.create") }).tap();
  const field = page.getByRole("dialog", { name: t("new.title") }).getByRole("textbox", { name: t("new.idea") });
  await field.tap();
  const session = await page.context().newCDPSession(page);
  const ended: string[] = [];
  await page.exposeFunction("compositionEnded", (word: string) => ended.push(word));
  await field.evaluate((area) =>
    area.addEventListener("compositionend", (event) => {
      (globalThis as unknown as { compositionEnded(word: string): void }).compositionEnded(
        (event as unknown as { data: string }).data,
      );
    }),
  );
  /** Letter by letter under one composition, as suggestions are shown; then what the keyboard makes of it. */
  const compose = async (letters: string, word = letters) => {
    const before = await field.inputValue();
    const at = await caretOf(field);
    for (let length = 1; length <= letters.length; length += 1) {
      const text = letters.slice(0, length);
      await session.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length });
      await expect(field).toHaveValue(before.slice(0, at) + text + before.slice(at));
      expect(await caretOf(field)).toBe(at + length);
    }
    await session.send("Input.insertText", { text: word });
    await expect(field).toHaveValue(before.slice(0, at) + word + before.slice(at));
    expect(await caretOf(field)).toBe(at + word.length);
  };

  // The keyboard begins sentences by itself; where somebody has put its shift away, the small letter is wanted.
  await compose("Ana");
  await page.keyboard.type(". ");
  await compose("Are");
  await page.keyboard.type(" ");
  await compose("mre", "mere");
  await expect(field).toHaveValue("Ana. Are mere");
  await page.keyboard.type(". ");
  await compose("ea");
  await expect(field).toHaveValue("Ana. Are mere. ea");

  await field.evaluate((area) => (area as unknown as Area).setSelectionRange(9, 9));
  await compose("trei");
  await expect(field).toHaveValue("Ana. Are treimere. ea");
  await page.keyboard.type(" ");
  await expect(field).toHaveValue("Ana. Are trei mere. ea");
  expect(await caretOf(field)).toBe(14);
  expect(ended).toEqual(["Ana", "Are", "mere", "ea", "trei"]);

  // A German dead key: the accent stands alone until its letter comes.
  await field.fill("");
  await page.keyboard.type("Caf");
  await session.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
  await expect(field).toHaveValue("Caf´");
  await session.send("Input.insertText", { text: "é" });
  await expect(field).toHaveValue("Café");
  expect(await caretOf(field)).toBe(4);
  expect(ended).toEqual(["Ana", "Are", "mere", "ea", "trei", "é"]);
});

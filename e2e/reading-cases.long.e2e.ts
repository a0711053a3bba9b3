import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button, openPicture, titleTool, wordsTool } from "./support/editing-page.ts";
import { makeStory, type MadeStory, pageOf } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

const { t } = say("en");
const TITLE = "Pip and the moon";
const OTHER = "The lost key";
const LAST = 7;

test.use({ locale: "en-GB", ...SCREEN });

let story: MadeStory;
let other: MadeStory;
test.beforeAll(async ({ product }) => {
  story = await makeStory(product, "Caser");
  other = await makeStory(product, "Caser", { title: OTHER, story: "Two mice look for the lost key of the castle" });
  for (const each of [story, other]) await each.owner.call(`PUT /stories/${each.id}/sharing`, { shared: true });
});

const thumbnail = (page: Page, index: number) =>
  button(page, index < 0 ? t("reader.cover") : t("reader.page", { page: index + 1 }));
const expectAt = (page: Page, index: number) => expect(thumbnail(page, index)).toHaveAttribute("aria-current", "page");
const book = (page: Page, title = TITLE) => page.getByRole("group", { name: title });
const settled = (page: Page) => expect(page.locator("[data-flying]")).toHaveCount(0);

async function openAt(page: Page, origin: string, index: number): Promise<void> {
  await page.goto(`${origin}${story.path}`);
  await thumbnail(page, index).click();
  await expectAt(page, index);
  await settled(page);
}

test(
  "one page below 768 pixels and a book from there on, on the same page through every width and a rotated phone (T02)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await openAt(page, product.origin, 6);
    for (const [width, height, isBook] of [
      [1024, 768, true],
      [767, 1024, false],
      [768, 1024, true],
      [320, 640, false],
      [844, 390, true],
      [390, 844, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await (isBook ? expect(book(page)).toBeVisible() : expect(book(page)).toBeHidden());
      await expectAt(page, 6);
      await expectApart(page);
      const overhang = await page.evaluate(() => {
        const { documentElement: root } = (globalThis as unknown as { document: { documentElement: Box } }).document;
        return root.scrollWidth - root.clientWidth;
      });
      expect(overhang, `${width} × ${height}`).toBeLessThanOrEqual(0);
    }
  },
);

interface Box {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Arrows, strip and actions stand beside one another: what is pressed at the middle of each is it. */
async function expectApart(page: Page): Promise<void> {
  for (const name of [t("reader.previous"), t("reader.share.title"), t("reading.settings")]) {
    await button(page, name).click({ trial: true });
  }
}

test("one press turns one page, also in the second book that is opened (T04)", async ({ page, product }) => {
  await openSignedIn(page, product.origin, { name: "Caser" });
  for (const title of [TITLE, OTHER]) {
    await page
      .getByRole("link", { name: new RegExp(title) })
      .first()
      .click();
    await expectAt(page, -1);
    await button(page, t("reader.next")).click();
    await expectAt(page, 0);
    await settled(page);
    await page.keyboard.press("ArrowRight");
    await expectAt(page, 1);
    await settled(page);
    await expectAt(page, 1);
    await page.goBack();
    await expect(page).toHaveURL(`${product.origin}/`);
  }
});

test(
  "the closed book, its spreads and its last page lie in the middle (T10)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await page.goto(`${product.origin}${story.path}`);
    await expectAt(page, -1);
    const middle = async () => {
      const faces = await book(page).locator("[data-side]").all();
      const boxes = await Promise.all(faces.map((face) => face.boundingBox()));
      const left = Math.min(...boxes.map((box) => box?.x ?? Number.NaN));
      const right = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
      return (left + right) / 2;
    };
    expect(Math.abs((await middle()) - 640)).toBeLessThan(12);
    for (const index of [3, LAST]) {
      await thumbnail(page, index).click();
      await expectAt(page, index);
      await settled(page);
      expect(Math.abs((await middle()) - 640)).toBeLessThan(12);
    }
  },
);

test("what is pressed, selected or scrolled on a page does that and turns nothing (T08)", async ({ page, product }) => {
  await openSignedIn(page, product.origin, { name: "Caser", path: story.path });
  await thumbnail(page, 1).click();
  await settled(page);
  await button(page, t("like.button", { count: 0 })).click();
  await expect(button(page, t("like.button", { count: 1 }))).toBeVisible();
  await expectAt(page, 1);
  await page.locator('[data-words="1"]').dblclick();
  await page.locator('[data-words="1"]').hover();
  await page.mouse.wheel(0, 200);
  await settled(page);
  await expectAt(page, 1);
  await (onPhone ? wordsTool(page, 1) : titleTool(page)).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expectAt(page, 1);
});

test(
  "a leaf that is dragged over by its edge falls on, and a click there turns the next",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await openAt(page, product.origin, 2);
    const box = await book(page).boundingBox();
    if (box === null) throw new Error("There is no book");
    const [edge, y] = [box.x + box.width - 8, box.y + box.height / 2];
    const drag = async (pixels: number) => {
      await page.mouse.move(edge, y);
      await page.mouse.down();
      await page.mouse.move(edge - pixels / 2, y, { steps: 4 });
      await expect(page.locator("[data-flying]")).toHaveCount(2);
      await page.mouse.move(edge - pixels, y, { steps: 12 });
      await page.mouse.up();
      await settled(page);
    };
    await drag(box.width * 0.6);
    await expectAt(page, 3);
    await page.mouse.click(edge, y);
    await expectAt(page, 4);
    await settled(page);
  },
);

test("who wants no motion has the next page at once, and hears it said", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, product.origin, 0);
  await page.keyboard.press("ArrowRight");
  await expectAt(page, 1);
  await settled(page);
  await expect(page.locator("[aria-live=polite][aria-atomic]").first()).toContainText("Page 2 of 8.");
});

test("a picture is told in words, in the story's own language, to whoever cannot see it (S10.9)", async ({
  page,
  product,
}) => {
  const german = await makeStory(product, "Teller", {
    language: "de",
    title: "Pip und der Mond",
    story: "Der mutige Igel Pip möchte zum Mond fliegen",
  });
  await openSignedIn(page, product.origin, { name: "Teller", path: german.path });
  const told = await german.read();
  for (const index of [0, 4]) {
    await thumbnail(page, index).click();
    await expectAt(page, index);
    await settled(page);
    const words = String(pageOf(told, index)["alt"]);
    expect(words).toMatch(/(^| )(der|die|das|dem|den|ein|eine|im|am) .*Pip/i);
    await expect(openPicture(page)).toHaveAttribute("alt", words);
  }
});

test("Back from a link that was passed on leaves as it came, and pages add no entries (T14)", async ({
  page,
  product,
}) => {
  await page.goto("about:blank");
  await page.goto(`${product.origin}${story.path}`);
  await expectAt(page, -1);
  for (const index of [0, 1, 2]) {
    await button(page, t("reader.next")).click();
    await expectAt(page, index);
  }
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 400, height: 844 }, hasTouch: true, isMobile: true });

  test("six fast swipes turn a page each, none is skipped and none goes past the end (T05)", async ({
    page,
    product,
  }) => {
    await page.goto(`${product.origin}${story.path}`);
    await expectAt(page, -1);
    const seen = await page.evaluateHandle(() => {
      const { document } = globalThis as unknown as { document: Doc };
      const pages: (string | null)[] = [];
      const note = () => {
        const now = document.querySelector("[aria-current=page]")?.getAttribute("aria-label") ?? null;
        if (now !== pages.at(-1)) pages.push(now);
      };
      const { MutationObserver: Observer } = globalThis as unknown as {
        MutationObserver: new (change: () => void) => { observe(target: unknown, options: object): void };
      };
      new Observer(note).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-current"] });
      return pages;
    });
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    for (let swipe = 0; swipe < 6; swipe += 1) {
      await touch("touchStart", 320);
      for (const x of [280, 220, 150]) await touch("touchMove", x);
      await touch("touchEnd");
    }
    await expect
      .poll(() => seen.jsonValue())
      .toEqual([1, 2, 3, 4, 5, 6].map((number) => t("reader.page", { page: number })));
    await thumbnail(page, LAST).tap();
    await expectAt(page, LAST);
    for (let swipe = 0; swipe < 2; swipe += 1) {
      await touch("touchStart", 320);
      for (const x of [280, 220, 150]) await touch("touchMove", x);
      await touch("touchEnd");
    }
    await expectAt(page, LAST);
  });

  test("words that all can be seen are not faded at the foot, also where no motion is wanted", async ({
    page,
    product,
  }) => {
    const words = page.locator("section[data-scrolls]");
    const runsOver = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    for (const reducedMotion of ["reduce", "no-preference"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${product.origin}${story.path}`);
      let whole = 0;
      for (const index of [1, 4, 6]) {
        await thumbnail(page, index).click();
        await expectAt(page, index);
        await expect(page.locator(`[data-words="${index}"]`)).toBeVisible();
        if (await runsOver()) continue;
        whole += 1;
        await expect(words).not.toHaveAttribute("tabindex");
      }
      expect(whole).toBeGreaterThan(0);
    }
  });

  test("who leaves a book that is being made asks for it no more, and nothing of it is there after signing out (T24)", async ({
    page,
    product,
  }) => {
    const left = await makeStory(product, "Leaver");
    await queryDatabase(product, "update stories set status = 'pending', version = version + 1 where id = $1", [
      left.id,
    ]);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(`/api${left.path}`)) asked.push(request.url());
    });
    await page.clock.install();
    await openSignedIn(page, product.origin, { name: "Leaver", path: left.path });
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    await page.getByRole("link", { name: t("header.back") }).tap();
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(page.getByRole("link", { name: new RegExp(TITLE) }).first()).toBeVisible();
    const before = asked.length;
    await page.clock.runFor(5000);
    await page.getByRole("button", { name: t("header.menu") }).tap();
    await page.getByRole("button", { name: t("header.logout") }).tap();
    await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
    await page.clock.runFor(5000);
    expect(asked.length).toBe(before);
    await expect(page.getByText(TITLE)).toHaveCount(0);
  });
});

interface Doc {
  readonly body: unknown;
  querySelector(selector: string): { getAttribute(name: string): string | null } | null;
}

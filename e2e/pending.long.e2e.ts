import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import {
  button,
  leaveSheet,
  openPicture,
  pictureChoice,
  showPictures,
  turnTo,
  wordsTool,
} from "./support/editing-page.ts";
import { makeStory, type MadeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import type { Product } from "./support/start-product.ts";

const { t } = say("en");
const PAGES = 12;
/** Pages that are painted when the reader opens the book. */
const PAINTED = 2;

test.use({ locale: "en-GB", ...SCREEN });

/** Puts a finished book back to where its first pages are painted; `paint` brings the next one, `complete` the end. */
async function unpaint(product: Product, { id }: MadeStory) {
  const run = (statement: string, values: unknown[] = [id]) => queryDatabase(product, statement, values);
  const touch = () => run("update stories set version = version + 1 where id = $1");
  await run("create table if not exists painted as select * from pictures where false", []);
  await run("insert into painted select * from pictures where story_id = $1");
  await run(`delete from pictures where story_id = $1 and page_number >= ${PAINTED}`);
  await run(`update pages set status = 'pending' where story_id = $1 and number >= ${PAINTED}`);
  await run("update stories set status = 'pending', version = version + 1 where id = $1");
  return {
    async paint(page: number) {
      await run(`insert into pictures select * from painted where story_id = $1 and page_number = ${page}`);
      await run(`update pages set status = 'ready' where story_id = $1 and number = ${page}`);
      await touch();
    },
    async complete() {
      await run("update stories set status = 'completed' where id = $1");
      await touch();
    },
  };
}

/** The story as the browser asks for it: the status of every answer as it came over the wire. */
async function watchPolls(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const polls = new Set<string>();
  const answered: string[] = [];
  const overTheWire = new Map<string, number>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.endsWith(`/api${path}`)) polls.add(requestId);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    overTheWire.set(requestId, statusCode);
  });
  session.on("Network.loadingFinished", ({ requestId }) => {
    if (polls.has(requestId)) answered.push(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    if (polls.has(requestId)) answered.push(requestId);
  });
  return {
    sent: () => polls.size,
    answered: () => answered.length,
    lastStatus: () => overTheWire.get(answered.at(-1) ?? ""),
  };
}

test("a book that is being made is asked for once a second, by whoever has it already for a 304, until it changes; what is painted appears without moving the reader (T01) (S4.45, S10.11)", async ({
  page,
  product,
}) => {
  // A dozen pictures come one by one, each looked at.
  test.slow();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  const story = await makeStory(product, "Impatient", { pages: PAGES });
  const making = await unpaint(product, story);
  const { sent, answered, lastStatus } = await watchPolls(page, story.path);
  await page.clock.install();
  await openSignedIn(page, product.origin, { name: "Impatient", path: story.path });
  const waiting = (index: number) => button(page, t("reader.page.painting", { page: index + 1 }));
  await expect(waiting(PAINTED)).toBeVisible();
  await turnTo(page, PAINTED - 1);
  await expect(page.locator("[data-flying]")).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 5000);
  await expect.poll(answered).toBe(sent());

  /** A second goes by: exactly one question, and its answer is shown. */
  const second = async () => {
    const before = sent();
    await page.clock.runFor(1000);
    await expect.poll(answered).toBe(before + 1);
    await page.clock.runFor(50);
    expect(sent()).toBe(before + 1);
    return lastStatus();
  };
  expect(await second()).toBe(304);
  expect(await second()).toBe(304);
  // The wide book opens where there is a picture, a phone at any page (S4.56).
  await expect(button(page, t("reader.next"))).toBeEnabled({ enabled: onPhone });
  for (let index = PAINTED; index < PAGES; index += 1) {
    await expect(waiting(index).locator("img")).toHaveCount(0);
    await making.paint(index);
    expect(await second()).toBe(200);
    await expect(waiting(index)).toHaveCount(0);
    const here = button(page, t("reader.page", { page: PAINTED }));
    await expect(here).toHaveAttribute("aria-current", "page");
    await expectNoBlank(page);
  }
  await making.complete();
  expect(await second()).toBe(200);
  // The owner's tools are fetched now, and stand in a moment of the page's clock.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(wordsTool(page, PAINTED - 1)).toBeVisible({ timeout: 200 });
  }).toPass();
  const asked = sent();
  await page.clock.runFor(10_000);
  expect(sent()).toBe(asked);

  await page.clock.resume();
  await turnTo(page, 5);
  await expect(page.locator("[data-flying]")).toHaveCount(0);
  await showPictures(page, 5);
  await button(page, t("edit.picture.new")).click();
  await expect(pictureChoice(page, 2, 2)).toBeChecked({ timeout: 30_000 });
  await leaveSheet(page);
  await expect(button(page, t("reader.page", { page: 6 }))).toHaveAttribute("aria-current", "page");
  await expectNoBlank(page);
  expect(faults).toEqual([]);
});

/** The picture of the open page is there. */
async function expectNoBlank(page: Page): Promise<void> {
  const pictures = openPicture(page);
  await expect(pictures).toHaveCount(1);
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
}

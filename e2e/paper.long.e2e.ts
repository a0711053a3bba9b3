import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

/** Presses one of the four buttons and gives the file that comes. */
async function fetched(
  page: Page,
  file: "screen" | "booklet" | "print" | "epub",
): Promise<{ name: string; path: string }> {
  const arriving = page.waitForEvent("download");
  await page
    .getByRole("listitem")
    .filter({ hasText: t(`paper.${file}`) })
    .getByRole("button")
    .click();
  const download = await arriving;
  return { name: download.suggestedFilename(), path: await download.path() };
}

const factsOf = (path: string) => execFileSync("pdfinfo", ["-box", path], { encoding: "utf8" });
const pagesOf = (path: string) => Number(/^Pages:\s+(\d+)/m.exec(factsOf(path))?.[1]);

test("a book is taken along as a PDF for the screen, for folding and for a print shop, and as an EPUB (S13.4)", async ({
  page,
  product,
}) => {
  // For the print shop nine pictures are drawn at 300 dpi, which a busy machine does slowly.
  test.slow();
  const story = await makeStory(product, "Printer", { title: "Țânțar și șoricel 🦔" });
  await openSignedIn(page, product.origin, { name: "Printer", path: story.path });
  await button(page, t("paper.open")).click();
  await expect(page.getByRole("dialog", { name: t("paper.title") })).toBeVisible();

  const screen = await fetched(page, "screen");
  expect(screen.name).toMatch(/^Țânțar și șoricel.*\.pdf$/);
  expect(pagesOf(screen.path)).toBe(10);
  expect(execFileSync("pdftotext", [screen.path, "-"], { encoding: "utf8" })).toContain("Țânțar și șoricel");
  execFileSync("qpdf", ["--check", screen.path]);

  const booklet = await fetched(page, "booklet");
  // Ten pages and two blank ones fold into three sheets of A4 with two pages a side.
  expect(pagesOf(booklet.path)).toBe(6);

  const print = await fetched(page, "print");
  expect(pagesOf(print.path)).toBe(10);
  const box = (name: string) =>
    new RegExp(`^${name}:\\s+([\\d.]+)\\s+[\\d.]+\\s+([\\d.]+)`, "m").exec(factsOf(print.path))?.slice(1).map(Number) ??
    [];
  const [trimLeft = 0, trimRight = 0] = box("TrimBox");
  const [bleedLeft = 0] = box("BleedBox");
  expect(((trimRight - trimLeft) / 72) * 25.4).toBeCloseTo(200, 1);
  expect(((trimLeft - bleedLeft) / 72) * 25.4).toBeCloseTo(3, 1);

  const epub = await fetched(page, "epub");
  expect(epub.name).toMatch(/\.epub$/);
  expect(fs.readFileSync(epub.path).subarray(30, 58).toString()).toContain("mimetypeapplication/epub+zip".slice(0, 28));
  await expect(button(page, t("paper.making"))).toHaveCount(0);
});

test("a PDF that comes without a name is called by the story's id, and an error is told and never saved (T57)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Nameless", { title: "Ștefan / „Balaurul”: 100%?" });
  await openSignedIn(page, product.origin, { name: "Nameless", path: story.path });
  await button(page, t("paper.open")).click();
  const named = await fetched(page, "screen");
  expect(named.name).toMatch(/^Ștefan.+Balaurul.+100.*\.pdf$/);
  expect(named.name).not.toMatch(/[/:?"]/);

  const body = fs.readFileSync(named.path);
  await page.route("**/pdf?*", (route) => route.fulfill({ contentType: "application/pdf", body }), { times: 1 });
  expect((await fetched(page, "screen")).name).toBe(`story-${story.id}.pdf`);

  let saved = 0;
  page.on("download", () => {
    saved += 1;
  });
  const fault = { status: 500, json: { error: { code: "internal" } } };
  await page.route("**/pdf?*", (route) => route.fulfill(fault));
  const print = page
    .getByRole("listitem")
    .filter({ hasText: t("paper.print") })
    .getByRole("button");
  await print.click();
  await expect(page.getByText(t("error.story.download_pdf")).first()).toBeVisible();
  await expect(print).toHaveText(t("paper.get", { kind: "PDF" }));
  expect(saved).toBe(0);
});

import { giveVoices } from "../support/fake-voice.ts";
import { button, openPage } from "./open-page.ts";
import type { Screen, Visit } from "./visit.ts";

type Told = Record<string, unknown>;

/** Has the server tell the shelf's book otherwise than it is. */
async function tellOtherwise({ page, shelf }: Visit, change: (story: Told, pages: readonly Told[]) => Told) {
  const { body } = await shelf.book.owner.call(`GET /stories/${shelf.book.id}`);
  const told = body["story"] as unknown as Told & { readonly pages: readonly Told[] };
  const story = { ...told, ...change(told, told.pages) };
  await page.route(`**/api${shelf.book.path}`, (route) =>
    route.fulfill({ json: { story, status: story["status"] ?? "completed" } }),
  );
}

const unpainted = (page: Told, status: "pending" | "failed"): Told => ({
  ...page,
  imageUrl: "",
  imageUrls: [],
  status,
});

/** The book while `painted` of its pages are there; `failed` is the number of one that could not be painted. */
const pending = (name: string, painted: number, failed?: number): Screen => ({
  name,
  busy: true,
  async open(visit) {
    const { page, signedIn, shelf, t } = visit;
    await tellOtherwise(visit, ({ cover }, pages) => ({
      status: "pending",
      canEditTitle: false,
      pagesDone: painted,
      cover: painted === 0 ? unpainted(cover as Told, "pending") : cover,
      pages: pages.map((each, index) =>
        index + 1 === failed ? unpainted(each, "failed") : index < painted ? each : unpainted(each, "pending"),
      ),
    }));
    await signedIn(shelf.book.path);
    await button(page, t("reader.next")).waitFor();
    if (painted === 0) await page.getByText(t("reader.painting.cover")).first().waitFor();
    if (failed !== undefined)
      await page
        .getByRole("navigation", { name: t("reader.pages") })
        .getByRole("button")
        .nth(failed)
        .click();
  },
});

const read = (name: string, settings: object): Screen => ({
  name,
  async open(visit) {
    await visit.page.addInitScript((kept) => {
      const { localStorage } = globalThis as unknown as { localStorage: { setItem(key: string, value: string): void } };
      localStorage.setItem("reading", kept);
    }, JSON.stringify(settings));
    await openPage(visit, 2);
  },
});

/** The book in two languages; `times` says how many pages' words each page has. */
const bilingual = (name: string, number: number, times: number): Screen => ({
  name,
  async open(visit) {
    await tellOtherwise(visit, (_story, pages) => ({
      second: { language: visit.language === "de" ? "en" : "de", title: SECOND_TITLE, isTitleOlder: false },
      pages: pages.map((each, index) => {
        const text = Array.from({ length: times }, (_, step) => pages[(index + step) % pages.length]?.["text"]).join(
          " ",
        );
        return { ...each, text, second: { text, isOlder: false, version: 1 } };
      }),
    }));
    await visit.signedIn(visit.shelf.book.path);
    const { page, t } = visit;
    await page
      .getByRole("navigation", { name: t("reader.pages") })
      .getByRole("button")
      .nth(number)
      .click();
    await page.locator("[data-flying]").waitFor({ state: "detached" });
  },
});

/** What the book looks like while it is made, read, shared and changed. */
export const BOOK_STATES: readonly Screen[] = [
  pending("book-pending", 3),
  pending("book-pending-start", 0),
  pending("book-pending-failed", 4, 2),
  {
    name: "book-failed",
    async open(visit) {
      await tellOtherwise(visit, (_story, pages) => ({
        status: "failed",
        pages: pages.map((each, index) => (index < 3 ? each : unpainted(each, "failed"))),
      }));
      await visit.signedIn(visit.shelf.book.path);
      await visit.page.getByText(visit.t("reader.failed.title")).first().waitFor();
    },
  },
  {
    name: "book-lost",
    async open(visit) {
      const { page, signedIn, shelf, t } = visit;
      await tellOtherwise(visit, () => ({ status: "pending" }));
      await signedIn(shelf.book.path);
      await button(page, t("reader.next")).waitFor();
      await page.route(`**/api${shelf.book.path}`, (route) => route.fulfill({ status: 404, json: {} }));
      await page.getByText(t("review.poll.failed")).first().waitFor();
    },
  },
  {
    name: "book-near",
    async open(visit) {
      await openPage(visit, 2);
      if (!visit.narrow) return;
      const session = await visit.page.context().newCDPSession(visit.page);
      for (const apart of [30, 60, 90, 110]) {
        await session.send("Input.dispatchTouchEvent", {
          type: apart === 30 ? "touchStart" : "touchMove",
          touchPoints: [-apart, apart].map((x, id) => ({ x: 180 + x, y: 260, id })),
        });
      }
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await visit.page.locator("[data-near]").waitFor();
    },
  },
  {
    name: "reading-aloud",
    async open(visit) {
      await giveVoices(visit.page, ["en-GB", "ro-RO", "de-DE"], { tells: false });
      await openPage(visit, 2);
      await button(visit.page, visit.t("reading.aloud")).click();
      await button(visit.page, visit.t("reading.aloud.stop")).waitFor();
    },
  },
  bilingual("book-two-languages", 2, 1),
  bilingual("book-two-dense", 2, 3),
  bilingual("book-two-cover", 0, 1),
  read("reading-letters", { size: "normal", letters: "easy" }),
  read("reading-huge", { size: "huge", letters: "easy" }),
  {
    name: "edit-cast-one",
    async open(visit) {
      await openPage(visit, 1);
      const { page, t, narrow } = visit;
      if (narrow) await button(page, t("reader.cover")).click();
      await button(page, t("edit.tool.cast")).click();
      await page.getByRole("button", { name: t("edit.cast.change", { name: "Pip" }) }).click();
      await page.getByRole("group", { name: t("edit.cast.colour"), exact: true }).waitFor();
    },
  },
  {
    name: "edit-conflict",
    async open({ page, t, narrow, shelf, language, signedIn }) {
      const elsewhere = (text: string) => shelf.gap.owner.call(`PUT /stories/${shelf.gap.id}/pages/1/text`, { text });
      await elsewhere(MINE[language]);
      await signedIn(shelf.gap.path);
      await button(page, t("reader.page", { page: 2 })).click();
      await button(page, narrow ? t("edit.tool.words.page", { page: 2 }) : t("edit.tool.words")).click();
      const words = page.getByRole("textbox", { name: t("edit.tool.words") });
      await words.fill(`${MINE[language]} ${await words.inputValue()}`);
      await elsewhere(THEIRS[language]);
      await button(page, t("edit.save")).click();
      await page.getByText(t("edit.conflict.title")).first().waitFor();
    },
  },
  {
    name: "edit-undone",
    busy: true,
    async open(visit) {
      const { page, t, narrow, shelf } = visit;
      await openPage(visit, narrow ? 0 : 2);
      const { story, status } = (await shelf.book.owner.call(`GET /stories/${shelf.book.id}`)).body;
      const undone = { what: "text", page: 1 };
      await page.route("**/undo", (route) => route.fulfill({ json: { undone, story, status } }));
      await button(page, t("edit.tool.undo")).click();
      await page
        .getByText(t("edit.undone.text", { page: 2 }))
        .first()
        .waitFor();
    },
  },
  {
    name: "share-done",
    busy: true,
    async open(visit) {
      const { page, t } = visit;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await openPage(visit, 0);
      await button(page, t("reader.share.title")).click();
      await page.getByText(t("reader.share.copied")).first().waitFor();
    },
  },
  {
    name: "share-by-hand",
    async open(visit) {
      const { page, t } = visit;
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await openPage(visit, 0);
      await button(page, t("reader.share.title")).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "share-stop",
    async open(visit) {
      await openPage(visit, 0);
      await button(visit.page, visit.t("reader.unshare")).click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
];

const SECOND_TITLE = "Pip und die Leiter zu den Sternen";

const MINE = { en: "Up they went.", ro: "Și au urcat.", de: "Hinauf ging es." };
const THEIRS = {
  en: "The ladder was long, and the stars were near.",
  ro: "Scara era lungă, iar stelele erau aproape.",
  de: "Die Leiter war lang, und die Sterne waren nah.",
};

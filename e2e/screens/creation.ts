import type { Language } from "#book/languages.ts";
import type { Screen, Visit } from "./visit.ts";

const IDEAS: Readonly<Record<Language, string>> = {
  en: "A brave hedgehog called Pip and his friend Mara the owl want to find the moon's lost button",
  ro: "Un arici curajos pe nume Pip și prietena lui, bufnița Mara, vor să găsească nasturele pierdut al lunii",
  de: "Ein mutiger Igel namens Pip und seine Freundin, die Eule Mara, möchten den verlorenen Knopf des Mondes finden",
};

async function typeIdea({ page, signedIn, t, language }: Visit, name = "Maker"): Promise<void> {
  await signedIn("/new", { name });
  await page.getByRole("textbox", { name: t("new.idea") }).fill(IDEAS[language]);
}

async function toReview(visit: Visit, name?: string): Promise<void> {
  await typeIdea(visit, name);
  await visit.page.getByRole("button", { name: visit.t("new.analyze") }).click();
  await visit.page.getByRole("textbox", { name: visit.t("review.field.title") }).waitFor();
}

/** From the idea to the book that is being made. */
export const CREATION: readonly Screen[] = [
  { name: "new", open: ({ signedIn }) => signedIn("/new", { name: "Maker" }) },
  {
    name: "new-empty",
    async open({ page, signedIn, t }) {
      await signedIn("/new", { name: "Maker" });
      await page.getByRole("button", { name: t("new.analyze") }).click();
      await page.getByText(t("new.empty")).first().waitFor();
    },
  },
  {
    name: "new-analyzing",
    busy: true,
    async open(visit) {
      await visit.page.route("**/api/stories/analyze", () => new Promise(() => {}));
      await typeIdea(visit);
      await visit.page.getByRole("button", { name: visit.t("new.analyze") }).click();
      await visit.page.getByText(visit.t("new.analyzing")).first().waitFor();
    },
  },
  { name: "review", whole: true, open: (visit) => toReview(visit) },
  {
    name: "review-errors",
    async open(visit) {
      const { page, t } = visit;
      await toReview(visit);
      await page.route("**/api/stories", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({
              status: 400,
              json: { code: "input.invalid", message: [t("review.story.missing"), t("error.general")] },
            })
          : route.fallback(),
      );
      await page.getByRole("button", { name: t("review.create") }).click();
      await page.getByText(t("review.errors.title")).first().waitFor();
    },
  },
  {
    name: "review-making",
    busy: true,
    async open(visit) {
      const { page, t } = visit;
      await toReview(visit);
      await page.route("**/api/stories", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 201, json: { id: "x", shortId: "x" } })
          : route.fallback(),
      );
      const { body } = await visit.shelf.book.owner.call(`GET /stories/${visit.shelf.book.id}`);
      const story = body["story"] as unknown as Record<string, unknown>;
      const cover = { imageUrl: "", imageUrls: [], selectedImageIndex: 0, status: "pending" };
      await page.route("**/api/stories/x", (route) =>
        route.fulfill({
          json: { story: { ...story, cover, pages: [], status: "pending", pagesDone: 0 }, status: "pending" },
        }),
      );
      await page.getByRole("button", { name: t("review.create") }).click();
      await page.getByText(t("review.making.title")).first().waitFor();
    },
  },
];

import { LOCAL_PAYMENTS_TEXTS } from "#content/local-payments.ts";
import { queryDatabase, setMembership } from "../support/query-database.ts";
import { openAccount } from "./open-account.ts";
import type { Screen, Visit } from "./visit.ts";

/** Presses one of the three boxes of the header: likes, level, plan. */
async function pressBox(visit: Visit, index: number): Promise<void> {
  const { page, t, narrow } = visit;
  const boxes = page.getByRole("list", { name: t("header.stats") });
  if (!narrow && !(await boxes.first().isVisible())) await openAccount(visit);
  await boxes.first().getByRole("button").nth(index).click();
}

const box = (name: string, index: number): Screen => ({
  name,
  async open(visit) {
    await visit.signedIn("/");
    await pressBox(visit, index);
    await visit.page.getByRole("dialog").last().waitFor();
  },
});

const slide = (number: number): Screen => ({
  name: `onboarding-${number}`,
  async open({ page, signedIn, t }) {
    await signedIn("/", { name: "Newcomer", newcomer: true });
    await page.getByRole("button", { name: t("onboarding.slide", { number, total: 6 }) }).click();
  },
});

/** Levels, likes, waits and PRO. */
export const MEMBERSHIP: readonly Screen[] = [
  ...[1, 2, 3, 4, 5, 6].map(slide),
  box("likes-stats", 0),
  box("levels", 1),
  box("plans", 2),
  {
    name: "level-up",
    async open({ page, product, signedIn }) {
      await signedIn("/terms", { name: "Climber" });
      await queryDatabase(
        product,
        `insert into grants (user_id, level, benefit)
          select id, level, '{"kind":"booklets","count":3}'::jsonb from users, generate_series(1, 2) as level
          where email = 'climber@example.com' on conflict do nothing`,
      );
      await signedIn("/", { name: "Climber" });
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "limit",
    async open({ page, product, signedIn, t }) {
      await signedIn("/terms", { name: "Waiter" });
      await setMembership(product, "Waiter", "pro_booklets = 0");
      await page.route("**/api/stories/rights", (route) =>
        route.fulfill({ json: { canCreate: false, proStorybooks: 0, secondsUntilNextStory: 45_296 } }),
      );
      await signedIn("/", { name: "Waiter" });
      await page.getByText(t("home.create")).first().waitFor();
      await page.evaluate(() => void window.dispatchEvent(new CustomEvent("create-story")));
      await page.getByRole("dialog", { name: t("limit.title") }).waitFor();
    },
  },
  {
    name: "congratulations",
    async open({ page, product, signedIn, t }) {
      await signedIn("/terms", { name: "Subscriber" });
      await setMembership(
        product,
        "Subscriber",
        "subscription_type = 'pro', subscription_expires_at = now() + interval '1 month'",
      );
      await signedIn("/?orderId=looked-at", { name: "Subscriber" });
      await page.getByRole("dialog", { name: t("congrats.title") }).waitFor();
    },
  },
  {
    name: "payment-local",
    async open(visit) {
      const { page, t, language } = visit;
      await visit.signedIn("/");
      await pressBox(visit, 2);
      await page
        .getByRole("dialog")
        .last()
        .getByRole("button", { name: t("subscribe.upgrade") })
        .click();
      await page.getByText(LOCAL_PAYMENTS_TEXTS[language].total).first().waitFor();
    },
  },
  {
    name: "session-expired",
    async open({ page, signedIn, shelf, t }) {
      await signedIn(shelf.book.path);
      await page.route("**/api/**", (route) => route.fulfill({ status: 401, json: { code: "auth.session.expired" } }));
      await page.evaluate(() => void window.dispatchEvent(new CustomEvent("create-story")));
      await page.getByRole("dialog", { name: t("auth.session.expired.title") }).waitFor();
    },
  },
];

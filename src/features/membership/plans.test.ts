import { expect, test } from "vitest";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { allowanceOf, OFFER_NAMES, planOf, priceOf } from "./plans.ts";

const NOW = Date.UTC(2026, 5, 1);

test("PRO counts while it has no end or one in the future; free stays free whatever its end", () => {
  expect(planOf({ subscriptionType: "pro", subscriptionExpiresAt: undefined }, NOW)).toBe("pro");
  expect(planOf({ subscriptionType: "pro", subscriptionExpiresAt: NOW + 1 }, NOW)).toBe("pro");
  expect(planOf({ subscriptionType: "pro", subscriptionExpiresAt: NOW }, NOW)).toBe("free");
  expect(planOf({ subscriptionType: "free", subscriptionExpiresAt: NOW + 1 }, NOW)).toBe("free");
  expect(planOf({ subscriptionType: "free", subscriptionExpiresAt: undefined }, NOW)).toBe("free");
});

test("PRO waits for nothing, includes every option and changes pictures without limit; free does none of it", () => {
  expect(allowanceOf({ subscriptionType: "pro", subscriptionExpiresAt: undefined }, NOW)).toEqual({
    waitsBetweenStories: false,
    proOptions: "included",
    pictureChanges: "unlimited",
  });
  expect(allowanceOf({ subscriptionType: "pro", subscriptionExpiresAt: NOW - 1 }, NOW)).toEqual({
    waitsBetweenStories: true,
    proOptions: "a booklet",
    pictureChanges: "set number",
  });
});

test("a month and a year are offered, at the prices of the settings", () => {
  expect(OFFER_NAMES.map((offer) => priceOf(offer, SHIPPED_SETTINGS))).toEqual([
    { price: 4.99, currency: "EUR" },
    { price: 39.99, currency: "EUR" },
  ]);
  const dearer = { ...SHIPPED_SETTINGS, monthlySubscriptionPrice: 25, subscriptionCurrency: "RON" };
  expect(priceOf("monthly", dearer)).toEqual({ price: 25, currency: "RON" });
});

import { expect, test } from "vitest";
import { isPro } from "#features/membership/subscription.ts";
import { readStoredUser } from "./read-stored-user.ts";

test("fills the gaps of a stored user with what a person has at first", () => {
  expect(readStoredUser({ name: "Ioana", likes: 3 })).toMatchObject({
    name: "Ioana",
    likes: 3,
    proStorybooks: 0,
    level: 0,
    levelUpdated: false,
    subscriptionType: "free",
    isOnboarding: false,
    roles: [],
  });
});

test("drops fields of another kind and fields that no user has", () => {
  const user = readStoredUser({ name: "Ioana", likes: "many", roles: "admin", extra: 1, subscriptionExpiresAt: null });
  expect(user).toMatchObject({ name: "Ioana", likes: 0, roles: [], subscriptionExpiresAt: null });
  expect(user).not.toHaveProperty("extra");
});

test("takes what is no user for none", () => {
  expect([null, undefined, "Ioana", 7, [], {}, { foo: 1 }].map(readStoredUser)).toEqual(Array(7).fill(null));
});

test("a subscription of a missing or unknown type is free, an end that cannot be read is past, and none is no end (S4.17)", () => {
  const now = new Date();
  const proWith = (stored: object) => isPro(readStoredUser({ name: "Ana", ...stored })!, now);
  for (const subscriptionType of [undefined, null, "", "PRO", "monthly", 1]) {
    expect(proWith({ subscriptionType, subscriptionExpiresAt: null })).toBe(false);
  }
  expect(proWith({ subscriptionType: "pro", subscriptionExpiresAt: "someday" })).toBe(false);
  expect(proWith({ subscriptionType: "pro", subscriptionExpiresAt: null })).toBe(true);
});

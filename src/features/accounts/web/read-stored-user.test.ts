import { expect, test } from "vitest";
import type { UserInfo } from "#features/accounts/account.ts";
import { isPro } from "#features/membership/subscription.ts";
import { readStoredUser } from "./read-stored-user.ts";
import { storedUserOf } from "./store-user.ts";

test("fills the gaps of a stored user with what a person has at first", () => {
  expect(readStoredUser({ name: "Ioana", likeCount: 3 })).toMatchObject({
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
  const user = readStoredUser({ name: "Ioana", likeCount: "many", roles: "admin", extra: 1, subscriptionExpires: 7 });
  expect(user).toMatchObject({ name: "Ioana", likes: 0, roles: [], subscriptionExpiresAt: null });
  expect(user).not.toHaveProperty("extra");
});

test("takes what is no user for none", () => {
  expect([null, undefined, "Ioana", 7, [], {}, { foo: 1 }].map(readStoredUser)).toEqual(Array(7).fill(null));
});

test("a subscription of a missing or unknown type is free, an end that cannot be read is past, and none is no end (H18) (S4.17)", () => {
  const now = new Date();
  const proWith = (stored: object) => isPro(readStoredUser({ name: "Ana", ...stored })!, now);
  for (const subscriptionType of [undefined, null, "", "PRO", "yearly", 1]) {
    expect(proWith({ subscriptionType, subscriptionExpires: null })).toBe(false);
  }
  expect(proWith({ subscriptionType: "monthly", subscriptionExpires: "someday" })).toBe(false);
  expect(proWith({ subscriptionType: "monthly", subscriptionExpires: null })).toBe(true);
});

test("a user is kept with name, e-mail, picture, roles, likeCount, subscriptionExpires and a type that says monthly for PRO, else free, and read as it was (S3.1)", () => {
  const answer: UserInfo = {
    proStorybooks: 2,
    level: 1,
    levelUpdated: false,
    acknowledgedLevel: 1,
    likes: 41,
    likesToday: 1,
    likesLast7Days: 2,
    likesLast30Days: 3,
    subscriptionType: "pro",
    subscriptionExpiresAt: "2027-01-31T10:00:00.000Z",
    picture: "/p.png",
    name: "Ioana Pop",
    email: "ioana@example.test",
    isOnboarding: true,
    isLevelUpdating: false,
    roles: ["admin", "printshop"],
  };
  const free: UserInfo = { ...answer, subscriptionType: "free", subscriptionExpiresAt: null };
  const kept = storedUserOf(answer);
  expect(kept).toMatchObject({
    name: "Ioana Pop",
    email: "ioana@example.test",
    picture: "/p.png",
    subscriptionType: "monthly",
    subscriptionExpires: "2027-01-31T10:00:00.000Z",
    likeCount: 41,
    roles: ["admin", "printshop"],
  });
  expect(storedUserOf(free)).toMatchObject({ subscriptionType: "free", subscriptionExpires: null });
  for (const user of [answer, free])
    expect(readStoredUser(JSON.parse(JSON.stringify(storedUserOf(user))))).toEqual(user);
});

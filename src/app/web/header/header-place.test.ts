import { expect, test } from "vitest";
import { headerPlace } from "./header-place.ts";

const place = (pathname: string, { signedIn = true, narrow = false, roles = [] as string[] } = {}) =>
  headerPlace({ pathname, signedIn, narrow, roles });

test("hides the header on the home screen of those who are signed out, and on story pages of phones (S2.31)", () => {
  expect(place("/", { signedIn: false })).toBe("hidden");
  expect(place("/stories/a", { narrow: true })).toBe("hidden");
  expect(place("/stories/a", { narrow: true, signedIn: false })).toBe("hidden");
  expect(place("/stories/a", { signedIn: false })).toBe("paper");
});

test("stands over the sky at home and on unknown addresses, on paper elsewhere", () => {
  expect(["/", "/nowhere"].map((path) => place(path))).toEqual(["sky", "sky"]);
  expect(["/new", "/review", "/stories/a", "/terms", "/privacy"].map((path) => place(path))).toEqual(
    Array(5).fill("paper"),
  );
  expect(["/login", "/nowhere", "/new"].map((path) => place(path, { signedIn: false }))).toEqual(
    Array(3).fill("hidden"),
  );
});

test("stands on paper in the portal, which is no screen for who has no role there", () => {
  expect(["/admin", "/admin/trail"].map((path) => place(path, { roles: ["printshop"] }))).toEqual(["paper", "paper"]);
  expect(["/admin", "/admin/trail"].map((path) => place(path, { roles: ["king"] }))).toEqual(["sky", "sky"]);
  expect(place("/administer", { roles: ["admin"] })).toBe("sky");
});

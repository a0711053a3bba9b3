import { expect, test } from "vitest";
import { ApiError, isAuthError, isRefusal } from "./api-error.ts";

test("takes a 401 or an auth code for an auth error, and never the words of a message (H07) (S8.24)", () => {
  expect(isAuthError(new ApiError(401, undefined))).toBe(true);
  expect(isAuthError(new ApiError(503, { code: "auth.provider.down" }))).toBe(true);
  expect(isAuthError(new ApiError(404, { code: "story.not_found", message: "Author not found" }))).toBe(false);
  expect(isAuthError(new Error("401 Unauthorized"))).toBe(false);
});

test("asks again only where another try can help", () => {
  expect([400, 401, 404, 412].map((status) => isRefusal(new ApiError(status, undefined)))).not.toContain(false);
  expect([0, 429, 500, 503].map((status) => isRefusal(new ApiError(status, undefined)))).not.toContain(true);
});

test("reads a message that is a sentence, a list, or missing", () => {
  expect(new ApiError(400, { message: "One." }).messages).toEqual(["One."]);
  expect(new ApiError(400, { message: ["One.", "", "Two."] }).messages).toEqual(["One.", "Two."]);
  expect(new ApiError(500, {}).messages).toEqual([]);
});

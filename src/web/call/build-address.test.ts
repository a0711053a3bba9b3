import { expect, test } from "vitest";
import { buildAddress } from "./build-address.ts";

test("fills places, escaped, and appends the query without what is undefined", () => {
  expect(buildAddress("/stories/:id/pages/:pageId/text", { id: "a b", pageId: 0 })).toBe("/stories/a%20b/pages/0/text");
  expect(buildAddress("/user/likes-stats", {}, { timeZone: "Europe/Chisinau", other: undefined })).toBe(
    "/user/likes-stats?timeZone=Europe%2FChisinau",
  );
});

test("refuses a place without a value", () => {
  expect(() => buildAddress("/stories/:id", {})).toThrow(/:id/);
  expect(() => buildAddress("/stories/:id", { id: "" })).toThrow(/:id/);
});

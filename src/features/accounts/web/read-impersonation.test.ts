import { expect, test } from "vitest";
import { readImpersonation } from "./read-impersonation.ts";

test("takes the token out of the query and leaves the rest", () => {
  expect(readImpersonation("?a=1&impersonationToken=abcdefghij&b=2")).toEqual({
    token: "abcdefghij",
    search: "?a=1&b=2",
  });
  expect(readImpersonation("?impersonationToken=abcdefghij")).toEqual({ token: "abcdefghij", search: "" });
  expect(readImpersonation("?orderId=1")).toBeNull();
});

test("takes a written-out object, and what is shorter than 10 characters, for no token, and cleans it away all the same (S5.8)", () => {
  for (const given of ["[object Object]", "%5Bobject%20Object%5D", "abcdefghi", ""]) {
    expect(readImpersonation(`?impersonationToken=${given}`)).toEqual({ token: undefined, search: "" });
  }
});

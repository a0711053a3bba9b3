import { expect, test } from "vitest";
import { hashToken } from "./hash-token.ts";
import { makeId, makeShortId } from "./make-id.ts";
import { makeToken } from "./make-token.ts";

test("ids and tokens are long enough, fit into an address and never come twice", () => {
  for (const [make, shape] of [
    [makeToken, /^[\w-]{43}$/],
    [makeId, /^[\w-]{22}$/],
    [makeShortId, /^[2-9a-hjkmnp-tv-z]{14}$/],
  ] as const) {
    const made = Array.from({ length: 2_000 }, make);
    expect(made.every((one) => shape.test(one))).toBe(true);
    expect(new Set(made).size).toBe(2_000);
  }
});

test("every letter of a short id is as likely as another", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 6_000; i += 1)
    for (const letter of makeShortId()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const mean = (6_000 * 14) / 30;
  expect(counts.size).toBe(30);
  // Eight standard deviations of a fair draw: a chance of less than one in 10^13.
  const bound = 8 * Math.sqrt(mean);
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(bound);
});

test("a token is stored as its hash", () => {
  // printf abc | openssl dgst -sha256 -binary | basenc --base64url
  expect(hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
});

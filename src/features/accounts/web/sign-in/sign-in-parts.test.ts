import { expect, test } from "vitest";
import { facebookAddress, googleAddress, xAddress } from "./authorize-address.ts";
import { challengeOf } from "./challenge-of.ts";
import { randomText } from "./random-text.ts";
import { safeReturnPath } from "./safe-return-path.ts";

const going = { state: "s t", redirect: "https://basmia.example/" };

test("asks Google for a token, Facebook for a code and X for a code with a challenge", () => {
  const google = new URL(
    googleAddress({ clientId: "g", authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth" }, going),
  );
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    response_type: "token",
    client_id: "g",
    redirect_uri: "https://basmia.example/",
    state: "s t",
  });
  const dialogUrl = "https://www.facebook.com/v16.0/dialog/oauth";
  const facebook = new URL(facebookAddress({ appId: "f", dialogUrl, version: "v16.0" }, going));
  expect(facebook.pathname).toBe("/v16.0/dialog/oauth");
  expect(Object.fromEntries(facebook.searchParams)).toEqual({
    response_type: "code",
    client_id: "f",
    redirect_uri: "https://basmia.example/",
    scope: "public_profile",
    state: "s t",
  });
  const x = new URL(xAddress({ clientId: "x", authorizeUrl: "https://x.com/i/oauth2/authorize" }, going, "c"));
  expect(Object.fromEntries(x.searchParams)).toMatchObject({
    scope: "tweet.read users.read offline.access",
    code_challenge: "c",
    code_challenge_method: "S256",
  });
});

test("makes the challenge of RFC 7636's own example", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
});

test("makes texts of the asked length from letters that need no escaping", () => {
  expect(randomText(128)).toMatch(/^[A-Za-z0-9\-._~]{128}$/);
  expect(randomText(128)).not.toBe(randomText(128));
});

test("passes over bytes that would make some letters likelier than others", () => {
  const everyByte = (bytes: Uint8Array) => bytes.map((_byte, index) => index % 256);
  const counts = new Map<string, number>();
  for (const letter of randomText(198, everyByte)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(66);
  expect([...counts.values()].every((count) => count === 3)).toBe(true);
  const unfair = (bytes: Uint8Array) => bytes.fill(255).fill(0, 0, 1);
  expect(randomText(3, unfair)).toBe("AAA");
});

test("goes back only to a path of this site", () => {
  const origin = "https://basmia.example";
  expect(safeReturnPath("/stories/a?x=1#p", origin)).toBe("/stories/a?x=1#p");
  const foreign = [
    null,
    "",
    "stories",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ];
  expect(foreign.map((path) => safeReturnPath(path, origin))).toEqual(foreign.map(() => "/"));
});

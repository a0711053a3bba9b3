import { beforeEach, expect, test } from "vitest";
import { inMemory, type KeyValues } from "#web/session/storage.ts";
import { signInFlags, type SignInFlags } from "./flags.ts";
import { readReturn, withoutAnswer } from "./read-return.ts";

let tab: KeyValues;
let local: KeyValues;
let flags: SignInFlags;

beforeEach(() => {
  tab = inMemory();
  local = inMemory();
  flags = signInFlags(tab, local);
});

const back = (search: string, hash = "") => readReturn(search, hash, flags.expected());
const CODE = "AQ0123456789012345678";

test("redeems Google's token from the fragment when the state is the one that was sent", () => {
  flags.begin("google", "s1");
  expect(back("", "#access_token=t&state=s1&token_type=Bearer")).toMatchObject({ kind: "google", accessToken: "t" });
  expect(back("", "#access_token=t&state=forged").kind).toBe("failed");
  expect(back("", "#access_token=t").kind).toBe("failed");
  expect(back("", "#access_token=&state=s1").kind).toBe("failed");
});

test("redeems Facebook's code when it is longer than 20 characters, and nothing on an error (S4.26)", () => {
  flags.begin("facebook", "s1");
  expect(back(`?code=${CODE}&state=s1`, "#_=_")).toMatchObject({ kind: "facebook", code: CODE });
  expect(back(`?code=${CODE.slice(1)}&state=s1`).kind).toBe("failed");
  expect(back(`?code=${CODE}&state=other`).kind).toBe("failed");
  expect(back(`?error=access_denied&code=${CODE}&state=s1`)).toMatchObject({ kind: "failed", reason: "access_denied" });
});

test("redeems X's code only with the state that was sent and its verifier (S4.27)", () => {
  flags.begin("x", "s1", "v1");
  expect(back("?code=c&state=s1")).toMatchObject({ kind: "x", code: "c", codeVerifier: "v1" });
  expect(back("?code=c&state=s2").kind).toBe("failed");
  expect(back("?state=s1&error=denied").kind).toBe("failed");
  local.setItem("x_code_verifier", "{broken");
  expect(back("?code=c&state=s1").kind).toBe("failed");
});

test("lets two tabs sign in with X at once, and the end of one leaves the other its verifier", () => {
  const other = signInFlags(inMemory(), local);
  flags.begin("x", "s1", "v1");
  other.begin("x", "s2", "v2");
  expect(back("?code=c&state=s1")).toMatchObject({ codeVerifier: "v1" });
  flags.clear("s1");
  expect(local.getItem("x_oauth_state")).toBe("s2");
  expect(readReturn("?code=d&state=s2", "", other.expected())).toMatchObject({ codeVerifier: "v2" });
  other.clear("s2");
  expect([local.getItem("x_oauth_state"), local.getItem("x_code_verifier")]).toEqual([null, null]);
});

test("finishes a sign-in with X in another tab than the one that it was begun in; with the others it is none", () => {
  const other = signInFlags(inMemory(), local);
  flags.begin("x", "s1", "v1");
  expect(readReturn("?code=c&state=s1", "", other.expected())).toMatchObject({ kind: "x", codeVerifier: "v1" });
  flags.begin("google", "s2");
  expect(readReturn("", "#access_token=t&state=s2", other.expected()).kind).toBe("failed");
});

test("redeems nothing that nobody here has asked for", () => {
  expect(back(`?code=${CODE}&state=s1`).kind).toBe("failed");
  expect(back("", "#access_token=t&state=s1").kind).toBe("failed");
  expect(back("?error=access_denied").kind).toBe("failed");
  tab.setItem("oauthProvider", "somebody");
  expect(back("", "#access_token=t&state=s1").kind).toBe("failed");
  flags.begin("google", "s1");
  expect(back("?page=2", "#top")).toEqual({ kind: "none" });
});

test("takes an answer out of the address, whoever has sent it, and leaves what else stands there", () => {
  const clean = (pathname: string, search: string, hash = "") => withoutAnswer({ pathname, search, hash });
  expect(clean("/", "?code=a&state=b", "#_=_")).toBe("/");
  expect(clean("/stories/a", "?x=1&error=no&error_reason=user_denied", "#page")).toBe("/stories/a?x=1#page");
  expect(clean("/", "?orderId=o", "#access_token=t&state=s&expires_in=3599")).toBe("/?orderId=o");
});

test("keeps its flags where they belong, and takes them all away when a sign-in is over", () => {
  flags.keepReturnPath("/stories/a");
  flags.begin("x", "s1", "v1");
  expect(tab.getItem("oauthProvider")).toBe("x");
  expect(local.getItem("x_oauth_state")).toBe("s1");
  expect(JSON.parse(local.getItem("x_code_verifier") ?? "")).toEqual({ s1: "v1" });
  flags.clear("s1");
  expect([tab.getItem("oauthProvider"), local.getItem("x_oauth_state"), local.getItem("x_code_verifier")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(flags.takeReturnPath()).toBe("/stories/a");
  expect(flags.takeReturnPath()).toBeNull();
});

test("forgets the oldest of many sign-ins that were never finished", () => {
  for (let index = 0; index < 9; index++) flags.begin("x", `s${index}`, `v${index}`);
  expect(back("?code=c&state=s0").kind).toBe("failed");
  expect(back("?code=c&state=s8").kind).toBe("x");
});

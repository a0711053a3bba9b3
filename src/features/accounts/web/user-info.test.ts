import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/call/api-error.ts";
import { makeSession } from "#web/session/make-session.ts";
import type { KeyValues } from "#web/session/storage.ts";

const store = (): KeyValues => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** The state of the user over a session of its own, and what each call is answered with. */
async function open(answer: (refuse: (token: string) => void) => Promise<unknown>) {
  vi.resetModules();
  const session = makeSession(store(), store());
  session.begin("t-1");
  session.setUser({ name: "Ana" });
  vi.stubGlobal("window", { setTimeout, addEventListener: () => undefined });
  vi.doMock("#web/session/browser-session.ts", () => ({ session }));
  vi.doMock("#web/call/api.ts", () => ({ apiOf: () => () => answer((token) => session.endIfCurrent(token)) }));
  const { refreshUser, userNow } = await import("./user-info.ts");
  refreshUser();
  return { session, userNow };
}

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset());
afterEach(() => {
  vi.doUnmock("#web/session/browser-session.ts");
  vi.doUnmock("#web/call/api.ts");
  vi.unstubAllGlobals();
});

test("a user that cannot be read is logged and kept in the state, by a sentence of our own when it is no error; a 401 signs out (S8.22)", async () => {
  const down = await open(() => Promise.reject(new ApiError(503, { code: "service.unavailable" })));
  await expect.poll(() => down.userNow().error).toBe("503 service.unavailable");
  expect(down.userNow()).toMatchObject({ signedIn: true, user: { name: "Ana" } });
  expect(logged).toHaveBeenCalledOnce();

  // eslint-disable-next-line prefer-promise-reject-errors
  const strange = await open(() => Promise.reject("no error at all"));
  await expect.poll(() => strange.userNow().error).toBe("Failed to fetch user info");
  expect(logged).toHaveBeenCalledTimes(2);

  // What the caller does with a 401, before it hands the failure on.
  const refused = await open((refuse) => {
    refuse("t-1");
    return Promise.reject(new ApiError(401, { code: "auth.session.expired" }));
  });
  await expect.poll(() => refused.userNow().signedIn).toBe(false);
  expect(refused.userNow().user).toBeNull();
  expect(refused.session.state()).toEqual({ token: null, user: null });
});

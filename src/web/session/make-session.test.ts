import { beforeEach, expect, test } from "vitest";
import { makeSession, type Session } from "./make-session.ts";
import { safeStorage, type KeyValues } from "./storage.ts";

let local: KeyValues;
let tab: KeyValues;
let session: Session;

beforeEach(() => {
  local = inMemory();
  tab = inMemory();
  session = makeSession(local, tab);
});

function inMemory(): KeyValues {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => values.set(name, value),
    removeItem: (name) => values.delete(name),
  };
}

test("keeps a sign-in's token in local storage and an impersonation's in session storage, which is read first", () => {
  session.begin("mine");
  expect([local.getItem("token"), tab.getItem("token")]).toEqual(["mine", null]);
  session.begin("theirs", "tab");
  expect([local.getItem("token"), tab.getItem("token")]).toEqual(["mine", "theirs"]);
  expect(session.token()).toBe("theirs");
  expect(makeSession(local, tab).token()).toBe("theirs");
});

test("forgets the last person's name when another one signs in", () => {
  session.begin("a");
  session.setUser({ name: "Ioana" });
  session.begin("b");
  expect(session.state()).toEqual({ token: "b", user: null });
});

test("takes token and user away at the end, wherever they were kept", () => {
  session.begin("mine");
  session.begin("theirs", "tab");
  session.setUser({ name: "Ioana" });
  session.end();
  expect(["token", "user"].flatMap((name) => [local.getItem(name), tab.getItem(name)])).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(session.state()).toEqual({ token: null, user: null });
});

test("ends for a refused token only if that still is the session's (S4.23)", () => {
  session.begin("old");
  session.begin("new");
  session.endIfCurrent("old");
  expect(session.token()).toBe("new");
  session.endIfCurrent("new");
  expect(session.token()).toBeNull();
});

test("tells that the server ended a session, and not that the person or a late answer did", () => {
  const heard: string[] = [];
  session.onExpired(() => heard.push("expired"));
  session.begin("old");
  session.begin("new");
  session.endIfCurrent("old");
  session.end();
  expect(heard).toEqual([]);
  session.begin("newest");
  session.endIfCurrent("newest");
  expect(heard).toEqual(["expired"]);
  session.onExpired(() => heard.push("late"));
  expect(heard).toEqual(["expired", "late"]);
  session.begin("another");
  session.onExpired(() => heard.push("too late"));
  expect(heard).toEqual(["expired", "late"]);
});

test("tells of a changed token before anybody else hears, and not of a changed user", () => {
  const heard: string[] = [];
  session.subscribe(() => heard.push("any"));
  session.onTokenChange(() => heard.push("token"));
  session.begin("a");
  session.setUser({ name: "Ioana" });
  expect(heard).toEqual(["token", "any", "any"]);
});

test("hears what another tab has done", () => {
  session.begin("a");
  local.removeItem("token");
  session.reread();
  expect(session.token()).toBeNull();
});

test("reads a broken stored user as none", () => {
  local.setItem("token", "a");
  local.setItem("user", "{broken");
  expect(makeSession(local, tab).state()).toEqual({ token: "a", user: null });
});

test("goes on in memory where the browser refuses storage", () => {
  const storage = safeStorage(() => {
    throw new Error("SecurityError");
  });
  storage.setItem("token", "a");
  expect(storage.getItem("token")).toBe("a");
  storage.removeItem("token");
  expect(storage.getItem("token")).toBeNull();
});

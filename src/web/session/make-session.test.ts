import { beforeEach, expect, test } from "vitest";
import { makeSession, type Session } from "./make-session.ts";
import { inMemory, type KeyValues, prefixed, safeStorage } from "./storage.ts";

let local: KeyValues;
let tab: KeyValues;
let session: Session;

beforeEach(() => {
  local = inMemory();
  tab = inMemory();
  session = makeSession(local, tab);
});

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

test("takes token and user away at the end; an impersonation ends alone, with its user", () => {
  session.begin("mine");
  session.setUser({ name: "Ioana" });
  session.begin("theirs", "tab");
  expect(session.state()).toEqual({ token: "theirs", user: null });
  session.setUser({ name: "Somebody" });
  expect(makeSession(local, inMemory()).state()).toEqual({ token: "mine", user: { name: "Ioana" } });
  session.end();
  expect(session.state()).toEqual({ token: "mine", user: { name: "Ioana" } });
  session.end();
  expect(session.state()).toEqual({ token: null, user: null });
  expect(["token", "user"].flatMap((name) => [local.getItem(name), tab.getItem(name)])).toEqual(Array(4).fill(null));
});

test("gives no user to a session that another tab has begun meanwhile, and does not end it", () => {
  session.begin("a");
  const other = makeSession(local, inMemory());
  other.begin("b");
  session.setUser({ name: "who had a" });
  expect(local.getItem("user")).toBeNull();
  expect(session.token()).toBe("b");
  const stale = makeSession(local, inMemory());
  other.begin("c");
  stale.endIfCurrent("b");
  expect(local.getItem("token")).toBe("c");
});

test("ends for a refused token only if that still is the session's (H16) (S4.23)", () => {
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

test("throws away a stored user that is broken or has no token", () => {
  local.setItem("token", "a");
  local.setItem("user", "{broken");
  expect(makeSession(local, tab).state()).toEqual({ token: "a", user: null });
  expect(local.getItem("user")).toBeNull();
  local.setItem("user", "{}");
  local.removeItem("token");
  expect(makeSession(local, tab).state()).toEqual({ token: null, user: null });
  expect(local.getItem("user")).toBeNull();
});

test("tells nobody of what has not changed", () => {
  let heard = 0;
  session.begin("a");
  session.subscribe(() => (heard += 1));
  const before = session.state();
  session.reread();
  session.setUser({ name: "Ioana" });
  session.setUser({ name: "Ioana" });
  expect(heard).toBe(1);
  expect(session.state()).not.toBe(before);
});

const refusing = () => {
  throw new Error("SecurityError");
};

test("goes on in memory where the browser refuses storage", () => {
  const storage = safeStorage(refusing);
  storage.setItem("token", "a");
  expect(storage.getItem("token")).toBe("a");
  storage.removeItem("token");
  expect(storage.getItem("token")).toBeNull();
});

test("goes on in the tab where only the device's storage is refused", () => {
  const behind = prefixed(tab, "local:");
  const first = makeSession(safeStorage(refusing, behind), tab);
  first.begin("a");
  first.setUser({ name: "Ioana" });
  const reloaded = makeSession(safeStorage(refusing, behind), tab);
  expect(reloaded.state()).toEqual({ token: "a", user: { name: "Ioana" } });
  reloaded.end();
  expect(tab.getItem("local:token")).toBeNull();
});

test("reads what could not be written over from where it was written", () => {
  let full = false;
  const values = inMemory();
  const storage = safeStorage(() => ({ ...values, setItem: full ? refusing : values.setItem }));
  storage.setItem("user", "old");
  full = true;
  storage.setItem("user", "new");
  expect(storage.getItem("user")).toBe("new");
  full = false;
  storage.setItem("user", "newest");
  expect(storage.getItem("user")).toBe("newest");
});

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { Fault } from "#contract/fault.ts";
import { describeStorage } from "../storage-suite.ts";
import { openDiskStorage } from "./open-disk-storage.ts";

const newDirectory = () => mkdtempSync(path.join(tmpdir(), "basmia-storage-"));

describeStorage("disk", async () => {
  const directory = newDirectory();
  return {
    storage: await openDiskStorage(directory),
    close: async () => rmSync(directory, { recursive: true, force: true }),
  };
});

test("clears away drafts that a killed process left, not those of a living one", async () => {
  const directory = newDirectory();
  await openDiskStorage(directory);
  const drafts = path.join(directory, ".drafts");
  for (const name of ["old", "new"]) writeFileSync(path.join(drafts, name), "half");
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(path.join(drafts, "old"), twoHoursAgo, twoHoursAgo);
  const storage = await openDiskStorage(directory);
  expect(readdirSync(drafts)).toEqual(["new"]);
  expect(await storage.list()).toEqual([]);
  rmSync(directory, { recursive: true });
});

test("a disk that does not take the file is a store that is down, and leaves no draft", async () => {
  const directory = newDirectory();
  const storage = await openDiskStorage(directory);
  // A file stands where the folder would have to be.
  await storage.put("taken", Buffer.from("x"));
  const refusal = await storage.put("taken/inside.txt", Buffer.from("x")).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Fault);
  expect(refusal).toMatchObject({ code: "service.unavailable" });
  expect(readdirSync(path.join(directory, ".drafts"))).toEqual([]);
  rmSync(directory, { recursive: true });
});

import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Storage } from "./storage.ts";

export interface Player {
  readonly storage: Storage;
  close(): Promise<void>;
}

/** What every player of the storage role must keep; run from the test beside each player. */
export function describeStorage(name: string, open: () => Promise<Player>): void {
  describe(`storage: ${name}`, () => {
    let player: Player;
    let storage: Storage;
    beforeAll(async () => {
      player = await open();
      storage = player.storage;
    });
    afterAll(() => player.close());
    const text = async (file: string) => (await storage.read(file))?.toString();

    test("gives back what was put, byte for byte", async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
      await storage.put("stories/a/one.webp", bytes);
      expect(await storage.read("stories/a/one.webp")).toEqual(Buffer.from(bytes));
      const opened = await storage.open("stories/a/one.webp");
      expect(opened?.size).toBe(70_000);
      expect(opened && (await buffer(opened.data))).toEqual(Buffer.from(bytes));
    });

    test("what is not there is undefined, and can be deleted", async () => {
      expect(await storage.read("stories/none.webp")).toBeUndefined();
      expect(await storage.open("stories/none.webp")).toBeUndefined();
      await storage.delete("stories/none.webp");
      await storage.deleteAll("stories/nobody");
      expect(await storage.list("stories/nobody")).toEqual([]);
    });

    test("a second put takes the place of the first, under another etag", async () => {
      await storage.put("again.txt", Buffer.from("first"));
      const first = await storage.open("again.txt");
      first?.data.destroy();
      await storage.put("again.txt", Buffer.from("other"));
      const second = await storage.open("again.txt");
      second?.data.destroy();
      expect(await text("again.txt")).toBe("other");
      expect(first?.etag).toMatch(/^".+"$/);
      expect(second?.etag).not.toBe(first?.etag);
    });

    test("whoever reads during a put gets the old or the new, whole", async () => {
      const all = (letter: string) => Buffer.alloc(300_000, letter);
      await storage.put("busy.bin", all("a"));
      const writing = (async () => {
        for (const letter of "bcdef") await storage.put("busy.bin", all(letter));
      })();
      for (let i = 0; i < 20; i += 1) {
        const seen = await storage.read("busy.bin");
        expect(seen?.equals(all(String.fromCharCode(seen[0] ?? 0)))).toBe(true);
      }
      await writing;
    });

    test("deletes a folder, and none whose name only begins alike", async () => {
      for (const file of ["s/abc/1.txt", "s/abc/deep/2.txt", "s/abcd/3.txt", "s/abc.txt"]) {
        await storage.put(file, Buffer.from(file));
      }
      expect(await storage.list("s")).toEqual(["s/abc.txt", "s/abc/1.txt", "s/abc/deep/2.txt", "s/abcd/3.txt"]);
      await storage.deleteAll("s/abc");
      expect(await storage.list("s")).toEqual(["s/abc.txt", "s/abcd/3.txt"]);
      await storage.delete("s/abc.txt");
      expect(await storage.list("s")).toEqual(["s/abcd/3.txt"]);
    });

    test("an empty file is a file", async () => {
      await storage.put("empty.txt", new Uint8Array());
      expect(await storage.read("empty.txt")).toEqual(Buffer.alloc(0));
    });

    test.each([
      "",
      "/etc/passwd",
      "../x",
      "a/../../x",
      "a//b",
      "a/",
      ".hidden",
      "a/.b",
      "a\\b",
      "a b",
      "ă",
      "x".repeat(600),
    ])("refuses the name %j", async (bad) => {
      await expect((async () => storage.put(bad, Buffer.from("x")))()).rejects.toThrow(RangeError);
      await expect((async () => storage.read(bad))()).rejects.toThrow(RangeError);
      await expect((async () => storage.deleteAll(bad))()).rejects.toThrow(RangeError);
    });
  });
}

import { describe, expect, test } from "vitest";
import { withTimestamp } from "./with-timestamp.ts";

const at = new Date(1_700_000_000_000);

describe("the address of a picture", () => {
  test("carries t, and keeps query and fragment (H04) (S7.29)", () => {
    expect(withTimestamp("/images/a/b/screen.webp", at)).toBe("/images/a/b/screen.webp?t=1700000000000");
    expect(withTimestamp("/a.webp?x=1#top", at)).toBe("/a.webp?x=1&t=1700000000000#top");
    expect(withTimestamp("/a.webp?t=5", at)).toBe("/a.webp?t=1700000000000");
    expect(withTimestamp("https://cdn.example/a.webp", at)).toBe("https://cdn.example/a.webp?t=1700000000000");
  });

  test("stays as it is when it is signed or holds the picture itself", () => {
    for (const address of [
      "data:image/webp;base64,AA",
      "blob:https://x/1",
      "https://s3.example/a?X-Amz-Signature=ab&X-Amz-Date=1",
    ]) {
      expect(withTimestamp(address, at)).toBe(address);
    }
  });
});

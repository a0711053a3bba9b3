import { describe, expect, test } from "vitest";
import { renditionOf, selectAlternative, withoutTimestamp } from "./picture.ts";

describe("the address of a picture", () => {
  test("is compared without t", () => {
    expect(withoutTimestamp("/a.webp?t=5")).toBe(withoutTimestamp("/a.webp?t=6"));
    expect(withoutTimestamp("/a.webp?x=1&t=5#top")).toBe("/a.webp?x=1#top");
    expect(withoutTimestamp("/a.webp?t=5&x=1")).toBe("/a.webp?x=1");
  });

  test("names another size of the same picture, and nothing else", () => {
    expect(renditionOf("/images/a/b/screen.webp?t=5", "thumb")).toBe("/images/a/b/thumb.webp?t=5");
    expect(renditionOf("/assets/default-cover.svg", "thumb")).toBe("/assets/default-cover.svg");
  });
});

describe("the selected alternative", () => {
  const list = ["/a.webp?t=1", "/b.webp?t=2"];

  test("is the place of the address in the list, whatever its t (H03)", () => {
    expect(selectAlternative("/b.webp?t=9", list)).toEqual({
      imageUrl: "/b.webp?t=2",
      imageUrls: list,
      selectedImageIndex: 1,
    });
  });

  test("is appended when the list does not hold it, and index 0 without pictures (H03) (S3.20)", () => {
    expect(selectAlternative("/c.webp", list)).toEqual({
      imageUrl: "/c.webp",
      imageUrls: [...list, "/c.webp"],
      selectedImageIndex: 2,
    });
    expect(selectAlternative("", [])).toEqual({ imageUrl: "", imageUrls: [], selectedImageIndex: 0 });
  });
});
